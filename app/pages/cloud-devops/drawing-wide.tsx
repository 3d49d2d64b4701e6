import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { labelFromTablet } from "#app/ui/drawing/sheet.tsx";
import { gates, share, strands } from "./deployment-line.ts";
import { label } from "./drawing-parts.ts";

const left = 0;
const length = 1100;
const x = (at: number) => tenth(left + at * length);
const centre = 156;
const half = 96;
const pitch = 12;
const scale = 330;
const envelope = range(0.57, 1, 90);
const upper = envelope.map((at) => [x(at), centre - half * share(at)] as const);
const lower = envelope.map((at) => [x(at), centre + half * share(at)] as const);
const hull = `${polyline(upper)}L${polyline(lower.toReversed()).slice(1)}Z`;

export function WideLine({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1100 452"
      role="img"
      aria-label={label}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      {/* Sheet */}
      <g className="stroke-line">
        {range(-1, 1, 8).map((part) => (
          <path key={part} d={`M${left} ${centre + part * half}H${x(1)}`} />
        ))}
        {gates.map(({ at }) => (
          <path key={at} d={`M${x(at)} ${centre - half - 14}V${scale}`} />
        ))}
      </g>
      {/* The version in production: all of the breadth, until the new one takes it */}
      <path
        d={`M${x(0.57)} ${centre - half}H${x(1)}M${x(0.57)} ${centre + half}H${x(1)}`}
        className="stroke-text-soft"
        strokeDasharray="9 5"
      />
      <path d={hull} className="fill-tint" />
      {[0.3, 0.55, 0.8].map((part) => (
        <g key={part} className="stroke-text-soft" strokeOpacity="0.7">
          <path
            d={polyline(envelope.map((at) => [x(at), centre - half * share(at) * part] as const))}
          />
          <path
            d={polyline(envelope.map((at) => [x(at), centre + half * share(at) * part] as const))}
          />
        </g>
      ))}
      <path d={polyline(upper)} className="stroke-text" strokeWidth="2" />
      <path d={polyline(lower)} className="stroke-text" strokeWidth="2" />

      <Changes />
      <path d={`M${left} ${centre}H${x(1)}`} className="stroke-accent" strokeWidth="2.5" />
      <path
        d={`M${x(1) - 10} ${centre - 6}L${x(1)} ${centre}l-10 6`}
        className="stroke-accent"
        strokeWidth="2.5"
      />
      {gates.map(({ at }) => (
        <path key={at} d={`M${x(at)} ${centre - 7}l7 7l-7 7l-7 -7Z`} className="fill-accent" />
      ))}

      {/* Station scale */}
      <path d={`M${left} ${scale}H${x(1)}`} className="stroke-text" strokeWidth="1.5" />
      <path
        d={range(0, 1, 60)
          .map((at, index) => `M${x(at).toFixed(1)} ${scale}v${index % 5 === 0 ? 8 : 4}`)
          .join("")}
        className="stroke-text-soft"
      />

      <Words />
      <Legend />
    </svg>
  );
}

/** The six changes that are stopped at a gate. */
function Changes() {
  return (
    <>
      {strands.map(({ lane, stops }) => {
        const gate = stops === undefined ? undefined : gates[stops];
        if (gate === undefined) return null;
        const row = centre + lane * pitch;
        const siblings = strands.filter((strand) => strand.stops === stops);
        const nth = siblings.findIndex((strand) => strand.lane === lane);
        const down = centre + half + 26 + nth * 22;
        const to = x(gate.at);
        const narrowing = gate.name === "Canary" ? centre + 3 : row;
        return (
          <g key={lane} className="stroke-text" strokeWidth="1.25">
            {gate.name === "Canary" ? null : (
              <path
                d={`M${left} ${row}H${to - 12}C${to - 2} ${narrowing} ${to} ${narrowing + 12} ${to} ${row + 26}V${down - 4}`}
              />
            )}
            {gate.name === "Canary" ? (
              <>
                <path
                  d={`M${left} ${row}H${x(0.55)}C${x(0.575)} ${row} ${x(0.58)} ${centre + 3} ${x(0.6)} ${centre + 3}H${to - 10}`}
                />
                <path
                  d={`M${to - 10} ${centre + 3}C${to + 4} ${centre + 3} ${to} ${centre + 30} ${to} ${centre + 60}V${down - 4}`}
                  className="stroke-secondary"
                  strokeWidth="2"
                  strokeDasharray="5 4"
                />
              </>
            ) : null}
            <path d={`M${to - 6} ${down - 6}h12`} strokeWidth="2.5" />
          </g>
        );
      })}
    </>
  );
}

function Words() {
  return (
    <g className={labelFromTablet}>
      {gates.map(({ name, at, budget, stopped, keeper }, index) => (
        <g key={name}>
          <text x={x(at)} y={scale + 30} textAnchor="middle" className="fill-text" fontWeight="600">
            {`${index + 1} ${name}`}
          </text>
          <text x={x(at)} y={scale + 50} textAnchor="middle" className="fill-text-soft">
            {budget}
          </text>
          {keeper === "person" ? (
            <circle cx={x(at)} cy={scale + 70} r="4.5" className="stroke-text" strokeWidth="1.5" />
          ) : (
            <rect x={x(at) - 4} y={scale + 66} width="8" height="8" className="fill-text" />
          )}
          {(stopped ?? []).map((reason, nth) => (
            <text
              key={reason}
              x={x(at) + 9}
              y={centre + half + 24 + nth * 22}
              className="fill-text-soft"
            >
              {reason}
            </text>
          ))}
        </g>
      ))}
      <g className="fill-text-soft">
        <text x={left} y="34">
          SEVEN CHANGES
        </text>
        <text x={x(0.57)} y="34">
          BREADTH: SHARE OF TRAFFIC ON THE NEW VERSION
        </text>
        <text x={x(0.625)} y={centre - 14} textAnchor="middle">
          5%
        </text>
        <text x={x(0.735)} y={centre - 34} textAnchor="middle">
          25%
        </text>
        <text x={x(0.955)} y={centre - half + 36} textAnchor="middle">
          100%
        </text>
        <text x={x(0.665)} y={centre + half - 10}>
          previous version
        </text>
      </g>
    </g>
  );
}

/** The marks and their meanings. */
function Legend() {
  return (
    <g className={`fill-text-soft ${labelFromTablet}`}>
      <rect x={left} y="433" width="8" height="8" className="fill-text" />
      <text x={left + 18} y="442">
        a machine decides
      </text>
      <circle
        cx={left + 232}
        cy="437"
        r="4.5"
        className="fill-none stroke-text"
        strokeWidth="1.5"
      />
      <text x={left + 246} y="442">
        a person decides
      </text>
      <path
        d={`M${left + 448} 437h30`}
        className="stroke-secondary"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <text x={left + 488} y="442">
        rolled back by itself
      </text>
    </g>
  );
}
