import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { placesOn, type StepScale } from "./step-scale.ts";

export type StepItem = { when: string; title: string; text: ReactNode };

/** Columns on wide screens, by the number of steps; written out because Tailwind reads class names from the source. */
const columns: Record<number, string> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
  5: "md:grid-cols-3 lg:grid-cols-5",
  6: "md:grid-cols-3 lg:grid-cols-3",
};

/**
 * Steps along a line, each with a diamond mark: horizontal on wide screens, vertical on narrow ones. With a scale, the
 * marks of four steps on wide screens are as far apart as the steps are in time.
 */
export function Steps({ steps, scale }: { steps: readonly StepItem[]; scale?: StepScale }) {
  return (
    <>
      {scale === undefined ? null : <Scale scale={scale} />}
      <ol className={cx("grid md:gap-y-10", columns[steps.length] ?? "md:grid-cols-3")}>
        {steps.map((step) => (
          <li
            key={step.title}
            className={cx(
              "relative border-text border-l-[1.5px] pb-8 pl-6 last:pb-0 md:border-t-[1.5px] md:border-l-0 md:pt-6 md:pr-6 md:pb-0 md:pl-0",
              scale && "lg:border-t-0 lg:pt-2",
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                "solid absolute top-1.5 -left-[6.5px] size-3 rotate-45 bg-accent md:-top-[7px] md:left-0",
                scale && "lg:hidden",
              )}
            />
            <p className="label text-text-soft">{step.when}</p>
            <h3 className="mt-2 text-h4">{step.title}</h3>
            <div className="mt-1.5 max-w-[29.3em] text-text-soft">{step.text}</div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Heights of the line in the scale, of the bend of the leaders to the columns, and of their feet. */
const [line, bend, foot] = [12, 36, 54];

/** The line with its ticks and marks, and from each mark a leader down to its step's column. */
function Scale({ scale }: { scale: StepScale }) {
  const { ticks, places } = placesOn(scale);
  const end = `${ticks.at(-1)}%`;
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={foot}
      overflow="visible"
      className="hidden lg:block"
    >
      {/* By half a mark, so that the first one begins at the page's left edge. */}
      <g transform="translate(7)">
        <g className="stroke-text">
          <line x2={end} y1={line} y2={line} strokeWidth="1.5" />
          <line x1={end} x2="99%" y1={line} y2={line} strokeWidth="1.5" strokeDasharray="2 6" />
          {ticks.map((x) => (
            <line key={x} x1={`${x}%`} x2={`${x}%`} y1={line - 7} y2={line} />
          ))}
          {places.map(({ from }, index) => (
            <Leader key={from} from={`${from}%`} to={`${(index / places.length) * 100}%`} />
          ))}
        </g>
        {places.map(({ from, until, isOpen }) => (
          <g key={from} className={cx("stroke-accent", isOpen ? "fill-surface" : "fill-accent")}>
            {until === undefined ? null : (
              <line x1={`${from}%`} x2={`${until}%`} y1={line} y2={line} strokeWidth="5" />
            )}
            <svg aria-hidden="true" x={`${from}%`} y={line} overflow="visible">
              <path d="M0-7l7 7-7 7-7-7Z" strokeWidth="1.5" />
            </svg>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** A leader from a mark to its step's column: down, along, and down again, as on a drawing. */
function Leader({ from, to }: { from: string; to: string }) {
  return (
    <g strokeOpacity=".45">
      <line x1={from} x2={from} y1={line} y2={bend} />
      <line x1={from} x2={to} y1={bend} y2={bend} />
      <line x1={to} x2={to} y1={bend} y2={foot} />
    </g>
  );
}
