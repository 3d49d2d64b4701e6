import { range } from "#app/ui/drawing/geometry.ts";
import { firstByte, loadLine, oneWay, painted, parcels, roundTrips, weight } from "./load-line.ts";

/**
 * Time runs downwards, and each slanted line is a message between phone and server. All positions derive from
 * `load-line.ts`.
 */
type Frame = { width: number; phone: number; server: number; perSecond: number };
const top = 66;

function Crossing({ width, phone, server, perSecond }: Frame) {
  const y = (seconds: number) => top + seconds * perSecond;
  const line = (x1: number, t1: number, x2: number, t2: number) =>
    `M${x1} ${y(t1).toFixed(1)}L${x2} ${y(t2).toFixed(1)}`;
  const middle = (phone + server) / 2;
  const height = y(loadLine) + 52;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The first two and a half seconds of a page on a slow mobile line: four round trips take ${firstByte.toFixed(1)} seconds, then ${weight} kilobytes of HTML, typeface and image arrive until ${painted.toFixed(2)} seconds. The rest until the load line at ${loadLine} seconds is reserve.`}
      fill="none"
      className="h-auto w-full"
    >
      <g className="stroke-line">
        {range(0, loadLine, 25).map((t) => (
          <path key={t} d={line(phone, t, server, t)} strokeOpacity={t % 0.5 < 0.01 ? 1 : 0.55} />
        ))}
      </g>

      {/* The reserve, hatched. */}
      <path
        d={`${line(phone, painted, server, painted - oneWay)}V${y(loadLine)}H${phone}Z`}
        className="fill-tint"
        fillOpacity="0.55"
      />
      {parcels.map(({ name, starts, ends, kilobytes }) => (
        <g key={name}>
          <path
            d={`${line(server, starts - oneWay, phone, starts)}V${y(ends).toFixed(1)}L${server} ${y(ends - oneWay).toFixed(1)}Z`}
            className="fill-surface stroke-text"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <text
            x={middle}
            y={y((starts + ends - oneWay) / 2) + 4.5}
            textAnchor="middle"
            className="fill-text font-mono"
            fontSize="13.5"
          >
            {name} {kilobytes} kB
          </text>
        </g>
      ))}
      {roundTrips.map((trip, index) => {
        const t = index * 2 * oneWay;
        return (
          <g key={trip}>
            <path
              d={
                line(phone, t, server, t + oneWay) + line(server, t + oneWay, phone, t + 2 * oneWay)
              }
              className="stroke-secondary"
              strokeWidth="1.75"
            />
            <circle cx={server} cy={y(t + oneWay)} r="3" className="fill-secondary" />
            <text
              x={server + 12}
              y={y(t + oneWay) + 4.5}
              className="fill-text-soft font-mono"
              fontSize="13.5"
            >
              {trip}
            </text>
          </g>
        );
      })}

      {/* The two shores and the clock. */}
      <g className="stroke-text" strokeWidth="2">
        <path d={`M${phone} ${top - 10}V${y(loadLine)}`} />
        <path d={`M${server} ${top - 10}V${y(loadLine)}`} />
        <rect x={phone - 9} y={top - 46} width="18" height="32" rx="3" />
        <path d={`M${phone - 3} ${top - 19}h6`} />
        <path d={`M${server - 16} ${top - 44}h32v12h-32zM${server - 16} ${top - 28}h32v12h-32z`} />
        <path d={`M${server - 10} ${top - 38}h4M${server - 10} ${top - 22}h4`} />
      </g>
      <path
        d={range(0, loadLine, 25)
          .map((t, index) => `M${phone} ${y(t)}h${index % 5 === 0 ? -9 : -5}`)
          .join("")}
        className="stroke-text-soft"
      />
      <g className="fill-text-soft font-mono" fontSize="13.5">
        {[0, 0.5, 1, 1.5, 2].map((t) => (
          <text key={t} x={phone - 14} y={y(t) + 4.5} textAnchor="end">
            {t === 0 ? "0 s" : t.toFixed(1)}
          </text>
        ))}
        <text x={phone + 18} y={top - 24}>
          phone
        </text>
        <text x={server - 24} y={top - 24} textAnchor="end">
          server
        </text>
        <text x={server + 12} y={y(firstByte) + 17} className="fill-text">
          first byte
        </text>
        <text x={server + 12} y={y(firstByte) + 34}>
          at {firstByte.toFixed(1)} s
        </text>
        <text x={server + 12} y={y(painted) + 4.5} className="fill-text">
          painted
        </text>
        <text x={server + 12} y={y(painted) + 21.5}>
          at {painted.toFixed(2)} s
        </text>
        <text x={middle} y={y((painted + loadLine) / 2) - 6} textAnchor="middle">
          reserve for slow
        </text>
        <text x={middle} y={y((painted + loadLine) / 2) + 11} textAnchor="middle">
          processors and cells
        </text>
      </g>
      <path
        d={line(phone - 9, painted, server + 9, painted)}
        className="stroke-text"
        strokeDasharray="9 5"
      />

      {/* The load line with its disc, as on a ship’s side. */}
      <circle
        cx={middle}
        cy={y(loadLine)}
        r="22"
        className="fill-background stroke-accent"
        strokeWidth="2.5"
      />
      <path
        d={`M${phone - 9} ${y(loadLine)}H${server + 12}`}
        className="stroke-accent"
        strokeWidth="2.5"
      />
      <g className="fill-accent font-mono" fontSize="13.5">
        <text x={phone - 14} y={y(loadLine) + 4.5} textAnchor="end">
          2.5
        </text>
        <text x={server + 18} y={y(loadLine) + 4.5}>
          load line
        </text>
      </g>
    </svg>
  );
}

/** What makes up a byte budget. The narrow layout keeps the letters readable on a phone. */
export function LoadLine() {
  return (
    <>
      <div className="mx-auto max-w-96 md:hidden">
        <Crossing width={336} phone={46} server={236} perSecond={184} />
      </div>
      <div className="mx-auto hidden max-w-xl md:block">
        <Crossing width={480} phone={50} server={374} perSecond={190} />
      </div>
    </>
  );
}
