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

/** The night with time downwards, for narrow screens. */
export function NightDown({ className }: { className: string }) {
  const top = 116;
  const bottom = 640;
  const y = (hour: number) => top + ((bottom - top) * hour) / end;
  const laneX = (index: number) => 118 + index * 26;
  const zero = 294;
  const steps = exceptions
    .map(
      ([hour, level], index) =>
        `${index === 0 ? "M" : "V"}${index === 0 ? `${(zero - level * 24).toFixed(1)} ${y(hour).toFixed(1)}` : `${y(hour).toFixed(1)}H${(zero - level * 24).toFixed(1)}`}`,
    )
    .join("");
  const heads = [
    { name: "Calendar", x: 62 },
    { name: "Business date", x: 86 },
    ...lanes.map(({ name }, index) => ({ name, x: laneX(index) + 2 })),
    { name: "Exceptions", x: 288 },
  ];
  return (
    <svg
      viewBox="0 0 300 676"
      role="img"
      aria-label={description}
      className={className}
      fill="none"
    >
      <rect
        x="48"
        y={y(midnight)}
        width={zero - 48}
        height={y(roll) - y(midnight)}
        className="fill-tint"
      />
      <g className="stroke-line">
        {stops.map(({ time, at }) => (
          <path key={time} d={`M44 ${y(at).toFixed(1)}H${zero}`} />
        ))}
      </g>
      <g className="font-mono" fontSize="12.5">
        {stops.map(({ time, at }) => (
          <text
            key={time}
            x="0"
            y={y(at) + 4}
            className={at === roll ? "fill-accent" : "fill-text"}
          >
            {time}
          </text>
        ))}
        <g className="fill-text-soft">
          {heads.map(({ name, x }) => (
            <text key={name} transform={`translate(${x} ${top - 10}) rotate(-90)`}>
              {name}
            </text>
          ))}
        </g>
      </g>
      <g strokeWidth="2.5">
        <path d={`M58 ${y(0)}V${y(midnight) - 3}`} className="stroke-text" />
        <path d={`M58 ${y(midnight) + 3}V${y(end)}`} className="stroke-secondary" />
        <path d={`M82 ${y(0)}V${y(roll) - 9}`} className="stroke-text" />
        <path d={`M82 ${y(roll) + 9}V${y(end)}`} className="stroke-accent" />
        <path d={`M50 ${y(midnight)}h16`} className="stroke-secondary" />
      </g>
      {lanes.map(({ name, spans }, index) => {
        const x = laneX(index) - 6;
        return (
          <g key={name}>
            <path
              d={`M${x} ${y(0)}V${y(hold.from).toFixed(1)}M${x} ${y(hold.to).toFixed(1)}V${y(end)}`}
              className="stroke-text-soft"
              strokeOpacity="0.6"
            />
            <path
              d={`M${x} ${y(hold.from).toFixed(1)}V${y(hold.to).toFixed(1)}`}
              className="stroke-text-soft"
              strokeDasharray="2 4"
            />
            <path
              d={marksOf(spans)
                .map(
                  (hour, mark) => `M${x} ${y(hour).toFixed(1)}h${(1.5 * sizeOf(mark)).toFixed(1)}`,
                )
                .join("")}
              className="stroke-text"
              strokeWidth="1"
            />
          </g>
        );
      })}
      <path d={`${steps}H${zero}V${y(0)}Z`} className="fill-secondary" fillOpacity="0.16" />
      <path d={steps} className="stroke-secondary" strokeWidth="1.75" />
      <path d={`M${zero} ${y(0)}V${y(end)}`} className="stroke-text" strokeWidth="1.5" />
      <path d={`M44 ${y(roll)}H${zero}`} className="stroke-accent" strokeWidth="2" />
      <path d={`M82 ${y(roll) - 8}l8 8-8 8-8-8Z`} className="fill-accent" />
      <g className="fill-text-soft font-mono" fontSize="12.5">
        <text x="0" y="668">
          shaded: two dates, one night
        </text>
      </g>
    </svg>
  );
}
