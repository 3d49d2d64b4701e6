import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

/** What the assistant does, and beside each task where it stops. */
export function Duties() {
  const { duties } = page;
  return (
    <Section id="duties" title={duties.title} layout="beside">
      <ol className="grid gap-y-8">
        {duties.items.map((item) => (
          <li key={item.title} className="grid gap-x-10 gap-y-2 md:grid-cols-2">
            <h3 className="text-h3 md:col-span-2">{item.title}</h3>
            <p className="text-text-soft">{item.text}</p>
            <p className="border-accent border-l-2 pl-4">{item.limit}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
