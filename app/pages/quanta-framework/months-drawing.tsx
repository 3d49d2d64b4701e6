import { range } from "#app/ui/drawing/geometry.ts";
import { labelFromTablet, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import { type Month, quantaFramework } from "#content/pages/quanta-framework.ts";
import { foundationDays, type PlacedWork, placeWork, shownOn } from "./months.ts";

const { months } = quantaFramework;

/** Two months to the same scale: invisible work below the waterline, features that users see above it. */
export function Months() {
  return (
    <TwoSheets
      sequence
      onTablets
      label={months.drawing}
      wide={{ width: 1100, height: 400, drawing: <Wide /> }}
      narrow={{ width: 320, height: 560, drawing: <Narrow /> }}
    />
  );
}

const day = 17;
const waterline = 154;
const step = 29;
const bar = 19;
const bottom = 374;

function Wide() {
  return (
    <>
      {months.sides.map((month, index) => (
        <g key={month.name} transform={`translate(${index * 590} 0)`}>
          <path d={`M0 ${waterline}h${30 * day}V${bottom}H0Z`} className="fill-tint" />
          <WideMonth month={month} />
          <path
            d={`M0 ${waterline}h${30 * day}`}
            className="stroke-secondary"
            strokeWidth="2"
            strokeDasharray="14 5"
          />
        </g>
      ))}
    </>
  );
}

function WideMonth({ month }: { month: Month }) {
  const work = placeWork(month);
  const below = work.filter(({ kind }) => kind === "foundation");
  const above = work.filter(({ kind }) => kind === "feature");
  const shown = shownOn(month);
  const late = shown > 15;
  return (
    <>
      <text y="22" className="fill-text font-bold font-display text-[24px] tracking-tight">
        {month.name}
      </text>
      <text y="46" className={`fill-text-soft ${labelFromTablet}`}>
        {foundationDays(month)} of 30 days below the waterline
      </text>
      {below.map((piece, index) => {
        const y = waterline + 10 + index * step;
        const left = piece.to > 20;
        return (
          <g key={piece.name}>
            {index === 0 ? null : (
              <path d={`M${piece.from * day} ${y - step + bar}V${y}`} className="stroke-text" />
            )}
            <path
              d={`M${piece.from * day} ${y}h${piece.days * day}v${bar}h${-piece.days * day}Z`}
              className="fill-text"
            />
            <text
              x={left ? piece.from * day - 10 : piece.to * day + 10}
              y={y + 14}
              textAnchor={left ? "end" : "start"}
              className={`fill-text ${labelFromTablet}`}
            >
              {piece.name}
            </text>
          </g>
        );
      })}
      {above.map((piece, index) => (
        <Feature key={piece.name} piece={piece} first={index === 0} />
      ))}
      <g className="stroke-accent" strokeWidth="2">
        <path d={`M${shown * day} ${waterline}V62`} />
        <path
          d={late ? `M${shown * day} 62h-26l7 9-7 9h26` : `M${shown * day} 62h26l-7 9 7 9h-26`}
          className="fill-accent"
        />
      </g>
      <text
        x={shown * day + (late ? -36 : 36)}
        y="76"
        textAnchor={late ? "end" : "start"}
        className={`fill-accent font-semibold ${labelFromTablet}`}
      >
        day {shown}: {months.shown}
      </text>
      {late ? null : <Gain from={shown} />}
      <path
        d={range(0, 30, 30)
          .map((at) => `M${at * day} ${bottom}v${at % 5 === 0 ? -11 : -6}`)
          .join("")}
        className="stroke-text"
        strokeOpacity="0.6"
      />
      <g className={`fill-text-soft ${labelFromTablet}`} textAnchor="middle">
        {[10, 20].map((at) => (
          <text key={at} x={at * day} y={bottom + 18}>
            {at}
          </text>
        ))}
        <text y={bottom + 18} textAnchor="start">
          day
        </text>
        <text x={30 * day} y={bottom + 18} textAnchor="end">
          30
        </text>
      </g>
    </>
  );
}

/** The days that are left for more features, from the one on which the first is in use. */
function Gain({ from }: { from: number }) {
  const x = from * day;
  return (
    <g className="fill-accent" textAnchor="end">
      <text
        x={30 * day - 10}
        y={bottom - 78}
        className="font-bold font-display text-[60px] tracking-tight"
      >
        {30 - from} days
      </text>
      <path
        d={`M${x} ${bottom - 68}v12H${30 * day}v-12`}
        className="stroke-accent"
        strokeWidth="2"
        fill="none"
      />
      <text x={30 * day - 10} y={bottom - 30} className="font-display font-semibold text-[21px]">
        {months.gain}
      </text>
    </g>
  );
}

/** A feature on the waterline: the first one filled, later ones outlined and divided into parts of four days. */
function Feature({ piece, first }: { piece: PlacedWork; first: boolean }) {
  const [x, width] = [piece.from * day, piece.days * day];
  const parts = first ? [] : range(0, width, piece.days / 4).slice(1, -1);
  return (
    <>
      <path
        d={`M${x} ${waterline}v-36h${width}v36Z${parts.map((at) => `M${x + at} ${waterline}v-36`).join("")}`}
        className={first ? "fill-accent stroke-accent" : "fill-background stroke-accent"}
        strokeWidth="2"
      />
      <text
        x={first ? x + width - 2 : x + 14}
        y={waterline - 45}
        textAnchor={first ? "end" : "start"}
        className={`fill-text ${labelFromTablet}`}
      >
        {piece.name}
      </text>
    </>
  );
}

const narrowDay = 16;
const narrowTop = 64;

function Narrow() {
  return months.sides.map((month, index) => (
    <g key={month.name} transform={`translate(${index * 164} 0)`}>
      <text y="20" className="fill-text font-bold font-display text-[19px] tracking-tight">
        {month.name}
      </text>
      <text y="42" className={`fill-accent font-semibold ${labelNarrow}`}>
        in use: day <tspan className="font-bold font-display text-[28px]">{shownOn(month)}</tspan>
      </text>
      {placeWork(month).map((piece) => (
        <NarrowPiece key={piece.name} piece={piece} />
      ))}
    </g>
  ));
}

function NarrowPiece({ piece }: { piece: PlacedWork }) {
  const [y, height] = [narrowTop + piece.from * narrowDay, piece.days * narrowDay];
  const below = piece.kind === "foundation";
  return (
    <g>
      {below ? <path d={`M22 ${y}H152v${height}H22Z`} className="fill-tint" /> : null}
      <path
        d={`M22 ${y}h14v${height - 1.5}h-14Z`}
        className={below ? "fill-text" : "fill-accent"}
      />
      <text x="17" y={y + height - 3} textAnchor="end" className={`fill-text-soft ${labelNarrow}`}>
        {piece.to}
      </text>
      <text x="42" y={y + height / 2 + 4} className={`fill-text ${labelNarrow}`}>
        {piece.name}
      </text>
    </g>
  );
}
