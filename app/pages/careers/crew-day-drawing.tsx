import { labelFromTablet, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import { careers } from "#content/pages/careers.ts";
import type { CrewDays } from "./crew-day.ts";
import { CrewDayDown } from "./crew-day-down.tsx";
import { between, cityName, fills, together } from "./crew-day-parts.ts";

const { day } = careers.working;

/** Time from left to right: a bar for each office, the shared hours across both, and what is left over in writing. */
function Across({ days, shared, drawn }: CrewDays) {
  const length = drawn.to - drawn.from;
  const x = (minutes: number) => Math.round(((minutes - drawn.from) / length) * 1100);
  const [left, right] = [x(shared.from), x(shared.to)];
  const [first, last] = [x(drawn.from), x(drawn.to)];
  return (
    <>
      {days.map(({ city, from, to, begins, ends, meets }, index) => {
        const top = 30 + index * 64;
        const times = top + (index === 0 ? -12 : 86);
        return (
          <g key={city}>
            <path d={`M${x(from)} ${top}H${x(to)}v64H${x(from)}Z`} className={fills[index]} />
            <path
              d={between(from, to)
                .map(
                  (hour) => `M${x(hour)} ${top + (index === 0 ? 0 : 64)}v${index === 0 ? 9 : -9}`,
                )
                .join("")}
              className="stroke-background"
              strokeWidth="1.5"
            />
            <text
              x={index === 0 ? first + 20 : right + 20}
              y={top + 41}
              className={`${cityName} text-[26px]`}
            >
              {city}
            </text>
            <g className={`fill-text-soft ${labelFromTablet}`}>
              <text
                x={index === 0 ? first : last}
                y={times}
                textAnchor={index === 0 ? "start" : "end"}
              >
                {index === 0 ? begins : ends}
              </text>
              <text x={left} y={times} textAnchor="middle">
                {meets[0]}
              </text>
              <text x={right} y={times} textAnchor="middle">
                {meets[1]}
              </text>
            </g>
          </g>
        );
      })}
      <path d={`M${left} 30H${right}V158H${left}Z`} className="fill-accent" />
      <g className={together} textAnchor="middle">
        <text x={(left + right) / 2} y="96" className="text-[40px]">
          {careers.working.sharedHours} h
        </text>
        <text x={(left + right) / 2} y="124" className="text-[17px]">
          {day.together}
        </text>
      </g>
      <path
        d={`M${last - 90} 158v56H${first + 90}V104`}
        className="stroke-accent"
        strokeWidth="2"
        strokeDasharray="10 6"
      />
      <path d={`M${first + 82} 114l8-14 8 14Z`} className="fill-accent" />
      <text
        x={(first + left) / 2 + 45}
        y="204"
        textAnchor="middle"
        className={`fill-text ${labelFromTablet}`}
      >
        {day.over}
      </text>
    </>
  );
}

/** A crew's day on the clocks of both offices. */
export const CrewDayDrawing = (crew: CrewDays) => (
  <TwoSheets
    label={`${day.label} ${crew.days.map(({ city, begins, ends, meets }) => `${city}: ${begins} to ${ends}, together ${meets.join(" to ")}.`).join(" ")}`}
    onTablets
    wide={{ width: 1100, height: 226, drawing: <Across {...crew} /> }}
    narrow={{ width: 320, height: 460, drawing: <CrewDayDown {...crew} /> }}
  />
);
