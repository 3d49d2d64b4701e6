import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { labelBeside, Sheet } from "#app/ui/drawing/sheet.tsx";

/**
 * The pieces made from one article: the day of the month, the work relative to the article, and the label's position.
 */
const pieces = [
  { name: "ARTICLE", day: 5, work: 1, lift: 22, anchor: "middle" },
  { name: "2 POSTS", day: 10.5, work: 0.4, lift: 22, anchor: "middle" },
  { name: "FILM", day: 16, work: 0.62, lift: 22, anchor: "middle" },
  { name: "REPLIES", day: 21, work: 0.26, lift: 22, anchor: "middle" },
  { name: "SALES KIT", day: 26, work: 0.36, lift: 42, anchor: "end" },
] as const;

const left = 24;
const right = 446;
const low = 330;
const high = 92;
const dayX = (day: number) => tenth(left + ((right - left) * day) / 28);

function work(day: number): number {
  const tide = pieces.reduce(
    (sum, piece) => sum + piece.work * Math.exp(-((day - piece.day) ** 2) / (2 * 1.35 ** 2)),
    0,
  );
  return 0.06 + tide;
}
const workY = (amount: number) => tenth(low - (low - high) * Math.min(1, amount / 1.06));

const curve = range(0, 28, 112).map((day) => [dayX(day), workY(work(day))] as const);

/** A tide table of one month: the work on one article and on everything derived from it. */
export function TideTable({ label }: { label: string }) {
  return (
    <Sheet label={label} width={470} height={400}>
      <path d={`${polyline(curve)}L${right} ${low}L${left} ${low}Z`} className="fill-tint" />
      {[0.25, 0.5, 0.75, 1].map((amount) => (
        <path key={amount} d={`M${left} ${workY(amount)}H${right}`} className="stroke-line" />
      ))}
      <path d={polyline(curve)} className="stroke-secondary" strokeWidth="2.5" />
      <path d={`M${left} ${low}H${right}`} className="stroke-text" strokeWidth="1.5" />
      <path
        d={Array.from(
          { length: 29 },
          (_, day) => `M${dayX(day)} ${low}v${day % 7 === 0 ? 14 : 6}`,
        ).join("")}
        className="stroke-text-soft"
      />
      {pieces.map((piece, index) => {
        const x = dayX(piece.day);
        const y = workY(work(piece.day));
        return (
          <g key={piece.name}>
            <path d={`M${x} ${y - 8}V${y - piece.lift + 6}`} className="stroke-text" />
            <path
              d={`M${x} ${y - 7}l7 7-7 7-7-7Z`}
              className={index === 0 ? "fill-accent" : "fill-background stroke-text"}
              strokeWidth="1.5"
            />
            <text
              x={piece.anchor === "end" ? right + 18 : x}
              y={y - piece.lift}
              textAnchor={piece.anchor}
              className={`${index === 0 ? "fill-accent font-semibold" : "fill-text"} ${labelBeside}`}
            >
              {piece.name}
            </text>
          </g>
        );
      })}
      <g className={`fill-text-soft ${labelBeside}`}>
        {[1, 2, 3, 4].map((week) => (
          <text key={week} x={dayX(week * 7 - 3.5)} y={low + 36} textAnchor="middle">
            {`WEEK ${week}`}
          </text>
        ))}
        <text x={left} y={26}>
          WORK
        </text>
      </g>
      <path d={`M${left} 36V${low}`} className="stroke-text" />
    </Sheet>
  );
}
