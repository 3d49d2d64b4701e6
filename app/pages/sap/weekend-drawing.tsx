import { range } from "#app/ui/drawing/geometry.ts";
import { labelFromTablet, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import { clock, course, decided, isNamed, length, reopened, restored } from "./weekend-plan.ts";

type Placed = (typeof course)[number];

const fill = ({ kind }: Placed) => {
  if (kind === "decision") return "fill-accent stroke-accent";
  return kind === "reserve" ? "stroke-text" : "fill-background stroke-text";
};
const dashed = ({ kind }: Placed) => (kind === "reserve" ? { strokeDasharray: "4 5" } : {});
const numeral = ({ kind }: Placed) => (kind === "decision" ? "fill-on-accent" : "fill-text");

const isMidnight = (hours: number) => clock(hours).endsWith("00:00");

/** Horizontal version, with the names of the long stretches and numbers for the key below it; the way back branches off below. */
function Across() {
  const [left, right, deck, keel, below] = [1, 1099, 62, 128, 196];
  const x = (hours: number) => left + (hours / length) * (right - left);
  return (
    <g className={labelFromTablet}>
      {range(0, length, 10).map((hours) => (
        <g key={hours}>
          <path d={`M${x(hours)} 36V${deck}`} className="stroke-text" strokeOpacity="0.25" />
          <text
            x={x(hours)}
            y="24"
            textAnchor={hours === 0 ? "start" : hours === length ? "end" : "middle"}
            className={isMidnight(hours) ? "fill-text font-semibold" : "fill-text-soft"}
          >
            {hours === 0 ? clock(hours) : clock(hours).slice(...(isMidnight(hours) ? [0, 3] : [4]))}
          </text>
        </g>
      ))}
      {course.map((stretch, index) => (
        <g key={stretch.name}>
          <path
            d={`M${x(stretch.from)} ${deck}H${x(stretch.to)}V${keel}H${x(stretch.from)}Z`}
            className={fill(stretch)}
            strokeWidth="1.5"
            {...dashed(stretch)}
          />
          <g transform={`translate(${x((stretch.from + stretch.to) / 2)})`} textAnchor="middle">
            <text
              y={isNamed(stretch) ? deck + 20 : (deck + keel) / 2 + 5}
              className={`font-semibold ${numeral(stretch)}`}
            >
              {index + 1}
            </text>
            {isNamed(stretch) ? (
              <>
                <text y={deck + 38} className="fill-text font-sans font-semibold">
                  {stretch.name}
                </text>
                <text y={deck + 56} className="fill-text-soft">
                  {stretch.hours} h
                </text>
              </>
            ) : null}
          </g>
        </g>
      ))}
      <path
        d={`M${x(decided)} ${keel}C${x(decided)} ${below} ${x(decided)} ${below} ${x(decided) + 42} ${below}H${x(reopened)}V${keel + 10}`}
        className="stroke-secondary"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <path
        d={`M${x(reopened) - 6} ${keel + 19}l6 -9l6 9M${x(restored)} ${below - 6}v12`}
        className="stroke-secondary"
        strokeWidth="2"
      />
      <g className="fill-secondary">
        <text x={x(restored) - 8} y={below + 24} textAnchor="end">
          {`restore, ${restored - decided} h`}
        </text>
        <text x={right} y={below + 24} textAnchor="end">
          {`reopen, ${reopened - restored} h`}
        </text>
        <text x={x(reopened) - 14} y={below - 28} textAnchor="end">
          {clock(reopened)}
        </text>
      </g>
      <text x={x(decided) - 14} y={below + 4} textAnchor="end" className="fill-accent">
        {`${clock(decided)}: go or no-go`}
      </text>
    </g>
  );
}

/** Returns the hour at which a name is placed, clear of the way back, which branches off at the end of the decision. */
const nameAt = ({ kind, from, to }: Placed) => {
  if (kind === "decision") return from;
  return kind === "reserve" ? to - 0.5 : (from + to) / 2;
};

/** Vertical version, with the names beside the stretches. */
function Down() {
  const [top, left, right, step] = [14, 92, 132, 10];
  const y = (hours: number) => top + hours * step;
  return (
    <g className={labelNarrow}>
      {range(0, length, 10).map((hours) => (
        <g key={hours}>
          <path
            d={`M${left - 12} ${y(hours)}H${right}`}
            className="stroke-text"
            strokeOpacity="0.3"
          />
          <text x={left - 18} y={y(hours) + 4} textAnchor="end" className="fill-text-soft">
            {clock(hours)}
          </text>
        </g>
      ))}
      {course.map((stretch, index) => (
        <g key={stretch.name}>
          <path
            d={`M${left} ${y(stretch.from)}H${right}V${y(stretch.to)}H${left}Z`}
            className={fill(stretch)}
            strokeWidth="1.5"
            {...dashed(stretch)}
          />
          <text
            x={right + 12}
            y={y(nameAt(stretch))}
            dy="0.36em"
            className={stretch.kind === "decision" ? "fill-accent font-semibold" : "fill-text"}
          >
            {`${index + 1} ${stretch.name}`}
          </text>
        </g>
      ))}
      <path
        d={`M${right} ${y(decided)}H290C306 ${y(decided)} 306 ${y(decided)} 306 ${y(decided) + 16}V${y(reopened)}H${right + 8}`}
        className="stroke-secondary"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <path
        d={`M${right + 15} ${y(reopened) - 6}l-9 6l9 6`}
        className="stroke-secondary"
        strokeWidth="2"
      />
      <g className="fill-secondary" textAnchor="end">
        <text x="298" y={y(decided) + 50}>{`restore, ${restored - decided} h`}</text>
        <text x="298" y={y(decided) + 68}>{`reopen, ${reopened - restored} h`}</text>
        <text x="298" y={y(reopened) - 8}>
          {clock(reopened)}
        </text>
      </g>
    </g>
  );
}

/** The cutover weekend to scale, including the way back, which has to fit in. */
export function CutoverWeekend() {
  return (
    <TwoSheets
      sequence
      onTablets
      label={`A cutover weekend of ${length} hours from ${clock(0)} to ${clock(length)}. ${course
        .map(({ name, from }) => `${clock(from)}: ${name}`)
        .join(
          ". ",
        )}. From the decision at ${clock(decided)} the old system could be open again at ${clock(reopened)}.`}
      wide={{ width: 1100, height: 228, drawing: <Across /> }}
      narrow={{ width: 320, height: 630, drawing: <Down /> }}
    />
  );
}
