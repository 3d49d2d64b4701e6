import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import { clock, minutesOfDay, type Span } from "#content/office-hours.ts";
import type { OpenHours } from "./contact-hours.server.ts";

type Layout = {
  /** Left edge of hour 0; below, right edge of hour 24. */
  from: number;
  to: number;
  /** Top of the first band, height of a band, and distance between bands. */
  top: number;
  height: number;
  step: number;
  /** Hours between the labels of the scale. */
  every: number;
  text: string;
  /** Puts names above their bands instead of to the left. */
  above: boolean;
};

const wide: Layout = {
  from: 168,
  to: 1099,
  top: 18,
  height: 38,
  step: 74,
  every: 2,
  text: labelAcross,
  above: false,
};
const middle: Layout = {
  from: 118,
  to: 699,
  top: 18,
  height: 34,
  step: 70,
  every: 2,
  text: labelNarrow,
  above: false,
};
const narrow: Layout = {
  from: 1,
  to: 319,
  top: 30,
  height: 30,
  step: 82,
  every: 6,
  text: labelNarrow,
  above: true,
};

/** Height of the bar of an office's hours in summer, below that of its hours in winter. */
const summerHeight = 22;

/** Returns the times of an office's hours without the days before them. */
const timesOf = (hours: string): string => /[\d].*$/.exec(hours)?.[0] ?? hours;

/** The offices' hours on one scale of 24 hours, and when someone at any of them answers the phone. */
export function OfficeHours({ open, label }: { open: OpenHours; label: string }) {
  const { offices } = open;
  const height = (layout: Layout) => layout.top + layout.step * (offices.length + 1) + 34;
  return (
    <TwoSheets
      label={`${label}. ${offices.map((office) => inWords(office)).join(" ")}`}
      wide={{
        width: 1100,
        height: height(wide),
        drawing: <Bands open={open} layout={wide} />,
      }}
      middle={{
        width: 700,
        height: height(middle),
        drawing: <Bands open={open} layout={middle} />,
      }}
      narrow={{
        width: 320,
        height: height(narrow),
        drawing: <Bands open={open} layout={narrow} />,
      }}
    />
  );
}

function inWords({ city, hours, winter }: OpenHours["offices"][number]): string {
  if (winter.length === 0) return `${city}: ${hours}.`;
  return `${city}: ${winter
    .map(({ from, to }) => `${clock(from)} to ${to === minutesOfDay ? "24:00" : clock(to)} UTC`)
    .join(" and ")} in winter.`;
}

function Bands({ open: { offices, anyone }, layout }: { open: OpenHours; layout: Layout }) {
  const { from, to, top, height, step, every, text, above } = layout;
  const x = (minutes: number) => Math.round((from + ((to - from) * minutes) / 1440) * 10) / 10;
  const bar = (span: Span, y: number, tall = height) =>
    `M${x(span.from)} ${y}H${x(span.to)}v${tall}H${x(span.from)}Z`;
  const last = top + step * offices.length;
  const foot = last + height + 10;
  // Names above their bands cross the hour marks, so their letters are outlined.
  const halo = above ? "stroke-[5px] stroke-tint [paint-order:stroke]" : "";
  const name = (words: string, y: number, strong = false) => (
    <text
      x={above ? from : 0}
      y={above ? y - 9 : y + height / 2 + 5}
      className={`${strong ? "fill-accent font-semibold" : "fill-text"} ${text} ${halo}`}
    >
      {words.toUpperCase()}
    </text>
  );
  return (
    <>
      <path
        d={Array.from(
          { length: 25 },
          (_, hour) =>
            `M${x(hour * 60)} ${hour % every ? foot : top}V${foot + (hour % every ? 4 : 9)}`,
        ).join("")}
        className="stroke-text"
        strokeOpacity="0.18"
      />
      {offices.map((office, index) => {
        const y = top + step * index;
        const { winter, summer } = office;
        const moves = winter[0]?.from !== summer[0]?.from;
        return (
          <g key={office.city}>
            {name(office.city, y)}
            {winter.map((span) => (
              <path
                key={span.from}
                d={bar(span, y)}
                className="fill-surface stroke-text"
                strokeWidth="1.5"
              />
            ))}
            {moves
              ? summer.map((span) => (
                  <path
                    key={span.from}
                    d={bar(span, y + height + 5, summerHeight)}
                    className="stroke-secondary"
                    strokeWidth="1.5"
                    strokeDasharray="6 5"
                  />
                ))
              : null}
            {moves && summer[0] ? (
              <g className={`fill-secondary ${text}`}>
                <text
                  x={x(summer[0].from) - 7}
                  y={y + height + 21}
                  textAnchor="end"
                  className="stroke-[5px] stroke-tint [paint-order:stroke]"
                >
                  summer
                </text>
                <text
                  x={(x(summer[0].from) + x(summer[0].to)) / 2}
                  y={y + height + 21}
                  textAnchor="middle"
                >
                  {timesOf(office.hours)}
                </text>
              </g>
            ) : null}
            {winter.map((span) => (
              <text
                key={span.from}
                x={(x(span.from) + x(span.to)) / 2}
                y={y + height / 2 + 5}
                textAnchor="middle"
                className={`fill-text ${text}`}
              >
                {timesOf(office.hours)}
              </text>
            ))}
          </g>
        );
      })}
      {name(above ? "Phones answered" : "Phones", last, true)}
      {anyone.map((span) => (
        <path
          key={span.from}
          d={`M${x(span.from)} ${last + height / 2}H${x(span.to)}`}
          className="stroke-accent"
          strokeWidth="5"
        />
      ))}
      {anyone.map((span) => (
        <path
          key={span.from}
          d={`M${x(span.from)} ${last + height / 2 - 9}v18M${x(span.to)} ${last + height / 2 - 9}v18`}
          className="stroke-accent"
          strokeWidth="2"
        />
      ))}
      <g className={`fill-text-soft ${text}`}>
        {Array.from({ length: 24 / every + 1 }, (_, index) => index * every).map((hour) => (
          <text
            key={hour}
            x={x(hour * 60)}
            y={foot + 26}
            textAnchor={hour === 24 ? "end" : above && hour === 0 ? "start" : "middle"}
          >
            {hour}
          </text>
        ))}
        {above ? null : (
          <text x={0} y={foot + 26}>
            UTC
          </text>
        )}
      </g>
    </>
  );
}
