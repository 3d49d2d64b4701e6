import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { labelAcross } from "#app/ui/drawing/sheet.tsx";
import { all, deck, end, keel, laid, start, tankTop } from "./drawing-layout.ts";
import { hatching, legend, title } from "./drawing-parts.ts";
import { LogPipe, NetworkMain, networkFrom } from "./drawing-pipes.tsx";

const deckLine = range(start - 22, end + 58, 48).map((x) => [x, deck(x)] as const);
const stemCurve = `C${end + 40} 214 ${end + 16} 300 ${end - 74} ${keel}`;
const stern = `M${start - 22} ${deck(start - 22)}C${start - 18} 220 ${start - 6} 300 ${start + 40} ${keel}`;
const stem = `M${end + 58} ${deck(end + 58)}${stemCurve}`;
const hull = `${polyline(deckLine)}${stemCurve}L${start + 40} ${keel}C${start - 6} 300 ${start - 18} 220 ${start - 22} ${deck(start - 22)}Z`;
const waterline = 214;

export function GeneralArrangement({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1100 474"
      role="img"
      aria-label={title}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      {/* Stations and waterlines of the drawing sheet */}
      <g className="stroke-line">
        {range(30, 1070, 16).map((x) => (
          <path key={x} d={`M${x} 108V${keel + 34}`} />
        ))}
        {[178, 214, 250, 286, 322].map((y) => (
          <path key={y} d={`M0 ${y}H1100`} />
        ))}
      </g>
      <Hull />

      <LogPipe />
      <NetworkMain />

      <path d={stern} className="stroke-text" strokeWidth="2" />
      <path d={stem} className="stroke-text" strokeWidth="2" />
      <path d={polyline(deckLine)} className="stroke-text" strokeWidth="2" />

      {/* The bridge */}
      <path
        d={`M520 ${deck(520) - 1}V92H536V58H790V92H806V${deck(806) - 1}`}
        className="fill-background stroke-text"
        strokeWidth="1.75"
      />
      <path d="M536 92H790" className="stroke-text" />
      <path d="M663 58V22M651 30H675" className="stroke-text" strokeWidth="1.5" />

      {/* Keel: the policies */}
      <path
        d={`M${start + 40} ${keel + 4}H${end - 74}`}
        className="stroke-accent"
        strokeWidth="3.5"
      />

      {/* Units below the keel */}
      <g className="stroke-text-soft">
        {laid.map(({ from, to }) => (
          <path key={from} d={`M${from + 4} ${keel + 50}v8H${to - 4}v-8`} />
        ))}
      </g>

      <Words />
      <Legend />
    </svg>
  );
}

/** The hull with its bulkheads, and the water in the flooded compartment. */
function Hull() {
  return (
    <>
      <path d={hull} className="fill-surface" />
      {all
        .filter(({ flooded }) => flooded)
        .map(({ from, to }) => (
          <path
            key={from}
            d={hatching(from, to, waterline, tankTop)}
            className="stroke-accent"
            strokeWidth="1.5"
            opacity="0.55"
          />
        ))}
      {/* Bulkheads: heavy between units, fine between accounts */}
      {laid.map(({ from, compartments }, unit) => (
        <g key={from} className="stroke-text">
          {compartments.map((compartment, index) =>
            unit === 0 && index === 0 ? null : (
              <path
                key={compartment.from}
                d={`M${compartment.from} ${deck(compartment.from)}V${tankTop}`}
                strokeWidth={index === 0 ? 2.25 : 1.1}
              />
            ),
          )}
        </g>
      ))}
      <path d={`M${start} ${tankTop}H${end + 5}`} className="stroke-text" strokeWidth="1.75" />
    </>
  );
}

function Words() {
  return (
    <g className={labelAcross}>
      <g className="font-sans font-semibold" fontSize="16.5">
        {all.map(({ name, from, to, flooded }) =>
          name.map((line, index) => (
            <text
              key={`${from}-${line}`}
              // The bow’s compartment is wider than its part of the deck.
              x={tenth((from + (to === end ? to + 48 : to)) / 2)}
              y={182 + index * 19}
              textAnchor="middle"
              className={flooded ? "fill-accent" : "fill-text"}
            >
              {line}
            </text>
          )),
        )}
      </g>
      <g className="fill-text-soft">
        {laid.map(({ unit, from, to }) => (
          <text key={unit} x={(from + to) / 2} y={keel + 78} textAnchor="middle">
            {unit}
          </text>
        ))}
        <text
          x="663"
          y="81"
          textAnchor="middle"
          fontSize="16.5"
          className="fill-text font-sans font-semibold"
        >
          Management account
        </text>
        <text x="663" y="112" textAnchor="middle">
          organisation, policies, bill
        </text>
        <text x="663" y="130" textAnchor="middle">
          no workload
        </text>
        <text x={networkFrom - 42} y="88" textAnchor="end">
          line to your site
        </text>
        <text
          x={start + 40}
          y={keel + 28}
          paintOrder="stroke"
          strokeWidth="5"
          className="fill-accent stroke-background"
        >
          KEEL: SERVICE CONTROL POLICIES, BINDING EVERY ACCOUNT BELOW DECK
        </text>
      </g>
    </g>
  );
}

/** The line styles and their meanings. */
function Legend() {
  return (
    <g className={`fill-text-soft ${labelAcross}`}>
      <path d="M0 460h30" className="stroke-secondary" strokeWidth="1.75" />
      <text x="40" y="464">
        {legend.logs}
      </text>
      <path d="M196 460h30" className="stroke-text" strokeWidth="1.5" />
      <text x="236" y="464">
        network, where allowed
      </text>
      <path
        d={hatching(458, 488, 453, 467)}
        className="stroke-accent"
        strokeWidth="1.5"
        opacity="0.7"
      />
      <text x="498" y="464">
        {legend.mistake}
      </text>
    </g>
  );
}
