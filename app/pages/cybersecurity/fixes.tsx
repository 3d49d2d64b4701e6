import { Instrument } from "#app/service-page/instrument.tsx";
import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { type Fix, cybersecurity as page } from "#content/services/cybersecurity.ts";
import { branches, cheapest, easiestWay, effort, inWords, without } from "./attack-tree.ts";

const { title, intro, legend, steps } = page.fixes;

/** Hours that the full width of a bar stands for. */
const scale = Math.max(...branches.map(effort));

const leavesClosedUpTo = (index: number) =>
  steps.slice(0, index + 1).flatMap((step: Fix) => step.closes ?? []);

/** The tree’s leaves closed one after another: which way is then the easiest, and how long it takes. */
export function Fixes() {
  return (
    <Section title={title} lede={intro} id="fixes" tone="tint" layout="stacked">
      <Instrument
        name="fixed"
        legend={legend}
        unboxed
        choices={steps.map((step, index) => ({
          label: index < 2 ? step.name : `+ ${step.name}`,
          panel: <Easiest note={step.note} closed={leavesClosedUpTo(index)} />,
        }))}
      />
    </Section>
  );
}

/** The ways, the one that is easiest at the start first, so that the easiest moves down as it is closed. */
const ways = [...branches].sort((one, other) => effort(one) - effort(other));

function Easiest({ note, closed }: { note: string; closed: readonly string[] }) {
  const { branch, hours } = easiestWay(closed);
  const times = hours / effort(cheapest);
  return (
    <div className="grid gap-x-14 gap-y-8 md:pt-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>
        <p className="font-display font-semibold text-accent text-[clamp(3.25rem,2.4rem+3.6vw,5.25rem)] leading-[0.95] tracking-tight">
          {inWords(hours)}
        </p>
        <p className="mt-3 font-display font-semibold text-h3 tracking-tight">
          {branch.name}
          {times > 1 ? `: ${times} times as hard as at the start` : ""}
        </p>
        <p className="mt-3 max-w-[26em] text-text-soft">{note}</p>
      </div>
      <Efforts closed={closed} easiest={branch.name} />
    </div>
  );
}

/** The effort of each way on one scale. What is closed keeps its row, without a bar. */
function Efforts({ closed, easiest }: { closed: readonly string[]; easiest: string }) {
  return (
    <dl className="grid content-between gap-4">
      {ways.map((way) => {
        const left = without(way, closed);
        const hours = effort(left ?? way);
        return (
          <div
            key={way.name}
            className={cx("grid grid-cols-2 gap-y-1", left === undefined && "text-text-soft")}
          >
            <dt className="font-semibold">{way.name}</dt>
            <dd className="text-right font-mono tabular-nums">
              {left ? inWords(hours) : page.fixes.closed}
            </dd>
            <dd aria-hidden="true" className="col-span-2 border-line border-b-[1.5px]">
              <svg aria-hidden="true" className="block h-8 w-full">
                {left ? (
                  <rect
                    width={`${(hours / scale) * 100}%`}
                    height="32"
                    className={way.name === easiest ? "fill-accent" : "fill-secondary"}
                  />
                ) : null}
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
