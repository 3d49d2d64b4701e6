import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { first, last, minutes, moments, pageAt, valueAt, warnAt } from "./alarm.ts";
import { probes, title } from "./drawing-parts.ts";

const top = 34;
const perMinute = 11.2;
const y = (minute: number) => tenth(top + (minute - first) * perMinute);
const left = 8;
const width = 94;
/** Slightly narrower than its frame, so that no peak touches the scale. */
const x = (value: number) => tenth(left + value * width);
const bottom = y(last);
/** Fewer samples than in the wide drawing, because a phone shows no more. */
const trace = polyline(
  range(first, last, 300).map((minute) => [x(valueAt(minute)), y(minute)] as const),
);
const lanes = { probes: [113, 124], onCall: 137, you: 149 };
const words = 168;

export function NarrowStrip({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 320 ${bottom + 62}`}
      role="img"
      aria-label={title}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      <g className="stroke-line">
        {range(0, 1, 4).map((value) => (
          <path key={value} d={`M${x(value)} ${top}V${bottom}`} />
        ))}
        {range(first, last, 10).map((minute) => (
          <path key={minute} d={`M${left} ${y(minute)}H${x(1)}`} />
        ))}
      </g>
      <path d={`${trace}L${left} ${bottom}L${left} ${top}Z`} className="fill-tint" />
      <path
        d={minutes.map((minute) => `M${left} ${y(minute)}H${x(valueAt(minute))}`).join("")}
        className="stroke-text-soft"
        strokeOpacity="0.4"
      />
      <path
        d={`M${x(warnAt)} ${top}V${bottom}`}
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="8 4"
      />
      <path
        d={`M${x(pageAt)} ${top}V${bottom}`}
        className="stroke-accent"
        strokeWidth="1.5"
        strokeDasharray="8 4"
      />
      <path d={trace} className="stroke-text" strokeWidth="1.75" />
      <path d={`M${x(1)} ${top}V${bottom}`} className="stroke-text" strokeWidth="1.5" />
      <Lanes />
      <Moments />
      <Names />
    </svg>
  );
}

/** What each probe and each person does, minute by minute. */
function Lanes() {
  return (
    <>
      <path
        d={[...lanes.probes, lanes.onCall, lanes.you]
          .map((lane) => `M${lane} ${top}V${bottom}`)
          .join("")}
        className="stroke-line"
      />
      {probes.map((probe, index) => {
        const lane = lanes.probes[index] ?? 0;
        return (
          <g key={lane} strokeWidth="1.5">
            <path
              d={probe.passed.map((minute) => `M${lane - 3.5} ${y(minute)}h7`).join("")}
              className="stroke-secondary"
            />
            <path
              d={probe.failed
                .map((minute) => `M${lane - 3} ${y(minute) - 3}l6 6m0 -6l-6 6`)
                .join("")}
              className="stroke-accent"
            />
          </g>
        );
      })}
      <path
        d={`M${lanes.onCall} ${y(2)}V${y(4)}`}
        className="stroke-accent"
        strokeWidth="3"
        strokeDasharray="4 3"
      />
      <path d={`M${lanes.onCall} ${y(4)}V${y(33)}`} className="stroke-text" strokeWidth="3" />
      <path d={`M${lanes.you} ${y(20)}V${y(33)}`} className="stroke-text" />
    </>
  );
}

/** Each moment in the lane of whoever acts. The first four are within four minutes, so their labels are spread. */
function Moments() {
  const rows: Record<number, number> = { 0: -6.8, 1: -3.2, 2: 0.4, 20: 19.4, 30: 29.5, 33: 33.1 };
  return (
    <g className="font-mono" fontSize="12.5">
      {moments.map(({ at, clock, text }) => {
        const row = y(rows[at] ?? at);
        const yours = at === 20 || at === 33;
        const probe = lanes.probes[at];
        const from = yours ? lanes.you : (probe ?? lanes.onCall);
        return (
          <g key={at}>
            <path
              d={`M${from + (probe === undefined ? 0 : 4)} ${y(at)}L${words - 14} ${row}H${words - 5}`}
              className="stroke-text-soft"
            />
            {probe === undefined ? (
              yours ? (
                <circle
                  cx={from}
                  cy={y(at)}
                  r="4.5"
                  className="fill-background stroke-text"
                  strokeWidth="2"
                />
              ) : (
                <path
                  d={`M${from} ${y(at) - 5}l5 5l-5 5l-5 -5Z`}
                  className={at === 2 ? "fill-accent" : "fill-text"}
                />
              )
            ) : null}
            <text x={words} y={row + 4} className="fill-text" fontWeight="600">
              {clock}
            </text>
            <text x={words} y={row + 20} className="fill-text-soft">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Names of the levels below the trace, and of the lanes, with leader lines. */
function Names() {
  return (
    <g className="fill-text-soft font-mono" fontSize="12.5">
      <text x={left} y="18">
        SIGN-IN TIME
      </text>
      <text x={x(warnAt) - 4} y={bottom + 19} textAnchor="middle" className="fill-secondary">
        WARN
      </text>
      <text x={x(pageAt) + 4} y={bottom + 19} textAnchor="middle" className="fill-accent">
        PAGE
      </text>
      {[
        { name: "YOU", lane: lanes.you },
        { name: "ON CALL", lane: lanes.onCall },
        { name: "TWO PROBES", lane: lanes.probes[1] },
      ].map(({ name, lane }, index) => (
        <g key={name}>
          <path
            d={`M${lane} ${bottom}V${bottom + 15 + index * 18}H${words - 5}`}
            className="fill-none stroke-text-soft"
          />
          <text x={words} y={bottom + 19 + index * 18}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
