import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

/** What it does on the left, where it stops on the right: read across. */
export function Duties() {
  const { duties } = page;
  return (
    <Section id="duties" title={duties.title} lede={duties.intro}>
      <ol className="border-text border-t-[1.5px]">
        {duties.items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-10 gap-y-3 border-line border-b py-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
          >
            <div>
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-1.5 max-w-[56ch] text-text-soft">{item.text}</p>
            </div>
            <p className="border-accent border-l-2 pl-5 md:self-center">{item.limit}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
