import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Clause, securityAndTerms } from "#content/pages/security-and-terms.ts";

const { terms } = securityAndTerms;

/** A draft of the agreement as it comes back: clauses, two of them changed, remarks in the margin, and signature lines. */
export function Agreement() {
  return (
    <Section id="agreement" title={terms.title} lede={terms.intro}>
      <div className="relative border-[1.5px] border-text bg-surface px-5 pt-5 pb-7 md:px-10 md:pt-8 md:pb-10">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 right-[19rem] hidden border-accent border-l lg:block"
        />
        <div className="mb-8 flex items-center justify-between gap-4 md:mb-10">
          <p className="label text-text-soft">{terms.sheet}</p>
          <SpecimenMark />
        </div>
        <ol className="grid gap-y-8">
          {terms.items.map((clause: Clause, index) => (
            <li
              key={clause.title}
              className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-0 gap-y-1.5 lg:grid-cols-[3rem_13rem_minmax(0,1fr)_15.5rem]"
            >
              <span aria-hidden="true" className="font-mono text-accent text-h4">
                {index + 1}
              </span>
              <h3 className="pr-6 text-h4">{clause.title}</h3>
              <p className="max-lg:col-start-2 lg:pr-12">
                <Changed {...clause} />
              </p>
              {clause.remarks === undefined ? null : <Remarks {...clause.remarks} />}
            </li>
          ))}
        </ol>
        <Signatures />
      </div>
    </Section>
  );
}

/** A clause's text with its change, as a word processor marks it. */
function Changed({ text, change }: Clause) {
  if (change === undefined) return text;
  const [before, after] = text.split(change.from);
  return (
    <>
      {before}
      <del className="decoration-2 decoration-accent">{change.from}</del>{" "}
      <ins className="font-semibold text-accent decoration-2">{change.to}</ins>
      {after}
    </>
  );
}

const Remarks = ({ yours, ours }: NonNullable<Clause["remarks"]>) => (
  <dl className="mt-2 grid grid-cols-[3rem_minmax(0,1fr)] gap-y-1 self-start border-accent border-l-2 pl-4 text-small max-lg:col-start-2 lg:mt-0 lg:border-l-0 lg:pl-0">
    <dt className="font-semibold text-accent">{terms.yours}</dt>
    <dd>{yours}</dd>
    <dt className="font-semibold text-secondary">{terms.ours}</dt>
    <dd>{ours}</dd>
  </dl>
);

const Signatures = () => (
  <div
    aria-hidden="true"
    className="label mt-16 grid gap-x-14 gap-y-14 text-text-soft md:mt-20 md:grid-cols-2 lg:mr-[19rem]"
  >
    {terms.signatures.map((side) => (
      <div key={side} className="grid grid-cols-[minmax(0,1fr)_5rem] gap-x-6">
        <span className="border-text border-t-[1.5px] pt-2">{side}</span>
        <span className="border-text border-t-[1.5px] pt-2">{terms.date}</span>
      </div>
    ))}
  </div>
);
