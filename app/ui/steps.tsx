import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type StepItem = { when: string; title: string; text: ReactNode };

/** A step's time: without `until`, the next step has no set date. */
export type StepTime = {
  /** Units of time until the next step, such as days, each with a tick on the line. */
  until?: number;
  /** How long that is, in words. */
  words?: string;
  /** The units of them that the step itself takes. */
  lasts?: number;
  /** The step itself is on no set date. */
  open?: true;
};

/** Columns on wide screens, by the number of steps; written out because Tailwind reads class names from the source. */
const columns: Record<number, string> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
  5: "md:grid-cols-3 lg:grid-cols-5",
  6: "md:grid-cols-3 lg:grid-cols-3",
};

/**
 * Steps along a line, each with a diamond mark: horizontal on wide screens, vertical on narrow ones. With times, one for
 * each step, wide screens count on the line how long it is from one mark to the next.
 */
export function Steps({
  steps,
  times = [],
}: {
  steps: readonly StepItem[];
  times?: readonly StepTime[];
}) {
  return (
    <ol className={cx("grid md:gap-y-10", columns[steps.length] ?? "md:grid-cols-3")}>
      {steps.map((step, index) => {
        const time = times[index];
        return (
          <li
            key={step.title}
            className={cx(
              "relative border-text border-l-[1.5px] pb-8 pl-6 last:pb-0 md:border-t-[1.5px] md:border-l-0 md:pt-6 md:pr-6 md:pb-0 md:pl-0",
              time && time.until === undefined && "md:border-dashed",
            )}
          >
            {time ? <Stretch {...time} /> : null}
            <span
              aria-hidden="true"
              className={cx(
                "solid absolute top-1.5 -left-[6.5px] size-3 rotate-45 md:-top-[7px] md:left-0",
                time?.open ? "border-[1.5px] border-accent bg-surface" : "bg-accent",
              )}
            />
            <p className="label text-text-soft">{step.when}</p>
            <h3 className="mt-2 text-h4">{step.title}</h3>
            <div className="mt-1.5 max-w-[29.3em] text-text-soft">{step.text}</div>
          </li>
        );
      })}
    </ol>
  );
}

/** Breadth of a tick, in hundredths of a unit. */
const tick = 2;

/** The ticks from a step's mark to the next, below the words for them, and the time that the step itself takes. */
function Stretch({ until = 0, words, lasts = 0 }: StepTime) {
  if (until === 0) return null;
  return (
    <svg
      aria-hidden="true"
      overflow="visible"
      className="absolute bottom-full left-1.5 hidden h-7 w-full stroke-text md:block"
    >
      {/* Dashes across the line are the ticks: one for each unit, of which the first is below the mark. */}
      <line
        x2="100%"
        y1="24"
        y2="24"
        pathLength={until * 100}
        strokeDasharray={`${tick} ${100 - tick}`}
        strokeWidth="8"
      />
      {lasts > 0 ? (
        <line
          x2={`${Math.round((lasts / until) * 100)}%`}
          y1="27"
          y2="27"
          className="stroke-accent"
          strokeWidth="6"
        />
      ) : null}
      <text
        x="50%"
        y="10"
        textAnchor="middle"
        className="fill-text-soft font-mono text-label"
        stroke="none"
      >
        {words}
      </text>
    </svg>
  );
}
