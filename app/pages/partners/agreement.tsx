import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { Section } from "#app/ui/section.tsx";
import { partners } from "#content/pages/partners.ts";
import { ClausePeriod } from "./period-drawing.tsx";

const { kinds, promises } = partners;
const { title, intro, sheet, items } = promises;

/** The clauses that every agreement has, on the page that both sides sign; the most important promise is the first. */
export function Agreement() {
  return (
    <Section id="agreement" title={title} lede={intro} tone="tint">
      <div className="border-[1.5px] border-text bg-surface p-5 md:p-10">
        <div className="flex flex-wrap items-start justify-between gap-4 border-text border-b-[1.5px] pb-4">
          <p className="font-display font-semibold text-h3 tracking-tight">{sheet.title}</p>
          <SpecimenMark />
          <ul aria-label={kinds.legend} className="flex w-full flex-wrap gap-x-6 text-text-soft">
            {kinds.items.map(({ id, name }) => (
              <li key={id} className="flex items-center gap-2">
                <span aria-hidden="true" className="size-3 border-[1.5px] border-text" />
                {name}
              </li>
            ))}
          </ul>
        </div>
        <ol>
          <li className={`${clause} gap-y-6 py-7 lg:grid-cols-[3rem_minmax(0,7fr)_minmax(0,5fr)]`}>
            <ClauseNumber of={1} />
            <p className="font-display font-semibold text-[clamp(1.375rem,1rem+1.6vw,2.125rem)] leading-tight tracking-tight">
              {sheet.clause}
            </p>
            <div className="max-lg:col-start-2">
              <ClausePeriod />
            </div>
          </li>
          {items.map((item, index) => (
            <li
              key={item.title}
              className={`${clause} gap-y-1 py-3 lg:grid-cols-[3rem_minmax(0,4fr)_minmax(0,8fr)]`}
            >
              <ClauseNumber of={index + 2} />
              <h3 className="text-h4">{item.title}</h3>
              <p className="text-text-soft max-lg:col-start-2">{item.text}</p>
            </li>
          ))}
        </ol>
        <div aria-hidden="true" className="label mt-14 grid gap-14 text-text-soft md:grid-cols-2">
          {sheet.signatures.map((side) => (
            <span key={side} className="border-text border-t-[1.5px] pt-2">
              {side}
            </span>
          ))}
        </div>
      </div>
    </Section>
  );
}

const clause = "grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4";

const ClauseNumber = ({ of }: { of: number }) => (
  <span aria-hidden="true" className="font-mono text-accent text-h4">
    {of}
  </span>
);
