import { labelNarrow } from "#app/ui/drawing/sheet.tsx";
import { careers } from "#content/pages/careers.ts";
import type { CrewDays } from "./crew-day.ts";
import { between, cityName, fills, together } from "./crew-day-parts.ts";

const { day } = careers.working;

/** A crew’s day downwards, with the offices side by side. */
export function CrewDayDown({ days, shared, drawn }: CrewDays) {
  const length = drawn.to - drawn.from;
  const y = (minutes: number) => Math.round(((minutes - drawn.from) / length) * 396) + 12;
  const [top, bottom] = [y(shared.from), y(shared.to)];
  const last = y(drawn.to);
  return (
    <>
      {days.map(({ city, from, to, begins, ends, meets }, index) => {
        const x = 50 + index * 110;
        const beside = index === 0 ? { x: 44, textAnchor: "end" as const } : { x: 276 };
        return (
          <g key={city}>
            <path d={`M${x} ${y(from)}h110V${y(to)}h-110Z`} className={fills[index]} />
            <path
              d={between(from, to)
                .map((hour) => `M${x} ${y(hour)}h8`)
                .join("")}
              className="stroke-background"
              strokeWidth="1.5"
            />
            <text
              y={index === 0 ? y(from) + 24 : bottom + 26}
              className={`${cityName} text-[12.5px]`}
            >
              {city.split(/(?<=,) /).map((part, line) => (
                <tspan key={part} x={x + 14} dy={line === 0 ? 0 : 16}>
                  {part}
                </tspan>
              ))}
            </text>
            <g className={`fill-text-soft ${labelNarrow}`}>
              <text {...beside} y={index === 0 ? y(from) + 10 : last}>
                {index === 0 ? begins : ends}
              </text>
              <text {...beside} y={top + 4}>
                {meets[0]}
              </text>
              <text {...beside} y={bottom + 4}>
                {meets[1]}
              </text>
            </g>
          </g>
        );
      })}
      <path d={`M50 ${top}H270V${bottom}H50Z`} className="fill-accent" />
      <text
        x="160"
        y={(top + bottom) / 2 + 6}
        textAnchor="middle"
        className={`${together} text-[19px]`}
      >
        {careers.working.sharedHours} h {day.together}
      </text>
      <path
        d={`M215 ${last}v20H105V${bottom + 12}`}
        className="stroke-accent"
        strokeWidth="2"
        strokeDasharray="8 5"
      />
      <path d={`M98 ${bottom + 17}l7-12 7 12Z`} className="fill-accent" />
      <text x="160" y={last + 40} textAnchor="middle" className={`fill-text ${labelNarrow}`}>
        {day.over}
      </text>
    </>
  );
}
