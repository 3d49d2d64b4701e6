import { polyline, range } from "#app/ui/drawing/hull.ts";
import { gates, share, strands } from "./deployment-line.ts";

/**
 * The deployment line as a half-breadth plan. Seven changes are laid down at the left; gates stop six of them, one by
 * one; behind the canary the hull opens, its breadth being the share of traffic on the new version.
 */

const label =
  "Deployment line: seven changes start at the commit gate; two stop there, and one each at review, scan, verify and canary, the last of which is rolled back; one change goes on to five, then twenty-five, then all of the traffic.";

/** One decimal: at drawing scale nobody sees the second. */
const tenth = (value: number) => Math.round(value * 10) / 10;

function WideLine({ className }: { className: string }) {
  const left = 20;
  const length = 1060;
  const x = (at: number) => tenth(left + at * length);
  const centre = 156;
  const half = 96;
  const pitch = 12;
  const scale = 330;
  const envelope = range(0.57, 1, 90);
  const upper = envelope.map((at) => [x(at), centre - half * share(at)] as const);
  const lower = envelope.map((at) => [x(at), centre + half * share(at)] as const);
  const hull = `${polyline(upper)}L${polyline(lower.toReversed()).slice(1)}Z`;

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

      {/* Changes */}
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

      <g className="font-mono" fontSize="13">
        {gates.map(({ name, at, budget, stopped, keeper }, index) => (
          <g key={name}>
            <text
              x={x(at)}
              y={scale + 30}
              textAnchor="middle"
              className="fill-text"
              fontWeight="600"
            >
              {`${index + 1} ${name}`}
            </text>
            <text x={x(at)} y={scale + 50} textAnchor="middle" className="fill-text-soft">
              {budget}
            </text>
            {keeper === "person" ? (
              <circle
                cx={x(at)}
                cy={scale + 70}
                r="4.5"
                className="stroke-text"
                strokeWidth="1.5"
              />
            ) : (
              <rect x={x(at) - 4} y={scale + 66} width="8" height="8" className="fill-text" />
            )}
            {(stopped ?? []).map((reason, nth) => (
              <text
                key={reason}
                x={x(at) + 12}
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
          <text x={x(0.955)} y={centre - half - 10} textAnchor="middle">
            100%
          </text>
          <text x={x(0.665)} y={centre + half - 10}>
            previous version
          </text>
        </g>
      </g>
      {/* Legend */}
      <g className="fill-text-soft font-mono" fontSize="13">
        <rect x={left} y="433" width="8" height="8" className="fill-text" />
        <text x={left + 18} y="442">
          a machine decides
        </text>
        <circle
          cx={left + 190}
          cy="437"
          r="4.5"
          className="fill-none stroke-text"
          strokeWidth="1.5"
        />
        <text x={left + 204} y="442">
          a person decides
        </text>
        <path
          d={`M${left + 364} 437h30`}
          className="stroke-secondary"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
        <text x={left + 404} y="442">
          rolled back by itself
        </text>
      </g>
    </svg>
  );
}

function NarrowLine({ className }: { className: string }) {
  const top = 30;
  const length = 600;
  const y = (at: number) => tenth(top + at * length);
  const centre = 92;
  const half = 76;
  const pitch = 9;
  const text = 182;
  const envelope = range(0.57, 1, 80);
  const leftEdge = envelope.map((at) => [centre - half * share(at), y(at)] as const);
  const rightEdge = envelope.map((at) => [centre + half * share(at), y(at)] as const);
  const hull = `${polyline(leftEdge)}L${polyline(rightEdge.toReversed()).slice(1)}Z`;

  return (
    <svg
      viewBox={`0 0 320 ${y(1) + 24}`}
      role="img"
      aria-label={label}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      <g className="stroke-line">
        {range(-1, 1, 8).map((part) => (
          <path key={part} d={`M${centre + part * half} ${top}V${y(1)}`} />
        ))}
        {gates.map(({ at }) => (
          <path key={at} d={`M${centre - half} ${y(at)}H${text - 8}`} />
        ))}
      </g>
      <path
        d={`M${centre - half} ${y(0.57)}V${y(1)}M${centre + half} ${y(0.57)}V${y(1)}`}
        className="stroke-text-soft"
        strokeDasharray="8 4"
      />
      <path d={hull} className="fill-tint" />
      {[0.4, 0.75].map((part) => (
        <g key={part} className="stroke-text-soft" strokeOpacity="0.7">
          <path
            d={polyline(
              envelope
                .filter((at) => at > 0.68)
                .map((at) => [centre - half * share(at) * part, y(at)] as const),
            )}
          />
          <path
            d={polyline(
              envelope
                .filter((at) => at > 0.68)
                .map((at) => [centre + half * share(at) * part, y(at)] as const),
            )}
          />
        </g>
      ))}
      <path d={polyline(leftEdge)} className="stroke-text" strokeWidth="2" />
      <path d={polyline(rightEdge)} className="stroke-text" strokeWidth="2" />
      {strands.map(({ lane, stops }) => {
        const gate = stops === undefined ? undefined : gates[stops];
        if (gate === undefined) return null;
        const column = centre + lane * pitch;
        const side = lane < 0 ? -1 : 1;
        const out = centre + side * 58;
        const to = y(gate.at);
        return (
          <g
            key={lane}
            className={gate.name === "Canary" ? "stroke-secondary" : "stroke-text"}
            strokeWidth="1.25"
          >
            {gate.name === "Canary" ? (
              <>
                <path d={`M${column} ${top}V${y(0.56)}`} className="stroke-text" />
                <path
                  d={`M${column} ${y(0.56)}C${column} ${y(0.59)} ${centre + 3} ${y(0.58)} ${centre + 3} ${y(0.61)}V${to - 4}C${centre + 3} ${to + 8} ${centre + 30} ${to + 8} ${out} ${to + 8}`}
                  strokeWidth="2"
                  strokeDasharray="5 4"
                />
                <path d={`M${out} ${to + 2}v12`} strokeWidth="2.5" />
              </>
            ) : (
              <>
                <path
                  d={`M${column} ${top}V${to - 12}C${column} ${to + 2} ${column + side * 8} ${to + 8} ${out} ${to + 8}`}
                />
                <path d={`M${out} ${to + 2}v12`} strokeWidth="2.5" />
              </>
            )}
          </g>
        );
      })}
      <path d={`M${centre} ${top}V${y(1)}`} className="stroke-accent" strokeWidth="2.5" />
      <path
        d={`M${centre - 6} ${y(1) - 10}L${centre} ${y(1)}l6 -10`}
        className="stroke-accent"
        strokeWidth="2.5"
      />
      {gates.map(({ at }) => (
        <path key={at} d={`M${centre} ${y(at) - 6}l6 6l-6 6l-6 -6Z`} className="fill-accent" />
      ))}
      <g className="font-mono" fontSize="12.5">
        {gates.map(({ name, at, budget, stopped }, index) => (
          <g key={name}>
            <text x={text} y={y(at) + 4} className="fill-text" fontWeight="600">
              {`${index + 1} ${name}`}
            </text>
            <text x={text} y={y(at) + 21} className="fill-text-soft">
              {budget}
            </text>
            {stopped === undefined ? null : (
              <text x={text} y={y(at) + 38} className="fill-text-soft">
                {`✕ ${stopped.at(-1)}`}
              </text>
            )}
          </g>
        ))}
        <g className="fill-text-soft">
          <text x={centre - half} y="16">
            SEVEN CHANGES
          </text>
          <text x={centre - 10} y={y(0.61) + 2} textAnchor="end">
            5%
          </text>
          <text
            x={centre - 26}
            y={y(0.742)}
            textAnchor="end"
            className="stroke-[5px] stroke-background [paint-order:stroke]"
          >
            25%
          </text>
          <text
            x={centre - 10}
            y={y(0.97)}
            textAnchor="end"
            className="stroke-[5px] stroke-tint [paint-order:stroke]"
          >
            100%
          </text>
          <text x={text} y={y(0.76)}>
            breadth: share
          </text>
          <text x={text} y={y(0.76) + 17}>
            of traffic
          </text>
        </g>
      </g>
    </svg>
  );
}

/** From commit to production, with what each gate stops. */
export function DeploymentLine() {
  return (
    <>
      <WideLine className="hidden h-auto w-full lg:block" />
      <NarrowLine className="mx-auto h-auto w-full max-w-[26rem] lg:hidden" />
    </>
  );
}
