import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { first, last, minutes, moments, pageAt, valueAt, warnAt } from "./alarm.ts";
import { samples, title } from "./drawing-parts.ts";

export function NarrowStrip({ className }: { className: string }) {
  const top = 34;
  const perMinute = 11.2;
  const y = (minute: number) => tenth(top + (minute - first) * perMinute);
  const left = 8;
  const width = 108;
  /** A little narrower than its frame, so that no peak touches the scale. */
  const x = (value: number) => tenth(left + value * width);
  const bottom = y(last);
  const trace = polyline(samples.map((minute) => [x(valueAt(minute)), y(minute)] as const));

  // The first four moments lie within four minutes: their words are spread and led back by a line.
  const rows: Record<number, number> = {
    0: -6.8,
    1: -3.2,
    2: 0.4,
    4: 4,
    15: 15,
    20: 19.4,
    23: 23,
    30: 29.5,
    33: 33.1,
  };

  return (
    <svg
      viewBox={`0 0 320 ${bottom + 26}`}
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
      <path
        d={minutes.map((minute) => `M${x(1)} ${y(minute)}h${minute % 5 === 0 ? 7 : 4}`).join("")}
        className="stroke-text-soft"
      />
      <g className="font-mono" fontSize="12.5">
        {moments.map(({ at, clock, text }) => {
          const row = y(rows[at] ?? at);
          const yours = at === 20 || at === 33;
          return (
            <g key={at}>
              <path
                d={`M${x(1) + 8} ${y(at)}L${x(1) + 20} ${row}H${x(1) + 26}`}
                className="stroke-text-soft"
              />
              {yours ? (
                <circle
                  cx={x(1)}
                  cy={y(at)}
                  r="4.5"
                  className="fill-background stroke-text"
                  strokeWidth="2"
                />
              ) : (
                <path
                  d={`M${x(1)} ${y(at) - 5}l5 5l-5 5l-5 -5Z`}
                  className={at <= 2 ? "fill-accent" : "fill-text"}
                />
              )}
              <text x={x(1) + 31} y={row + 4} className="fill-text" fontWeight="600">
                {clock}
              </text>
              <text x={x(1) + 31} y={row + 20} className="fill-text-soft">
                {text}
              </text>
            </g>
          );
        })}
      </g>
      <g className="fill-text-soft font-mono" fontSize="12.5">
        <text x={left} y="18">
          SIGN-IN TIME
        </text>
        <text x={x(warnAt)} y={bottom + 19} textAnchor="middle" className="fill-secondary">
          WARN
        </text>
        <text x={x(pageAt) + 4} y={bottom + 19} textAnchor="middle" className="fill-accent">
          PAGE
        </text>
      </g>
    </svg>
  );
}
