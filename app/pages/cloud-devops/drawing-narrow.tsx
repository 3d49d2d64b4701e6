import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { gates, share, strands } from "./deployment-line.ts";
import { label } from "./drawing-parts.ts";

export function NarrowLine({ className }: { className: string }) {
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
      viewBox={`0 0 320 ${y(1) + 32}`}
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
          <text x={centre - half} y={y(1) + 24}>
            breadth: share of traffic
          </text>
        </g>
      </g>
    </svg>
  );
}
