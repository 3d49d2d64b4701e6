import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { hatching, legend, title } from "./drawing-parts.ts";
import { type Compartment, units } from "./landing-zone.ts";

type Placed = Compartment & { from: number; to: number };

/** Lays out compartments side by side from `start`, in the order of the units. */
function lay(
  start: number,
  scale = 1,
): { unit: string; from: number; to: number; compartments: Placed[] }[] {
  let at = start;
  return units.map((unit) => {
    const from = at;
    const compartments = unit.compartments.map((compartment) => {
      const placed = { ...compartment, from: at, to: at + compartment.width * scale };
      at = placed.to;
      return placed;
    });
    return { unit: unit.name, from, to: at, compartments };
  });
}

const laid = lay(76);
const all = laid.flatMap(({ compartments }) => compartments);
const start = 76;
const end = laid.at(-1)?.to ?? start;
const middle = (start + end) / 2;
const keel = 348;
/** Returns the deck's height, which rises towards both ends, more at the bow. */
const deck = (x: number) => {
  const e = (x - middle) / (end - middle);
  return Math.round((150 - (e > 0 ? 26 : 12) * e * e) * 10) / 10;
};
const deckLine = range(start - 22, end + 58, 48).map((x) => [x, deck(x)] as const);
const stemCurve = `C${end + 40} 214 ${end + 16} 300 ${end - 74} ${keel}`;
const stern = `M${start - 22} ${deck(start - 22)}C${start - 18} 220 ${start - 6} 300 ${start + 40} ${keel}`;
const stem = `M${end + 58} ${deck(end + 58)}${stemCurve}`;
const hull = `${polyline(deckLine)}${stemCurve}L${start + 40} ${keel}C${start - 6} 300 ${start - 18} 220 ${start - 22} ${deck(start - 22)}Z`;
const waterline = 214;
const pipeNetwork = 268;
const pipeLogs = 318;
const network = all.find(({ name }) => name[0] === "Network");
// Starts beside the compartment's name, so that the line to the site does not cross it.
const networkFrom = network === undefined ? start : network.from + 12;
const lastNetworked = all.findLast(({ networked }) => networked);
const networkTo = lastNetworked === undefined ? end : (lastNetworked.from + lastNetworked.to) / 2;
const logs = start + 50;
const sandbox = end - 62;

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
        {range(40, 1060, 17).map((x) => (
          <path key={x} d={`M${x} 108V${keel + 34}`} />
        ))}
        {[178, 214, 250, 286, 322].map((y) => (
          <path key={y} d={`M20 ${y}H1084`} />
        ))}
      </g>
      <Hull />
      <path
        d={`M20 ${waterline}H${start - 20}M${end + 42} ${waterline}H1084`}
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="9 5"
      />

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
            d={hatching(from, to, waterline, keel)}
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
                d={`M${compartment.from} ${deck(compartment.from)}V${keel}`}
                strokeWidth={index === 0 ? 2.25 : 1.1}
              />
            ),
          )}
        </g>
      ))}
      {/* Double bottom */}
      <path
        d={`M${start + 28} ${keel - 12}H${end - 52}`}
        className="stroke-text-soft"
        strokeOpacity="0.6"
      />
    </>
  );
}

/** The log pipe from every compartment to the archive. */
function LogPipe() {
  return (
    <>
      <path d={`M${sandbox} ${pipeLogs}H${logs}`} className="stroke-secondary" strokeWidth="1.75" />
      {all.slice(1).map(({ from, to }) => {
        const x = Math.min((from + to) / 2 + 16, sandbox);
        return (
          <g key={from}>
            <path d={`M${x} ${pipeLogs}v-14`} className="stroke-secondary" strokeWidth="1.75" />
            <circle cx={x} cy={pipeLogs - 16} r="2.5" className="fill-secondary" />
          </g>
        );
      })}
      <path
        d={`M${logs + 9} ${pipeLogs - 5}L${logs} ${pipeLogs}l9 5`}
        className="stroke-secondary"
        strokeWidth="1.75"
      />
    </>
  );
}

/** The network main, connected only to the compartments that may use it. */
function NetworkMain() {
  return (
    <>
      <path
        d={`M${networkFrom} ${pipeNetwork}H${networkTo - 16}`}
        className="stroke-text"
        strokeWidth="1.5"
      />
      <circle
        cx={networkFrom}
        cy={pipeNetwork}
        r="6"
        className="fill-surface stroke-text"
        strokeWidth="1.5"
      />
      {all
        .filter(({ networked, name }) => networked && name[0] !== "Network")
        .map(({ from, to }) => (
          <path
            key={from}
            d={`M${(from + to) / 2 - 16} ${pipeNetwork - 6}v12`}
            className="stroke-text"
            strokeWidth="3"
          />
        ))}
      <path
        d={`M${networkFrom} ${pipeNetwork - 6}V84H${networkFrom - 34}`}
        className="stroke-text"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
    </>
  );
}

function Words() {
  return (
    <g className="font-mono" fontSize="13">
      {all.map(({ name, from, to, flooded }) =>
        name.map((line, index) => (
          <text
            key={`${from}-${line}`}
            x={(from + to) / 2}
            y={184 + index * 17}
            textAnchor="middle"
            className={flooded ? "fill-accent" : "fill-text"}
          >
            {line}
          </text>
        )),
      )}
      <g className="fill-text-soft">
        {laid.map(({ unit, from, to }) => (
          <text key={unit} x={(from + to) / 2} y={keel + 78} textAnchor="middle">
            {unit}
          </text>
        ))}
        <text x="663" y="80" textAnchor="middle" className="fill-text">
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
    <g className="fill-text-soft font-mono" fontSize="13">
      <path d="M80 460h30" className="stroke-secondary" strokeWidth="1.75" />
      <text x="120" y="464">
        {legend.logs}
      </text>
      <path d="M270 460h30" className="stroke-text" strokeWidth="1.5" />
      <text x="310" y="464">
        network, where allowed
      </text>
      <path
        d={hatching(526, 556, 453, 467)}
        className="stroke-accent"
        strokeWidth="1.5"
        opacity="0.7"
      />
      <text x="566" y="464">
        {legend.mistake}
      </text>
    </g>
  );
}
