import { useId } from "react";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/** What the assistant is first used for, each with a question as it is asked. */
export function UseCases() {
  const headingId = useId();
  return (
    <section id="use-cases" aria-labelledby={headingId} className="flex min-w-0 flex-col">
      <h3 id={headingId} className="text-h3">
        {page.useCases.title}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row to swipe on a phone, which the keyboard has to reach */}
      <ul tabIndex={0} className="mt-7 grid grow auto-rows-fr gap-x-10 swipes md:grid-cols-2">
        {page.useCases.items.map((item) => (
          <li key={item.title} className="border-line border-t pt-4 pb-5">
            <h4 className="text-h4">{item.title}</h4>
            <p className="mt-1 text-secondary">“{item.asked}”</p>
            <p className="text-text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
