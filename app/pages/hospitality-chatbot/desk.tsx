import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

export function Desk() {
  return (
    <Section id="desk" title={page.desk.title} lede={page.desk.intro} tone="inverse">
      <ol className="grid gap-x-10 gap-y-9 md:grid-cols-2">
        {page.desk.items.map((item) => (
          <li key={item.title} className="border-line border-t pt-5">
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-2 max-w-[52ch] text-text-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
