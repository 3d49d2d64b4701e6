import { SpecimenStamp } from "#app/service-page/specimen.tsx";
import { Section } from "#app/ui/section.tsx";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";

const { terms } = securityAndTerms;

/** The agreement as its sheet: numbered clauses, and the lines on which both sides sign. */
export function Agreement() {
  return (
    <Section id="agreement" title={terms.title} lede={terms.intro}>
      <div className="border-[1.5px] border-text bg-surface px-5 pt-5 pb-7 md:px-10 md:pt-8 md:pb-10">
        <p className="mb-3 text-right">
          <SpecimenStamp />
        </p>
        <ol className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {terms.items.map((clause, index) => (
            <li
              key={clause.title}
              className="row-span-2 grid grid-cols-[2rem_minmax(0,1fr)] grid-rows-subgrid gap-y-1.5 md:grid-cols-[3rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="font-mono text-accent text-h4">
                {index + 1}
              </span>
              <h3 className="text-h4">{clause.title}</h3>
              <p className="col-start-2 max-w-[34.6em] text-text-soft">{clause.text}</p>
            </li>
          ))}
        </ol>
        <div
          aria-hidden="true"
          className="label mt-16 grid gap-x-14 gap-y-14 text-text-soft md:mt-20 md:grid-cols-2"
        >
          {terms.signatures.map((side) => (
            <div key={side} className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-6">
              <span className="border-text border-t-[1.5px] pt-2">{side}</span>
              <span className="border-text border-t-[1.5px] pt-2">{terms.date}</span>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
