import { type Point, polyline, range, throughAll, withoutIdle } from "#app/ui/drawing/geometry.ts";
import { thresholdExample } from "#content/services/ai-ml.ts";
import { cheapestLine, costCurve, density, outcomeAt } from "./threshold.ts";

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** The worked example, one case for each price ratio; figures rounded for display. */
export const thresholdCases = thresholdExample.costRatios.map((ratio) => {
  const best = cheapestLine(thresholdExample, ratio);
  return {
    ratio,
    line: best.line,
    caught: whole.format(best.caught),
    missed: whole.format(best.missed),
    needless: whole.format(best.needless),
    cost: whole.format(best.cost),
  };
});
export type ThresholdRatio = (typeof thresholdExample.costRatios)[number];

/**
 * Classes that show a case when its radio button in the same group is checked, so the drawing needs no script.
 * Written out, because Tailwind reads class names from the source.
 */
export const shownFor: Record<ThresholdRatio, string> = {
  5: "hidden group-has-[[value='5']:checked]/line:block",
  20: "hidden group-has-[[value='20']:checked]/line:block",
  80: "hidden group-has-[[value='80']:checked]/line:block",
};

/**
 * As above, but the first case is shown unless another is checked: where the drawing is an image, which knows no choice,
 * as on paper or before the page's script runs.
 */
const drawnFor: Record<ThresholdRatio, string> = {
  ...shownFor,
  20: "group-has-[[value='5']:checked]/line:hidden group-has-[[value='80']:checked]/line:hidden",
};

type Frame = {
  width: number;
  left: number;
  right: number;
  top: number;
  base: number;
  cost: number;
  floor: number;
  text: number;
};

const wide: Frame = {
  width: 520,
  left: 1,
  right: 519,
  top: 44,
  base: 262,
  cost: 318,
  floor: 448,
  text: 14.5,
};
const narrow: Frame = {
  width: 300,
  left: 1,
  right: 299,
  top: 48,
  base: 226,
  cost: 282,
  floor: 396,
  text: 12,
};

/** Height of the taller curve. Each curve is scaled to its own total, so that the rare one is visible. */
const tallest = density(thresholdExample.good.mean, thresholdExample.good);
/** The cost curve leaves the frame where inspecting every part would cost the same. */
const ceiling = thresholdExample.parts * (1 - thresholdExample.faultyShare);

/** Path data of fifty ticks, every fifth one longer. In relative commands they repeat, which compresses well. */
const scale = (step: number): string => {
  const mark = (before: number, length: number) => `m${step.toFixed(2)}-${before}v${length}`;
  return `${mark(8, 4)}${mark(4, 4).repeat(3)}${mark(4, 8)}`.repeat(10);
};

