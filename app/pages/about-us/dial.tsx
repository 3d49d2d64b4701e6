import { range, tenth } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";
import { company } from "#content/company.ts";
import { clockTime, workingDay } from "#content/office-hours.ts";
import { aboutUs } from "#content/pages/about-us.ts";

const { offices } = aboutUs;
const centre = 210;
const ring = 152;
const width = 40;

/** Returns a point of the dial, on which a day is one turn from the top. */
function at(hour: number, radius: number): readonly [number, number] {
  const angle = (hour / 12) * Math.PI;
  return [tenth(centre + radius * Math.sin(angle)), tenth(centre - radius * Math.cos(angle))];
}

const ray = (hour: number, from: number, to: number): string =>
  `M${at(hour, from).join(" ")}L${at(hour, to).join(" ")}`;

const days = company.offices.map((office) => ({ ...office, ...workingDay(office) }));
const hours = days.reduce((sum, { from, to }) => sum + to - from, 0);
const fills = ["stroke-text", "stroke-secondary"];

/** The working hours of the offices around one day, with the times on their own clocks. */
export const Dial = () => (
  <Sheet
    label={`${offices.drawing} ${days.map(({ city, hours: open }) => `${city}: ${open}.`).join(" ")}`}
    width={420}
    height={420}
    className="mx-auto max-w-[27rem]"
  >
    <circle cx={centre} cy={centre} r={ring} className="stroke-tint" strokeWidth={width} />
    <circle cx={centre} cy={centre} r={ring - 36} className="stroke-text" strokeOpacity=".4" />
    <path
      d={range(0, 24, 24)
        .map((hour) => ray(hour, ring - 36, ring - (hour % 6 === 0 ? 50 : 43)))
        .join("")}
      className="stroke-text"
      strokeWidth="1.5"
    />
    {days.map(({ city, from, to, timeZone }, index) => {
      const isLong = to - from > 12 ? 1 : 0;
      return (
        <g key={city}>
          <path
            d={`M${at(from, ring).join(" ")}A${ring} ${ring} 0 ${isLong} 1 ${at(to, ring).join(" ")}`}
            className={fills[index % fills.length]}
            strokeWidth={width}
            strokeLinecap="butt"
          />
          {[from, to].map((hour) => {
            const [x, y] = at(hour, ring + 41);
            return (
              <g key={hour}>
                <path
                  d={ray(hour, ring - 27, ring + 25)}
                  className="stroke-accent"
                  strokeWidth="2.5"
                />
                <text
                  x={x}
                  y={y + 5}
                  textAnchor="middle"
                  className="fill-text font-mono text-[15px]"
                >
                  {clockTime(hour, timeZone)}
                </text>
              </g>
            );
          })}
        </g>
      );
    })}
    <text
      x={centre}
      y={centre + 16}
      textAnchor="middle"
      className="fill-text font-bold font-display text-[76px]"
    >
      {hours}
    </text>
    <text
      x={centre}
      y={centre + 44}
      textAnchor="middle"
      className="fill-text-soft font-mono text-[14px]"
    >
      {offices.hours}
    </text>
  </Sheet>
);
