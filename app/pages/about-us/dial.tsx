import { around, type Point, range } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";
import { company } from "#content/company.ts";
import {
  clock,
  minutesOfDay,
  offsetOf,
  openHours,
  union,
  winter,
  withinDay,
} from "#content/office-hours.ts";
import { aboutUs } from "#content/pages/about-us.ts";

const { offices } = aboutUs;
const size = 456;
const centre = size / 2;
const ring = 164;
const width = 14;

/** Returns a point of the dial, on which a day is one turn from the top. */
const at = (minutes: number, radius: number): Point =>
  around([centre, centre], radius, minutes / minutesOfDay);

const ray = (minutes: number, from: number, to: number): string =>
  `M${at(minutes, from).join(" ")}L${at(minutes, to).join(" ")}`;

/** Outer end of the marks of opening and closing. */
const markEnd = ring + 16;
/** Distance of a city's name from the centre, outside its hours. */
const names = ring + 24;
/** Outer end of the hours' ticks. */
const ticks = ring - 18;
/** Half of a time's width and height in the drawing's letters. */
const [halfWidth, halfHeight] = [21, 6];

/** Returns the middle of a time's label, which stays as far from its mark at any angle. */
const besideRing = (minutes: number): Point => {
  const [x, y] = at(minutes, 1);
  const reach = Math.abs(x - centre) * halfWidth + Math.abs(y - centre) * halfHeight;
  return at(minutes, markEnd + 8 + reach);
};

const fills = ["stroke-text", "stroke-secondary"];
const days = company.offices.flatMap((office, index) => {
  const day = openHours(office, winter);
  return day ? [{ ...office, ...day, fill: fills[index % fills.length] }] : [];
});
/** Hours in which any office is open: those of two at once count once. */
const hours = union(days.flatMap(withinDay)).reduce((sum, { from, to }) => sum + to - from, 0) / 60;

/** Whether an office names its times, so that there is something to draw. */
export const hasDial = days.length > 0;

/** The working hours of the offices around one day, with the times on their own clocks. */
export const Dial = () => (
  <Sheet
    label={`${offices.drawing} ${days.map(({ city, hours: open }) => `${city}: ${open}.`).join(" ")}`}
    width={size}
    height={size}
    className="max-lg:mx-auto max-lg:max-w-[27rem] lg:-ml-8 lg:max-w-[36rem]"
  >
    <circle cx={centre} cy={centre} r={ring} className="stroke-tint" strokeWidth={width} />
    <path
      d={range(0, 24, 24)
        .map((hour) => ray(hour * 60, ticks, ticks - (hour % 6 === 0 ? 14 : 7)))
        .join("")}
      className="stroke-text"
      strokeWidth="1.5"
    />
    {[0, 6, 12, 18].map((hour) => {
      const [x, y] = at(hour * 60, ticks - 28);
      return (
        <text
          key={hour}
          x={x}
          y={y + 5}
          textAnchor="middle"
          className="fill-text-soft font-mono text-[13.5px]"
        >
          {hour === 0 ? "0 UTC" : hour}
        </text>
      );
    })}
    {days.map(({ city, from, to, timeZone, fill }) => {
      const isLong = to - from > minutesOfDay / 2 ? 1 : 0;
      return (
        <g key={city}>
          <path
            d={`M${at(from, ring).join(" ")}A${ring} ${ring} 0 ${isLong} 1 ${at(to, ring).join(" ")}`}
            className={fill}
            strokeWidth={width}
            strokeLinecap="butt"
          />
          <Name city={city} minutes={(from + to) / 2} />
          {[from, to].map((minutes) => {
            const [x, y] = besideRing(minutes);
            return (
              <g key={minutes}>
                <path
                  d={ray(minutes, ring - 14, markEnd)}
                  className="stroke-accent"
                  strokeWidth="2.5"
                />
                <text
                  x={x}
                  y={y + 5}
                  textAnchor="middle"
                  className="fill-text font-mono text-[15px]"
                >
                  {clock(minutes + offsetOf(timeZone, winter))}
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

/** A city's name along the middle of its hours, turned so that it is never upside down. */
function Name({ city, minutes }: { city: string; minutes: number }) {
  const [x, y] = at(minutes, names);
  const turn = (minutes / minutesOfDay) * 360;
  const isBelow = turn > 90 && turn < 270;
  return (
    <text
      transform={`translate(${x} ${y})rotate(${Math.round(isBelow ? turn - 180 : turn)})`}
      y={isBelow ? 10 : 0}
      textAnchor="middle"
      className="fill-text font-display font-semibold text-[17px]"
    >
      {city}
    </text>
  );
}
