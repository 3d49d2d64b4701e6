import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

const { title, intro, assistant, head, rows } = page.systems;

/** The systems as plugs below the assistant: what comes up from each, what goes down, and how it works without. */
export function Systems() {
  return (
    <Section id="systems" title={title} lede={intro}>
      <p className="bg-text px-5 py-2.5 font-semibold text-background max-lg:hidden">{assistant}</p>
      <ul className="grid gap-x-5 gap-y-6 md:grid-cols-2 lg:grid-cols-5 lg:grid-rows-[repeat(4,auto)] lg:gap-y-0">
        {rows.map((row) => (
          <li key={row.needs} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <h3 className="border-[1.5px] border-text bg-surface px-4 py-3 text-h4 lg:row-start-3">
              {row.needs}
            </h3>
            <dl className="grid grid-cols-2 gap-x-4 lg:contents">
              <Wire arrow="↑" term={head.reads}>
                {row.reads}
              </Wire>
              <Wire arrow="↓" term={head.writes}>
                {row.writes}
              </Wire>
              <div className="pt-3 pl-4 max-lg:col-span-2">
                <dt className="label text-text-soft">{head.without}</dt>
                <dd className="text-text-soft">{row.without}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What goes along a wire between the assistant and a system. */
const Wire = ({ arrow, term, children }: { arrow: string; term: string; children: string }) => (
  <div className="border-secondary border-l-2 pt-3 pl-4 lg:ml-4 lg:pt-4 lg:pb-1">
    <dt className="label text-secondary">
      <span aria-hidden="true">{arrow}</span> {term}
    </dt>
    <dd>{children}</dd>
  </div>
);
