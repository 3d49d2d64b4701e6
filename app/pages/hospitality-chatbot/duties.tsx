import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

/** What the assistant does, left of a line that runs through all tasks, and right of it where each of them stops. */
export function Duties() {
  const { duties } = page;
  return (
    <Section id="duties" title={duties.title}>
      <ol className="grid gap-y-6 lg:gap-y-0">
        {duties.items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-10 gap-y-1.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)]"
          >
            <h3 className="text-h3 lg:py-5">{item.title}</h3>
            <p className="text-text-soft lg:py-5">{item.text}</p>
            <p className="border-accent border-l-2 pl-4 lg:py-5 lg:pl-8">{item.limit}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
