import { Instrument, Readings } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Framework, frameworks, compliance as page } from "#content/services/compliance.ts";
import { firstMet, inAll, overlapsOf } from "./overlap.ts";

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
      <Beyond />
    </Section>
  );
}

/** One segment for each control that is done, or for each that is not. */
const segments = (done: readonly boolean[], which: boolean) =>
  done.map((is, index) => (is === which ? `M${index + 0.02} .1h.94v.8h-.94Z` : "")).join("");

function Others({ met }: { met: Framework }) {
  const overlaps = overlapsOf(met);
  const { carried, open } = inAll(overlaps);
  return (
    <>
      <Readings
        items={[
          {
            term: "Controls that carry over",
            figure: `${carried} of ${carried + open.length}`,
          },
          {
            term: "Still open",
            figure: open.length === 0 ? "None" : open.join(", "),
            alarm: open.length > 0,
          },
        ]}
      />
      <dl className="mt-8 grid gap-x-14 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        {overlaps.map(({ name, shared, done }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_3.5rem] content-start gap-x-4 gap-y-1"
          >
            <dt className="font-display font-semibold text-h4">{name}</dt>
            <dd className="whitespace-nowrap text-right font-mono tabular-nums">
              {shared.length} / {done.length}
            </dd>
            <dd className="col-span-2">
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${done.length} 1`}
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
          </div>
        ))}
      </dl>
    </>
  );
}

/** What each framework asks for besides the eight controls, whichever of them is met: once. */
function Beyond() {
  return (
    <div className="mt-10">
      <h3 className="text-h4">{page.facts.title}</h3>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {page.facts.items.map(({ name, kind, beyond }) => (
          <div key={name}>
            <dt className="font-semibold text-text">
              {name}, {kind}
            </dt>
            <dd className="mt-1 text-small text-text-soft">{beyond}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
