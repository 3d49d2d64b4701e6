import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";

const day = 24;
const month = 30 * day;

type Duty = { at: number; label: string; to: "authority" | "people" };

/**
 * Hours from when an incident becomes known to the deadline of each duty. The deadline of a follow-up report counts
 * from that of the report before it. DORA: Delegated Regulation (EU) 2025/301, article 5. NIS2: Directive (EU)
 * 2022/2555, article 23(4). GDPR: article 33(1). HIPAA: 45 CFR 164.404(b).
 */
const rows: readonly { law: string; duties: readonly Duty[] }[] = [
  {
    law: "DORA",
    duties: [
      { at: day, label: "24 h", to: "authority" },
      { at: 4 * day, label: "4 days", to: "authority" },
      { at: 4 * day + month, label: "34 days", to: "authority" },
    ],
  },
  {
    law: "NIS2",
    duties: [
      { at: day, label: "24 h", to: "authority" },
      { at: 3 * day, label: "3 days", to: "authority" },
      { at: 3 * day + month, label: "33 days", to: "authority" },
    ],
  },
  { law: "GDPR", duties: [{ at: 3 * day, label: "3 days", to: "authority" }] },
  { law: "HIPAA", duties: [{ at: 60 * day, label: "60 days", to: "people" }] },
  { law: "PCI DSS", duties: [{ at: 1, label: "at once", to: "authority" }] },
];

const ticks = [
  { at: 1, label: "1 h" },
  { at: 4, label: "4 h" },
  { at: day, label: "1 day" },
  { at: 3 * day, label: "3 days" },
  { at: 10 * day, label: "10 days" },
  { at: 60 * day, label: "60 days" },
];

/** Outlines the words, so that the lines of the scale do not touch them. */
const haloed = "stroke-[5px] stroke-tint [paint-order:stroke]";

/** Shortens a label for narrow screens. */
const brief = (label: string) => label.replace(/ days?$/, " d");

type Frame = {
  left: number;
  right: number;
  top: number;
  pitch: number;
  /** Position of the law’s name: before its line, or above it. */
  names: "before" | "above";
  text: string;
};

function Clocks({ left, right, top, pitch, names, text }: Frame) {
  const x = (hours: number) => left + (Math.log10(hours) / Math.log10(60 * day)) * (right - left);
  const y = (index: number) => top + (index + 1) * pitch;
  const floor = y(rows.length - 1) + 26;
  return (
    <g className={text}>
      <g className="stroke-text" strokeOpacity="0.22">
        {ticks.map((tick) => (
          <path key={tick.at} d={`M${x(tick.at)} ${top}V${floor}`} />
        ))}
      </g>
      {ticks.map((tick) => (
        <text
          key={tick.at}
          x={x(tick.at)}
          y={top - 10}
          textAnchor={tick.at === 1 ? "start" : tick.at === 60 * day ? "end" : "middle"}
          className="fill-text-soft"
        >
          {names === "before" ? tick.label : brief(tick.label)}
        </text>
      ))}
      <path d={`M${left} ${top}H${right}`} className="stroke-text" strokeWidth="1.5" />
      {rows.map(({ law, duties }, index) => {
        const last = Math.max(...duties.map(({ at }) => at));
        return (
          <g key={law}>
            <text
              x={names === "before" ? 0 : left}
              y={names === "before" ? y(index) + 5 : y(index) - 24}
              className={`fill-text font-semibold ${haloed}`}
            >
              {law}
            </text>
            <path d={`M${left} ${y(index)}H${x(last)}`} className="stroke-text" strokeWidth={1.5} />
            {duties.map(({ at, label, to }) => (
              <g key={at}>
                <path
                  d={`M${x(at)} ${y(index) - 7}l7 7l-7 7l-7 -7Z`}
                  className={
                    to === "authority" ? "fill-accent stroke-accent" : "fill-tint stroke-accent"
                  }
                  strokeWidth="1.5"
                />
                <text
                  x={at === 1 ? x(at) + 16 : x(at)}
                  y={at === 1 ? y(index) + 5 : y(index) + 24}
                  textAnchor={at === 1 ? "start" : at > month ? "end" : "middle"}
                  className={`fill-text-soft ${haloed}`}
                >
                  {names === "before" ? label : brief(label)}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** The deadline of each report on one time scale, from an hour to sixty days. */
export function ReportingClocks() {
  return (
    <TwoSheets
      label="Deadlines after an incident is known, on a scale from one hour to sixty days. DORA: 24 hours, 4 days and 34 days at the latest. NIS2: 24 hours, 3 days and 33 days. GDPR: 3 days. HIPAA: 60 days, to the people concerned. PCI DSS: at once."
      wide={{
        width: 1100,
        height: 362,
        drawing: (
          <Clocks left={110} right={1090} top={30} pitch={60} names="before" text={labelAcross} />
        ),
      }}
      narrow={{
        width: 320,
        height: 456,
        drawing: (
          <Clocks left={8} right={312} top={30} pitch={78} names="above" text={labelNarrow} />
        ),
      }}
    />
  );
}
