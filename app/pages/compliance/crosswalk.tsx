import { Accordion } from "#app/ui/accordion.tsx";
import { Section } from "#app/ui/section.tsx";
import { frameworks, compliance as page } from "#content/services/compliance.ts";

/** Eight controls against seven frameworks. On narrow screens each control opens to a list of its own. */
export function Crosswalk() {
  return (
    <Section
      label="Crosswalk"
      title={page.crosswalk.title}
      lede={page.crosswalk.intro}
      id="crosswalk"
    >
      <table className="hidden w-full border-collapse text-left lg:table">
        <caption className="label pb-3 text-left text-text-soft">
          Paragraphs that ask for each control
        </caption>
        <thead>
          <tr className="border-text border-y-[1.5px]">
            <th scope="col" className="py-3 pr-4 font-semibold text-small">
              Control and its evidence
            </th>
            {frameworks.map((name) => (
              <th key={name} scope="col" className="py-3 pr-3 font-semibold text-small last:pr-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.crosswalk.rows.map((row) => (
            <tr key={row.control} className="border-line border-b align-top">
              <th scope="row" className="w-1/4 py-4 pr-6 font-normal">
                <span className="block font-display font-semibold text-h4">{row.control}</span>
                <span className="block text-text-soft text-small">{row.evidence}</span>
              </th>
              {frameworks.map((name) => (
                <td key={name} className="py-4 pr-3 font-mono text-label last:pr-0">
                  <Paragraph text={row.asks[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="lg:hidden">
        <Accordion
          name="crosswalk-row"
          open={0}
          items={page.crosswalk.rows.map((row) => ({
            summary: row.control,
            body: (
              <>
                <p>{row.evidence}</p>
                <dl className="mt-4 grid gap-x-10 gap-y-1.5 text-text sm:grid-cols-2">
                  {frameworks.map((name) => (
                    <div
                      key={name}
                      className="flex items-baseline justify-between gap-4 border-line border-b border-dotted pb-1"
                    >
                      <dt>{name}</dt>
                      <dd className="text-right font-mono text-small">
                        <Paragraph text={row.asks[name]} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </>
            ),
          }))}
        />
      </div>
    </Section>
  );
}

function Paragraph({ text }: { text: string | null }) {
  if (text !== null) return text;
  return (
    <>
      <span aria-hidden="true" className="text-text-soft">
        –
      </span>
      <span className="sr-only">does not ask for it outright</span>
    </>
  );
}
