import { Sheet } from "#app/ui/drawing/sheet.tsx";
import { partners } from "#content/pages/partners.ts";

const { drawing, marks, held } = partners.promises.sheet.period;

/** Places of the introduction, the agreement’s end, and the end of the promise. */
const places = [8, 208, 372] as const;
const [first, , last] = places;
const line = 76;
const anchors = ["start", "middle", "end"] as const;
/** On a phone, where letters are larger, the label in the middle has a row of its own. */
const label = "font-mono text-[19px] sm:text-[14px]";

/** How long the first clause holds: through the agreement, and for a year after it ends. */
export function ClausePeriod() {
  return (
    <Sheet label={drawing} width={400} height={136}>
      <path d={`M${first} ${line - 34}H${last}V${line}H${first}Z`} className="fill-tint" />
      <path d={`M${first} ${line - 34}H${last}`} className="stroke-secondary" strokeWidth="2.5" />
      <path d={`M${first} ${line}H392`} className="stroke-text" strokeWidth="1.5" />
      <path d={`M384 ${line - 5}l8 5-8 5`} className="stroke-text" strokeWidth="1.5" />
      <text x={first + 10} y={line - 12} className={`fill-text ${label}`}>
        {held}
      </text>
      {marks.map((mark, index) => {
        const x = places[index] ?? 0;
        return (
          <g key={mark}>
            <path
              d={`M${x} ${line - 6}l6 6-6 6-6-6Z`}
              className={index === 2 ? "fill-accent" : "fill-text"}
            />
            <text
              x={index === 2 ? 392 : x}
              y={line + 28}
              textAnchor={anchors[index]}
              className={`fill-text ${index === 2 ? "font-semibold" : ""} ${label} ${index === 1 ? "max-sm:translate-y-7" : ""}`}
            >
              {mark}
            </text>
          </g>
        );
      })}
    </Sheet>
  );
}
