import { useId } from "react";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { SwipeCount } from "./swipe-count.tsx";

/** What the assistant is first used for: the job, and large the question as it is asked. */
export function UseCases() {
  const headingId = useId();
  return (
    <section id="use-cases" aria-labelledby={headingId} className="flex min-w-0 flex-col">
      <h3 id={headingId} className="text-h3">
        {page.useCases.title}
      </h3>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row to swipe on a phone, which the keyboard has to reach
        tabIndex={0}
        className="mt-7 grow border-text swipes md:grid md:grid-cols-2 md:border-t-[1.5px]"
      >
        {page.useCases.items.map((item, index) => (
          <li key={item.title} className="border-line py-4 md:border-b md:pr-8">
            <SwipeCount index={index} of={page.useCases.items.length} />
            <h4 className="font-sans font-semibold text-base text-secondary">{item.title}</h4>
            <p className="mt-1 font-display font-semibold text-h4 tracking-tight">“{item.asked}”</p>
            <p className="mt-1 text-text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
