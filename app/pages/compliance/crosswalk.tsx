import { Instrument } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Framework, frameworks, compliance as page } from "#content/services/compliance.ts";
import { firstMet, overlapsOf } from "./overlap.ts";

const factsOf = (framework: Framework) => {
  const found = page.facts.items.find(({ name }) => name === framework);
  if (found === undefined) throw new Error(`Nothing is said about ${framework}.`);
  return found;
};

/** What remains to be done for the other frameworks once one is met, over eight common controls. */
export function Crosswalk() {
  return (
    <Section title={page.crosswalk.title} lede={page.crosswalk.intro} id="crosswalk">
      <Instrument
        name="framework"
        legend="You already meet"
        first={frameworks.indexOf(firstMet)}
        choices={frameworks.map((name) => ({ label: name, panel: <Others met={name} /> }))}
      />
    </Section>
  );
}

/** One segment for each control that is done, or for each that is not. */
const segments = (done: readonly boolean[], which: boolean) =>
  done.map((is, index) => (is === which ? `M${index + 0.02} .1h.94v.8h-.94Z` : "")).join("");

function Others({ met }: { met: Framework }) {
  return (
    <dl className="grid gap-x-14 gap-y-6 md:grid-cols-2">
      {overlapsOf(met).map(({ name, shared, open, done }) => {
        const { kind, beyond } = factsOf(name);
        const asked = done.length;
        return (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_3.5rem] content-start gap-x-4 gap-y-1"
          >
            <dt className="font-display font-semibold text-h4">
              {name} <span className="font-normal font-sans text-small text-text-soft">{kind}</span>
            </dt>
            <dd className="whitespace-nowrap text-right font-mono tabular-nums">
              {shared.length} / {asked}
            </dd>
            <dd className="col-span-2">
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${asked} 1`}
                preserveAspectRatio="none"
                className="h-2.5 w-full"
                fill="none"
              >
                <path d={segments(done, true)} className="fill-secondary" />
                <path
                  d={segments(done, false)}
                  className="stroke-accent"
                  strokeWidth="1.5"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </dd>
            <dd className="col-span-2 text-small text-text-soft">
              {open.length === 0 ? null : (
                <span className="text-accent">Still open: {open.join(", ").toLowerCase()}. </span>
              )}
              {beyond}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
