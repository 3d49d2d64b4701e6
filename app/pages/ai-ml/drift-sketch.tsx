import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { density } from "./threshold.ts";

const sketch = { width: 320, base: 128, scale: 100, left: 1, right: 319 };
const trained = { mean: 40, deviation: 13 };
const live = { mean: 60, deviation: 15 };

const sketchX = (score: number) => sketch.left + ((sketch.right - sketch.left) * score) / 100;
const sketchY = (share: number) =>
  sketch.base - (sketch.scale * share) / density(trained.mean, trained);
const sketchCurve = (shape: typeof trained, from = 0, to = 100) =>
  polyline(range(from, to, 60).map((score) => [sketchX(score), sketchY(density(score, shape))]));
const closed = (path: string, from: number, to: number) =>
  `${path}L${sketchX(to).toFixed(1)} ${sketch.base}L${sketchX(from).toFixed(1)} ${sketch.base}Z`;

/**
 * Draws an S-shaped curve; two of them show how the outcome depends on an input before and after its meaning has
 * changed.
 */
const sCurve = (middle: number) =>
  polyline(
    range(0, 100, 60).map((score) => [
      sketchX(score),
      sketch.base - sketch.scale / (1 + Math.exp(-(score - middle) / 7)),
    ]),
  );

const cutAt = 50;

const sketches = {
  inputs: {
    label: "A dashed curve of inputs at training and a solid one of inputs today, further right.",
    content: (
      <>
        <path d={closed(sketchCurve(live), 0, 100)} className="fill-tint" />
        <path d={sketchCurve(trained)} className="stroke-text-soft" strokeDasharray="5 4" />
        <path d={sketchCurve(live)} className="stroke-secondary" strokeWidth="1.75" />
        <path
          d={`M${sketchX(trained.mean)} 14H${sketchX(live.mean) - 2}m-6-4 6 4-6 4`}
          className="stroke-accent"
          strokeWidth="1.5"
        />
      </>
    ),
    left: "at training",
    right: "today",
  },
  meaning: {
    label: "Two S-shaped curves from input to outcome: today’s rises earlier than the one learnt.",
    content: (
      <>
        <path d={sCurve(64)} className="stroke-text-soft" strokeDasharray="5 4" />
        <path d={sCurve(40)} className="stroke-secondary" strokeWidth="1.75" />
        <path
          d={`M${sketchX(62)} ${sketch.base - sketch.scale / 2}H${sketchX(43)}m6-4-6 4 6 4`}
          className="stroke-accent"
          strokeWidth="1.5"
        />
      </>
    ),
    left: "outcome today",
    right: "as learnt",
  },
  feedback: {
    label:
      "A curve of cases cut off at the line: what lies right of it is filtered out and not seen, but for a few sampled cases.",
    content: (
      <>
        <path d={closed(sketchCurve(trained, 0, cutAt), 0, cutAt)} className="fill-tint" />
        <path d={sketchCurve(trained, 0, cutAt)} className="stroke-secondary" strokeWidth="1.75" />
        <path
          d={sketchCurve(trained, cutAt, 100)}
          className="stroke-text-soft"
          strokeDasharray="2 4"
        />
        <path
          d={`M${sketchX(cutAt)} 14V${sketch.base + 8}`}
          className="stroke-accent"
          strokeWidth="2"
        />
        {[55, 60, 66, 72].map((score) => (
          <circle
            key={score}
            cx={sketchX(score)}
            cy={(sketch.base + sketchY(density(score, trained))) / 2}
            r="3"
            className="fill-secondary"
          />
        ))}
      </>
    ),
    left: "seen again",
    right: "filtered, a few sampled",
  },
} as const;

/** One of the three ways in which a model in production becomes outdated. */
export function DriftSketch({ kind }: { kind: keyof typeof sketches }) {
  const { label, content, left, right } = sketches[kind];
  return (
    <svg
      viewBox={`0 0 ${sketch.width} 158`}
      role="img"
      aria-label={label}
      className="h-auto w-full max-w-md"
      fill="none"
      strokeLinejoin="round"
    >
      {content}
      <path
        d={`M${sketch.left} ${sketch.base}H${sketch.right}`}
        className="stroke-text"
        strokeWidth="1.5"
      />
      <g className="fill-text-soft font-mono" fontSize="12.5">
        <text x={sketch.left} y="152">
          {left}
        </text>
        <text x={sketch.right} y="152" textAnchor="end">
          {right}
        </text>
      </g>
    </svg>
  );
}
