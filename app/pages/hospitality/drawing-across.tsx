import { range } from "#app/ui/drawing/geometry.ts";
import {
  description,
  end,
  exceptions,
  hold,
  lanes,
  marksOf,
  midnight,
  roll,
  sizeOf,
  stops,
} from "./night.ts";

/** Dimensions of the drawing, and the labels that fit in it. */
type Frame = {
  width: number;
  left: number;
  text: number;
  /** Whether hours are close together: then the earlier label is to the left of its line, the later to the right. */
  crowded: boolean;
  books: string;
  held: string;
};

export const wide: Frame = {
  width: 1160,
  left: 132,
  text: 14,
  crowded: false,
  books: "still Friday in the books",
  held: "held, then sent in order at 03:00",
};

export const medium: Frame = {
  width: 720,
  left: 112,
  text: 12.5,
  crowded: true,
  books: "still Friday",
  held: "sent in order at 03:00",
};

const lower = new Set(["23:30", "02:30"]);
const upper = new Set(["22:00", "00:00", "03:00"]);

/** The night with time from left to right. */
export function NightAcross({ frame, className }: { frame: Frame; className: string }) {
  const { left, text } = frame;
  const right = frame.width - 6;
  const anchorOf = (time: string) => {
    if (time === "22:00" || (frame.crowded && upper.has(time))) return "start";
    return frame.crowded && lower.has(time) ? "end" : "middle";
  };
  const x = (hour: number) => left + ((right - left) * hour) / end;
  const laneY = (index: number) => 178 + index * 36;
  const zero = 444;
  const steps = exceptions
    .map(
      ([hour, level], index) =>
        `${index === 0 ? "M" : "H"}${x(hour).toFixed(1)}${index === 0 ? " " : "V"}${(zero - level * 46).toFixed(1)}`,
    )
    .join("");
  return (
    <svg
      viewBox={`0 0 ${frame.width} 500`}
      role="img"
      aria-label={description}
      className={className}
      fill="none"
    >
      <rect
        x={x(midnight)}
        y="52"
        width={x(roll) - x(midnight)}
        height={zero - 52}
        className="fill-tint"
      />
      <g className="stroke-line">
        {stops.map(({ time, at }) => (
          <path key={time} d={`M${x(at).toFixed(1)} 30V${zero}`} />
        ))}
      </g>
      <g className="fill-text font-mono" fontSize={text}>
        {stops.map(({ time, at }) => (
          <text key={time} x={x(at)} y="20" textAnchor={anchorOf(time)}>
            {time}
          </text>
        ))}
      </g>

      <g className="fill-text-soft font-mono" fontSize={text}>
        <text x="0" y="78">
          Calendar
        </text>
        <text x="0" y="122">
          Business date
        </text>
        {lanes.map(({ name }, index) => (
          <text key={name} x="0" y={laneY(index) + 1}>
            {name}
          </text>
        ))}
        <text x="0" y={zero - 24}>
          Exceptions
        </text>
        <text x="0" y={zero - 8}>
          still open
        </text>
      </g>

      <g strokeWidth="2">
        <path
          d={`M${x(0)} 74H${x(midnight) - 3}M${x(midnight) + 3} 74H${x(end)}`}
          className="stroke-text"
        />
        <path
          d={`M${x(0)} 118H${x(roll) - 7}M${x(roll) + 7} 118H${x(end)}`}
          className="stroke-text"
        />
        <path d={`M${x(midnight)} 64v20`} className="stroke-secondary" strokeWidth="3" />
      </g>
      <g className="fill-text font-mono" fontSize={text}>
        <text x={x(0) + 4} y="66">
          Friday
        </text>
        <text x={x(midnight) + 10} y="66" className="fill-secondary">
          Saturday
        </text>
        <text x={x(0) + 4} y="110">
          Friday
        </text>
        <text x={x(midnight) + 10} y="110">
          {frame.books}
        </text>
        <text x={x(roll) + 14} y="110" className="fill-accent">
          Saturday
        </text>
      </g>

      {lanes.map(({ name, spans }, index) => {
        const y = laneY(index) + 4;
        return (
          <g key={name}>
            <path
              d={`M${x(0)} ${y}H${x(hold.from).toFixed(1)}M${x(hold.to).toFixed(1)} ${y}H${x(end)}`}
              className="stroke-text-soft"
              strokeOpacity="0.6"
            />
            <path
              d={`M${x(hold.from).toFixed(1)} ${y}H${x(hold.to).toFixed(1)}`}
              className="stroke-text-soft"
              strokeDasharray="2 4"
            />
            <path
              d={marksOf(spans)
                .map(
                  (hour, mark) => `M${x(hour).toFixed(1)} ${y}v${(-2 * sizeOf(mark)).toFixed(1)}`,
                )
                .join("")}
              className="stroke-text"
              strokeWidth="1.25"
            />
          </g>
        );
      })}
      <text
        x={x(hold.to) + 24}
        y={laneY(0) - 2}
        className="fill-text-soft font-mono"
        fontSize={text}
      >
        {frame.held}
      </text>

      <path d={`${steps}V${zero}H${x(0)}Z`} className="fill-secondary" fillOpacity="0.16" />
      <path d={steps} className="stroke-secondary" strokeWidth="1.75" />
      <path d={`M${left} ${zero}H${right}`} className="stroke-text" strokeWidth="1.5" />
      <path
        d={range(0, end, end * 4)
          .map((hour, index) => `M${x(hour).toFixed(1)} ${zero}v${index % 4 === 0 ? 9 : 5}`)
          .join("")}
        className="stroke-text-soft"
      />

      <path d={`M${x(roll)} 30V${zero + 22}`} className="stroke-accent" strokeWidth="2" />
      <path d={`M${x(roll)} 109l9 9-9 9-9-9Z`} className="fill-accent" />
      <circle cx={x(roll)} cy={zero + 28} r="5" className="fill-accent" />
      <text x={x(roll) + 14} y={zero + 32} className="fill-text font-mono" fontSize={text}>
        the date rolls once nothing is open
      </text>
    </svg>
  );
}
