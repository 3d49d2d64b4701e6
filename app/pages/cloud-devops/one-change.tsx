import { Instrument, Peak } from "#app/service-page/instrument.tsx";
import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { type Cure, cloudDevops as page, type Stretch } from "#content/services/cloud-devops.ts";
import { courseOf, cured, minutesOf, spent, workOf } from "./stretches.ts";

const { title, intro, legend, stretches, kinds, cures } = page.oneChange;
const tones: Record<Stretch["kind"], string> = {
  hands: "fill-accent",
  machine: "fill-secondary",
  wait: "fill-tint",
};
const scale = minutesOf(stretches);

/** One change on a time scale, with its waits removed one after another. */
export function OneChange() {
  return (
    <Section title={title} lede={intro} layout="stacked" id="one-change">
      <Instrument
        name="wait"
        legend={legend}
        choices={cures.map((cure, index) => ({
          label: index === 0 ? cure.name : `${"+ ".repeat(index > 1 ? 1 : 0)}${cure.name}`,
          panel: (
            <Change
              cure={cure}
              stretches={cures.slice(0, index + 1).reduce<readonly Stretch[]>(cured, stretches)}
            />
          ),
        }))}
        unboxed
      />
    </Section>
  );
}

function Change({ cure, stretches }: { cure: Cure; stretches: readonly Stretch[] }) {
  const whole = minutesOf(stretches);
  const share = (1 - minutesOf(stretches, "wait") / whole) * 100;
  return (
    <div>
      <div className="relative">
        <svg
          viewBox={`0 0 ${scale} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-label={stretches.map((each) => `${each.name}: ${spent(each.minutes)}`).join(". ")}
          className="h-16 w-full overflow-visible md:h-28"
        >
          {courseOf(stretches).map(({ name, kind, from, minutes }) => (
            <rect key={name} x={from} y="0" width={minutes} height="100" className={tones[kind]} />
          ))}
          <path
            d={`M0 0H${whole}V100H0Z`}
            className="stroke-text"
            fill="none"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <WaitNames stretches={stretches} />
      </div>
      <WorkTimes stretches={stretches} />
      <WaitList stretches={stretches} />
      <Key stretches={stretches} />
      <Peak
        peak={{ term: "Share of work", figure: `${share.toFixed(share < 10 ? 1 : 0)}%` }}
        alarm
        others={[{ term: "From commit to live", figure: spent(whole) }]}
      >
        {cure.cure}
      </Peak>
    </div>
  );
}

/** What the fills of a bar mean, those that it has. */
function Key({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-2">
      {(["hands", "machine", "wait"] as const)
        .filter((each) => stretches.some(({ kind }) => kind === each))
        .map((kind) => (
          <li key={kind} className="flex items-center gap-2 text-small">
            <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5">
              <rect
                x="0.5"
                y="0.5"
                width="13"
                height="13"
                className={cx(tones[kind], "stroke-text")}
              />
            </svg>
            {kinds[kind]}
          </li>
        ))}
    </ul>
  );
}

/** Between two times below the bar, and from its end to one that is aligned to it: shares of the scale. */
const [apart, edge] = [0.07, 0.95];

/** How long each piece of work takes, below it: in the picture they are too thin for words. */
function WorkTimes({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <svg aria-hidden="true" className="hidden h-9 w-full md:block">
      {workOf(stretches, apart * scale).map(({ from, minutes }) => {
        const at = (from + minutes / 2) / scale;
        const x = `${(at * 100).toFixed(1)}%`;
        const aligned = at > edge ? "end" : at < 1 - edge ? "start" : "middle";
        return (
          <g key={from}>
            <line x1={x} x2={x} y1="2" y2="12" className="stroke-text-soft" />
            <text
              x={aligned === "start" ? 0 : aligned === "end" ? "100%" : x}
              y="30"
              textAnchor={aligned}
              className="fill-accent font-mono text-label"
            >
              {spent(minutes)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const longWaits = (stretches: readonly Stretch[]) =>
  courseOf(stretches).filter(({ kind, minutes }) => kind === "wait" && minutes > scale / 10);

const whatFor = (name: string) => name.replace(/^Wait (?:for )?/, "");

/** The long waits in the order of the bar, where it is too short for their names. */
function WaitList({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <ul className="mt-3 grid gap-0.5 text-small sm:flex sm:flex-wrap sm:gap-x-6 lg:hidden">
      {longWaits(stretches).map(({ name, minutes }) => (
        <li key={name} className="flex justify-between gap-x-2">
          {whatFor(name)} <span className="text-text-soft">{spent(minutes)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What each long wait is for, over the bar: in a drawing of its own, because the bar's is stretched. */
function WaitNames({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 hidden size-full lg:block">
      {longWaits(stretches).map(({ name, from, minutes }) => (
        <text
          key={name}
          x={`${(((from + minutes / 2) / scale) * 100).toFixed(1)}%`}
          y="50%"
          dy="0.35em"
          textAnchor="middle"
          className="fill-text text-small"
        >
          {whatFor(name)}
        </text>
      ))}
    </svg>
  );
}
