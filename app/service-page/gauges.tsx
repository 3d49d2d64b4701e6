import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";

/**
 * Graphs of an instrument's figures on a scale. They are hidden from screen readers, because the figures beside them
 * say the same.
 */

const fills = { on: "fill-secondary", alarm: "fill-accent", covered: "fill-text-soft/45" };
const strokes = { plain: "stroke-text", alarm: "stroke-accent", good: "stroke-secondary" };

/**
 * Formats a share of a scale as a percentage with one decimal, so that shapes keep their position at every width, and
 * labels their size.
 */
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

type TrackProps = {
  from?: number;
  to: number;
  spans: readonly { from: number; to: number; tone: keyof typeof fills }[];
  marks?: readonly { at: number; tone: keyof typeof strokes }[];
  /** Where one period of the scale ends and the next begins. */
  bounds?: readonly number[];
  labels: readonly { at: number; text: string }[];
};

/** A period of time: what runs in it, and when something is due. */
export function Track({ from = 0, to, spans, marks = [], bounds = [], labels }: TrackProps) {
  const at = (value: number) => percent((value - from) / (to - from));
  return (
    <svg aria-hidden="true" className="h-18 w-full overflow-visible">
      <rect y="6" width="100%" height="34" className="fill-tint" />
      {spans.map((span) => (
        <rect
          key={span.from}
          x={at(span.from)}
          y="6"
          width={percent((span.to - span.from) / (to - from))}
          height="34"
          className={fills[span.tone]}
        />
      ))}
      {bounds.map((bound) => (
        <line
          key={bound}
          x1={at(bound)}
          x2={at(bound)}
          y1="6"
          y2="64"
          strokeOpacity="0.4"
          className="stroke-text"
        />
      ))}
      {marks.map((mark) => (
        <line
          key={mark.at}
          x1={at(mark.at)}
          x2={at(mark.at)}
          y1="0"
          y2="46"
          strokeWidth="3"
          className={strokes[mark.tone]}
        />
      ))}
      {labels.map((label) => (
        <text
          key={label.at}
          x={at(label.at)}
          y="62"
          textAnchor={label.at === from ? "start" : label.at === to ? "end" : "middle"}
          className="fill-text-soft font-mono text-label"
        >
          {label.text}
        </text>
      ))}
    </svg>
  );
}

type BarsProps = {
  rows: readonly {
    term: string;
    /** Share of the whole scale, from 0 to 1. */
    share: number;
    figure: ReactNode;
    alarm?: boolean;
    /** Nothing is left to measure: there is no bar, and the figure says so in words. */
    gone?: boolean;
  }[];
  /** Thresholds, as shares of the scale. */
  limits?: readonly number[];
};

/** Figures as bars on one scale. */
export function Bars({ rows, limits = [] }: BarsProps) {
  return (
    <dl className="grid gap-4 md:gap-3">
      {rows.map(({ term, share, figure, alarm, gone }) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 md:grid-cols-[13rem_minmax(0,1fr)_7rem]"
        >
          <dt className={cx("max-md:text-small", gone && "text-text-soft")}>{term}</dt>
          <dd
            className={cx(
              "text-right font-display font-semibold text-h3 tabular-nums tracking-tight md:order-last",
              alarm && "text-accent",
              gone && "font-normal text-text-soft",
            )}
          >
            {figure}
          </dd>
          <dd aria-hidden="true" className="max-md:col-span-2">
            <svg aria-hidden="true" className="block h-5 w-full overflow-visible">
              <rect y="4" width="100%" height="12" className="fill-tint" />
              {gone ? null : (
                <rect
                  y="4"
                  width={percent(share)}
                  height="12"
                  className={alarm ? fills.alarm : fills.on}
                />
              )}
              {limits.map((limit) => (
                <line
                  key={limit}
                  x1={percent(limit)}
                  x2={percent(limit)}
                  y2="20"
                  strokeWidth="2"
                  className="stroke-text"
                />
              ))}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