function Curves({ frame, className }: { frame: Frame; className: string }) {
  const { width, left, right, top, base, cost, floor, text } = frame;
  const x = (score: number) => left + ((right - left) * score) / 100;
  const y = (share: number) => base - ((base - top) * share) / tallest;
  const pointAt = (kind: "good" | "faulty", score: number): Point => [
    x(score),
    y(density(score, thresholdExample[kind])),
  ];
  const curve = (kind: "good" | "faulty") =>
    withoutIdle(range(0, 100, 76).map((score) => pointAt(kind, score)));
  /** Returns the area below a part of the curve, through the curve's own points, which compresses well. */
  const area = (kind: "good" | "faulty", from: number, to: number) => {
    const between = curve(kind).filter(([at]) => at > x(from) && at < x(to));
    const edge = throughAll([pointAt(kind, from), ...between, pointAt(kind, to)]);
    return `${edge}V${base}H${x(from).toFixed(1)}Z`;
  };
  /** Returns ribs under a curve, like the sections of a hull. */
  const ribs = (kind: "good" | "faulty", offset: number) =>
    range(2 + offset, 98 + offset, 48)
      .filter((score) => density(score, thresholdExample[kind]) > tallest * 0.012)
      .map(
        (score) =>
          `M${x(score).toFixed(1)} ${base}V${y(density(score, thresholdExample[kind])).toFixed(1)}`,
      )
      .join("");
  const costY = (units: number) => floor - ((floor - cost) * units) / ceiling;
  const goodPeak = x(thresholdExample.good.mean);
  const faultyPeak = x(thresholdExample.faulty.mean);
  const faultyTop = y(density(thresholdExample.faulty.mean, thresholdExample.faulty));

  return (
    <svg
      viewBox={`0 0 ${width} ${floor + 34}`}
      role="img"
      aria-label="Two curves of scores overlap, good parts left and faulty parts right. A plumb line marks the score from which a part is checked. It hangs into the valley of the cost curve below: the more a missed fault costs, the further left the valley and the line."
      className={className}
      fill="none"
      strokeLinejoin="round"
    >
      {thresholdCases.map(({ ratio, line }) => (
        <g key={ratio} className={drawnFor[ratio]}>
          <path d={area("good", line, 100)} className="fill-tint" />
          <path d={area("faulty", 0, line)} className="fill-accent" fillOpacity="0.22" />
        </g>
      ))}
      <path
        d={ribs("good", 0)}
        className="stroke-text-soft"
        strokeOpacity="0.7"
        strokeWidth="0.75"
      />
      <path
        d={ribs("faulty", 1)}
        className="stroke-secondary"
        strokeOpacity="0.8"
        strokeWidth="0.75"
      />
      <path d={throughAll(curve("good"))} className="stroke-text" strokeWidth="1.75" />
      <path d={throughAll(curve("faulty"))} className="stroke-secondary" strokeWidth="1.75" />
      <path d={`M${left} ${base}H${right}`} className="stroke-text" strokeWidth="1.5" />
      <path d={`M${left} ${base}v8${scale((right - left) / 50)}`} className="stroke-text-soft" />
      <g className="fill-text-soft font-mono" fontSize={text}>
        <text x={goodPeak - 14} y={top - 12} textAnchor="middle">
          good parts
        </text>
        <text x={faultyPeak + (width > 400 ? 18 : 6)} y={faultyTop - 12} className="fill-secondary">
          faulty parts
        </text>
        <text x={left} y={base + 24}>
          0
        </text>
        <text x={right} y={base + 24} textAnchor="end">
          score 100
        </text>
        <text x={left} y={cost - 9}>
          total cost
        </text>
      </g>
      <path d={`M${left} ${floor}H${right}`} className="stroke-line" />
      {thresholdCases.map(({ ratio, line }) => {
        const lineX = x(line);
        const bob = costY(outcomeAt(line, thresholdExample, ratio).cost);
        const { points, climbsTo } = costCurve(thresholdExample, ratio, ceiling);
        const edge = polyline(points.map((point) => [x(point.line), costY(point.cost)]));
        const end = x(points.at(-1)?.line ?? 100).toFixed(1);
        return (
          <g key={ratio} className={drawnFor[ratio]}>
            <path
              d={`${edge}H${right}V${floor}H${left}Z`}
              className="fill-tint"
              fillOpacity="0.7"
            />
            <path d={edge} className="stroke-text" strokeWidth="1.75" />
            {climbsTo === undefined ? null : (
              <>
                <path
                  d={`M${end} ${cost}H${right}`}
                  className="stroke-text"
                  strokeDasharray="2 5"
                />
                <path d={`M${end} ${cost - 4}l1.6 11.8l-7.8 -2.8Z`} className="fill-text" />
                <text
                  x={right - 6}
                  y={cost + text + 8}
                  textAnchor="end"
                  className="fill-text-soft font-mono"
                  fontSize={text}
                >
                  to {whole.format(climbsTo)} checks
                </text>
              </>
            )}
            <path
              d={`M${lineX.toFixed(1)} ${top - 34}V${(bob - 5).toFixed(1)}`}
              className="stroke-accent"
              strokeWidth="2"
            />
            <circle cx={lineX} cy={bob - 5} r="5" className="fill-accent" />
            <text x={lineX + 10} y={top - 26} className="fill-accent font-mono" fontSize={text}>
              check from {line.toFixed(0)} up
            </text>
          </g>
        );
      })}
      <text x={left} y={floor + 24} className="fill-text-soft font-mono" fontSize={text}>
        {width > 400
          ? "lowest point of the valley = where the line belongs"
          : "lowest point = where the line belongs"}
      </text>
    </svg>
  );
}

/** Two score curves, the threshold between them, and the cost curve, whose minimum says where the threshold belongs. */
export function AiMlDrawing() {
  return (
    <>
      <Curves frame={wide} className="mx-auto hidden h-auto w-full max-w-xl md:block" />
      <Curves frame={narrow} className="mx-auto h-auto w-full max-w-sm md:hidden" />
    </>
  );
}
