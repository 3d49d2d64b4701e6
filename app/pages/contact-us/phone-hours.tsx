import { minutesOfDay } from "#content/office-hours.ts";
import type { OpenHours } from "./contact-hours.server.ts";

const share = (minutes: number): string => `${Math.round((minutes / minutesOfDay) * 1000) / 10}%`;
const inks = ["text", "secondary"] as const;
const strokes = { text: "stroke-text", secondary: "stroke-secondary" };
const fills = { text: "fill-text", secondary: "fill-secondary" };
const inkOf = (office: number) => inks[office % inks.length] ?? "text";

/** Every six hours. */
const hours = [0, 6, 12, 18, 24];

/**
 * Who answers the phone now: the offices' hours of today on one line, on the visitor's clock. Only the browser knows
 * that clock (visitor-time.script.ts); the section on the offices' hours has the same in words and for every reader.
 */
export function PhoneHours({ open }: { open: OpenHours }) {
  return (
    <div
      aria-hidden="true"
      data-script="visitor-time"
      className="no-print relative mt-5 pt-6 font-mono text-label noscript:hidden"
    >
      <svg aria-hidden="true" width="100%" height="34" className="block">
        <line x2="100%" y1="6" y2="6" className="stroke-text" strokeOpacity=".4" />
        {open.offices.map(({ city, today }, office) =>
          today.map(({ from, to, works }) => (
            <g key={`${city} ${from}`}>
              <line
                x1={share(from)}
                x2={share(to)}
                y1="6"
                y2="6"
                strokeWidth={works ? 12 : 3}
                className={strokes[inkOf(office)]}
              />
              <text x={share(from)} y="30" className={fills[inkOf(office)]}>
                {city}
              </text>
            </g>
          )),
        )}
      </svg>
      <div hidden className="absolute inset-x-0 top-6 h-3">
        <span
          data-part="line"
          className="absolute -top-1.5 -bottom-1.5 border-accent border-l-[2.5px]"
        />
        <span
          data-part="now"
          className="absolute bottom-3.5 whitespace-nowrap pb-1 font-semibold text-accent"
        />
      </div>
      <p className="mt-1 flex min-h-[1lh] justify-between text-text-soft">
        {hours.map((hour) => (
          <span
            key={hour}
            data-hour={hour}
            className="flex w-0 justify-center first:justify-start last:justify-end"
          />
        ))}
      </p>
    </div>
  );
}
