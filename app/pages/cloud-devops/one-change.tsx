import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { cloudDevops as page, type Stretch } from "#content/services/cloud-devops.ts";
import { courseOf, minutesOf, spent } from "./stretches.ts";

const { before, after, legend, cures } = page.oneChange;
const tones: Record<Stretch["kind"], string> = {
  hands: "fill-accent",
  machine: "fill-secondary",
  wait: "fill-tint",
};
const scale = minutesOf(before.stretches);

/** The same change twice on one scale of time, and what took the waits away. */
export function OneChange() {
  const hands = minutesOf(before.stretches, "hands");
  return (
    <Section
      label="One change"
      title={page.oneChange.title}
      lede={page.oneChange.intro}
      id="one-change"
    >
      <div className="grid gap-8">
        <Bar name={before.name} stretches={before.stretches} />
        <div className="relative">
          <Bar name={after.name} stretches={after.stretches} />
          <p className="mt-4 max-w-[40ch] text-text-soft md:absolute md:right-0 md:bottom-0 md:mt-0 md:text-right">
            <span className="block font-bold font-display text-h2 text-accent leading-none tracking-tight">
              {((hands / scale) * 100).toFixed(1)}%
            </span>
            of the first was work: {spent(hands)} of hands in {spent(scale)}
          </p>
        </div>
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-2">
        {(["hands", "machine", "wait"] as const).map((kind) => (
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
            {legend[kind]}
          </li>
        ))}
      </ul>
      <dl className="mt-12 grid gap-x-14 border-text border-t-[1.5px] md:grid-cols-2">
        {cures.map(({ wait, cure }) => (
          <div key={wait} className="border-line border-b py-5">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-6 font-display font-semibold text-h4 tracking-tight">
              {wait}
              <span className="font-mono font-normal text-base text-accent tracking-normal">
                {before.stretches
                  .filter(({ name }) => name === wait)
                  .map(({ minutes }) => spent(minutes))}
              </span>
            </dt>
            <dd className="mt-1.5 max-w-[56ch] text-text-soft">{cure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Bar({ name, stretches }: { name: string; stretches: readonly Stretch[] }) {
  const whole = minutesOf(stretches);
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline gap-x-5">
        <span className="font-display font-semibold text-h3 tracking-tight">{name}</span>
        <span className="font-mono text-h4">{spent(whole)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${scale} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={stretches.map((each) => `${each.name}: ${spent(each.minutes)}`).join(". ")}
        className="mt-2 h-14 w-full overflow-visible md:h-20"
      >
        {courseOf(stretches).map(({ name: stretch, kind, from, minutes }) => (
          <rect key={stretch} x={from} y="0" width={minutes} height="100" className={tones[kind]} />
        ))}
        <path
          d={`M0 0H${whole}V100H0Z`}
          className="stroke-text"
          fill="none"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </figure>
  );
}
