import { daysOf } from "#app/service-page/days-of.ts";
import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

const { cost } = page;

/** Four stops on a ring, then the levers in the order in which they are pulled, each with its arithmetic. */
export function CostLoop() {
  return (
    <Section label="Cost" title={page.cost.title} lede={page.cost.intro} id="cost">
      <div className="grid gap-14">
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-center">
          <Ring />
          <ol className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
            {cost.loop.map((stop, index) => (
              <li key={stop.title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2">
                <span aria-hidden="true" className="pt-0.5 font-mono text-accent">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h4">
                    {stop.title}
                    <span className="label ml-3 font-normal text-text-soft">{stop.when}</span>
                  </h3>
                  <p className="mt-1 max-w-[46ch] text-text-soft">{stop.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <ol className="border-text border-t-[1.5px]">
          {cost.levers.map((lever) => (
            <li
              key={lever.name}
              className="grid gap-x-8 gap-y-3 border-text/20 border-b py-5 md:grid-cols-2 lg:grid-cols-[8rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)]"
            >
              <h3 className="text-h3 md:col-span-2 lg:col-span-1">{lever.name}</h3>
              <p className="text-text-soft">{lever.act}</p>
              <p className="md:row-span-2 lg:row-span-1">
                <span className="label block text-secondary">Saving</span>
                <span className="font-mono text-small">{lever.saving}</span>
              </p>
              <p>
                <span className="label block text-accent">Its price</span>
                <span className="text-text-soft text-small">{lever.price}</span>
              </p>
            </li>
          ))}
        </ol>
        <div className="grid gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <h3 className="text-h3">{cost.worked.title}</h3>
          <div>
            <p className="font-mono text-h4">{cost.worked.sum}</p>
            <p className="measure mt-3 text-text-soft">{cost.worked.text}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}

const centre = 144;
const radius = 96;

/** Working days of a month on a ring of twenty; the stops sit on their days. */
const dayAngle = (day: number) => ((day - 0.5) / 20) * 2 * Math.PI - Math.PI / 2;
const onRing = (day: number, distance: number): [number, number] => [
  Math.round((centre + distance * Math.cos(dayAngle(day))) * 10) / 10,
  Math.round((centre + distance * Math.sin(dayAngle(day))) * 10) / 10,
];
const days = Array.from({ length: 20 }, (_, index) => index + 1);
const spans = cost.loop.map(({ when }) => daysOf(when));
/** A stop of several days sits in their middle. */
const stops = spans.map(([first, last]) => (first + last) / 2);
const long = spans.filter(([first, last]) => last > first);

function Ring() {
  return (
    <svg
      viewBox="0 0 288 288"
      role="img"
      aria-label={`A month of twenty working days as a ring. ${cost.loop.map(({ title, when }) => `${title}: ${when.toLowerCase()}.`).join(" ")} And round again.`}
      fill="none"
      className="mx-auto h-auto w-full max-w-[18rem] lg:mx-0"
    >
      <circle cx={centre} cy={centre} r={radius} className="stroke-text" strokeWidth="1.5" />
      <circle cx={centre} cy={centre} r={radius - 34} className="stroke-text/20" />
      <path
        d={days
          .map((day) => {
            const [x1, y1] = onRing(day, radius + 4);
            const [x2, y2] = onRing(day, radius + (day % 5 === 0 ? 13 : 9));
            return `M${x1} ${y1}L${x2} ${y2}`;
          })
          .join("")}
        className="stroke-text-soft"
      />
      <path
        d={long
          .map(
            ([first, last]) =>
              `M${onRing(first, radius)}A${radius} ${radius} 0 0 1 ${onRing(last, radius)}`,
          )
          .join("")}
        className="stroke-accent"
        strokeWidth="4"
      />
      {stops.map((day, index) => {
        const [x, y] = onRing(day, radius);
        const [textX, textY] = onRing(day, radius - 18);
        return (
          <g key={day}>
            <path d={`M${x} ${y - 7}l7 7l-7 7l-7 -7Z`} className="fill-accent" />
            <text
              x={textX}
              y={textY + 4.5}
              textAnchor="middle"
              fontSize="13"
              className="fill-text font-mono"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
      <g className="fill-text-soft font-mono" fontSize="12">
        {[5, 10, 15, 20].map((day) => {
          const [x, y] = onRing(day, radius + 26);
          return (
            <text key={day} x={x} y={y + 4} textAnchor="middle">
              {day}
            </text>
          );
        })}
        <text x={centre} y={centre - 2} textAnchor="middle">
          working
        </text>
        <text x={centre} y={centre + 15} textAnchor="middle">
          days
        </text>
      </g>
    </svg>
  );
}
