import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

export function UseCases() {
  return (
    <Section id="use-cases" title={page.useCases.title} tone="tint">
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {page.useCases.items.map((item) => (
          <li key={item.title} className="row-span-2 grid grid-rows-subgrid gap-y-6">
            <p className="relative self-end border-[1.5px] border-text bg-surface px-4 py-3 after:absolute after:-bottom-[9px] after:left-5 after:size-4 after:rotate-45 after:border-text after:border-r-[1.5px] after:border-b-[1.5px] after:bg-surface">
              “{item.asked}”
            </p>
            <div>
              <h3 className="text-h4">{item.title}</h3>
              <p className="mt-1 max-w-[48ch] text-text-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
