import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { first, last, minutes, moments, pageAt, valueAt, warnAt } from "./alarm.ts";
import { probes, samples, title } from "./drawing-parts.ts";

const left = 96;
const perMinute = 19.6;
const x = (minute: number) => tenth(left + (minute - first) * perMinute);
const top = 34;
const floor = 236;
const y = (value: number) => tenth(floor - value * (floor - top));
const right = x(last);
const trace = polyline(samples.map((minute) => [x(minute), y(valueAt(minute))] as const));
const lanes = { probe1: 282, probe2: 312, onCall: 352, you: 392 };
const axis = 430;

export function WideStrip({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1100 522"
      role="img"
      aria-label={title}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      {/* Waterlines of the chart */}
      <g className="stroke-line">
        {range(0, 1, 8).map((value) => (
          <path key={value} d={`M${left} ${y(value)}H${right}`} />
        ))}
        {range(first, last, 10).map((minute) => (
          <path key={minute} d={`M${x(minute)} ${top}V${axis}`} />
        ))}
      </g>
      <path d={`${trace}L${right} ${floor}L${left} ${floor}Z`} className="fill-tint" />
      {/* Soundings: one line a minute, from the floor to the measured value */}
      <path
        d={minutes.map((minute) => `M${x(minute)} ${floor}V${y(valueAt(minute))}`).join("")}
        className="stroke-text-soft"
        strokeOpacity="0.4"
      />
      <path
        d={`M${left} ${y(warnAt)}H${right}`}
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="9 5"
      />
      <path
        d={`M${left} ${y(pageAt)}H${right}`}
        className="stroke-accent"
        strokeWidth="1.5"
        strokeDasharray="9 5"
      />
      <path d={trace} className="stroke-text" strokeWidth="1.75" />

      {/* Plumb lines from the trace to the people */}
      {[0, 2, 15, 20, 23, 33].map((minute) => (
        <path
          key={minute}
          d={`M${x(minute)} ${y(valueAt(minute))}V${axis}`}
          className="stroke-text-soft"
          strokeDasharray="2 4"
        />
      ))}

      <Lanes />

      {/* Scale */}
      <path d={`M${left} ${axis}H${right}`} className="stroke-text" strokeWidth="1.5" />
      <path
        d={minutes.map((minute) => `M${x(minute)} ${axis}v${minute % 5 === 0 ? 9 : 5}`).join("")}
        className="stroke-text-soft"
      />

      <Names />
      <Moments />
    </svg>
  );
}

/** What each probe and each person does, minute by minute. */
function Lanes() {
  return (
    <>
      <g className="stroke-line">
        {Object.values(lanes).map((lane) => (
          <path key={lane} d={`M${left} ${lane}H${right}`} />
        ))}
      </g>
      {probes.map((probe, index) => {
        const lane = index === 0 ? lanes.probe1 : lanes.probe2;
        return (
          <g key={lane}>
            <path
              d={probe.passed.map((minute) => `M${x(minute)} ${lane - 5}v10`).join("")}
              strokeWidth="2"
              className="stroke-secondary"
            />
            <path
              d={probe.failed
                .map((minute) => `M${x(minute) - 4} ${lane - 4}l8 8m0 -8l-8 8`)
                .join("")}
              strokeWidth="1.75"
              className="stroke-accent"
            />
          </g>
        );
      })}
      <path
        d={`M${x(2)} ${lanes.onCall}H${x(4)}`}
        className="stroke-accent"
        strokeWidth="3"
        strokeDasharray="4 3"
      />
      <path d={`M${x(4)} ${lanes.onCall}H${x(33)}`} className="stroke-text" strokeWidth="3" />
      {[2, 4, 15, 23].map((minute) => (
        <path
          key={minute}
          d={`M${x(minute)} ${lanes.onCall - 7}l7 7l-7 7l-7 -7Z`}
          className={minute === 2 ? "fill-accent" : "fill-text"}
        />
      ))}
      {[20, 33].map((minute) => (
        <circle
          key={minute}
          cx={x(minute)}
          cy={lanes.you}
          r="6"
          className="fill-background stroke-text"
          strokeWidth="2"
        />
      ))}
      <path d={`M${x(20) + 6} ${lanes.you}H${x(33) - 6}`} className="stroke-text" />
    </>
  );
}

/** Names of the levels and lanes, at the left edge. */
function Names() {
  return (
    <g className="fill-text-soft font-mono" fontSize="13">
      <text x={left} y="20">
        SIGN-IN TIME, SEEN FROM OUTSIDE
      </text>
      <text x={left - 12} y={y(pageAt) + 4} textAnchor="end" className="fill-accent">
        PAGE
      </text>
      <text x={left - 12} y={y(warnAt) + 4} textAnchor="end" className="fill-secondary">
        WARN
      </text>
      <text x={left - 12} y={lanes.probe1 + 4} textAnchor="end">
        PROBE 1
      </text>
      <text x={left - 12} y={lanes.probe2 + 4} textAnchor="end">
        PROBE 2
      </text>
      <text x={left - 12} y={lanes.onCall + 4} textAnchor="end">
        ON CALL
      </text>
      <text x={left - 12} y={lanes.you + 4} textAnchor="end">
        YOU
      </text>
      <text x={left - 12} y={axis + 5} textAnchor="end">
        MIN
      </text>
    </g>
  );
}

/** Labels below the scale, in rows so that neighbours do not touch. */
function Moments() {
  return (
    <g className="font-mono" fontSize="13">
      {moments
        .filter(({ at }) => [0, 2, 15, 20, 23, 33].includes(at))
        .map(({ at, clock, text }) => {
          // The message is in the third row, because its line passes between the other labels.
          const depth = at === 20 ? 82 : at === 15 || at === 33 ? 56 : 30;
          const before = at !== 2 && at !== 23;
          const row = axis + depth;
          return (
            <g key={at}>
              <path
                d={`M${x(at)} ${axis}V${row - 4}h${before ? -6 : 6}`}
                className="stroke-text-soft"
              />
              <text x={x(at) + (before ? -12 : 12)} y={row} textAnchor={before ? "end" : "start"}>
                <tspan className="fill-text" fontWeight="600">
                  {clock}
                </tspan>
                <tspan dx="8" className="fill-text-soft">
                  {text}
                </tspan>
              </text>
            </g>
          );
        })}
    </g>
  );
}
