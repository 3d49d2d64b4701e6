import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

/** What the assistant does, and below each task where it stops. */
export function Duties() {
  const { duties } = page;
  return (
    <Section id="duties" title={duties.title}>
      <ol className="grid gap-x-10 gap-y-9 md:grid-cols-2 lg:grid-cols-6">
        {duties.items.map((item) => (
          <li
            key={item.title}
            className="grid grid-rows-[auto_1fr_auto] gap-y-2 lg:col-span-2 lg:nth-[n+4]:col-span-3"
          >
            <h3 className="text-h3">{item.title}</h3>
            <p className="text-text-soft">{item.text}</p>
            <p className="mt-1 border-accent border-l-2 pl-4">{item.limit}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
