import { labelAcross, labelNarrow, Station, TwoSheets } from "#app/ui/drawing/sheet.tsx";

/** Place of each role of the crew list, in its order. The last one is the client’s, on the quay. */
type Stations = readonly (readonly [x: number, y: number])[];

const wideStations: Stations = [
  [426, 132],
  [466, 132],
  [440, 176],
  [662, 164],
  [680, 298],
  [216, 298],
  [254, 298],
  [292, 298],
  [62, 206],
];

const narrowStations: Stations = [
  [128, 57],
  [153, 57],
  [142, 89],
  [214, 84],
  [205, 154],
  [72, 154],
  [97, 154],
  [122, 154],
  [17, 92],
];

function Stationed({ at, r }: { at: Stations; r: number }) {
  return at.map(([x, y], index) => (
    <Station key={x} x={x} y={y} r={r} mark={index + 1} accent={index === at.length - 1} />
  ));
}

const frames = Array.from({ length: 41 }, (_, index) => 150 + index * 22.75);

const portholes = Array.from({ length: 14 }, (_, index) => 376 + index * 30).filter(
  (x) => Math.abs(x - 560) > 10,
);

/** General arrangement of a delivery crew: the side view of a ship with the roles at their stations. */
export function CrewArrangement({ label }: { label: string }) {
  return (
    <TwoSheets
      label={label}
      wide={{ width: 1100, height: 424, drawing: <Wide /> }}
      narrow={{ width: 320, height: 232, drawing: <Narrow /> }}
    />
  );
}

function Wide() {
  return (
    <>
      <path d="M0 266H1100V356H0Z" className="fill-tint" />
      {/* The quay, the gangway and its rail. */}
      <path d="M0 232H104V356H0Z" className="fill-background" />
      <path d="M0 232H104V356" className="stroke-text" strokeWidth="1.5" />
      <path
        d="M8 246l-8 8M28 246l-28 28M48 246l-48 48M68 246l-68 68M88 246l-88 88M100 254L0 354M100 274l-80 80M100 294l-60 60M100 314l-40 40M100 334l-20 20"
        className="stroke-line"
      />
      {/* Hull: transom, keel line, raked stem, sheer. */}
      <path
        d="M150 184L159 240C166 296 204 332 276 332H926C992 332 1022 262 1062 158Q604 216 150 184Z"
        className="fill-background"
      />
      <path
        d="M159 240C166 296 204 332 276 332H926C972 332 1000 298 1024 252"
        className="stroke-text"
        strokeWidth="2"
      />
      <path
        d="M150 184L159 240M1024 252Q1044 208 1062 158Q604 216 150 184"
        className="stroke-text"
        strokeWidth="2"
      />
      <path d="M150 174Q604 206 1066 146" className="stroke-text" strokeOpacity="0.5" />
      <path
        d="M96 232L156 190M92 214L158 168M96 232V214M116 218V199M136 204V184M156 190V168"
        className="stroke-accent"
        strokeWidth="1.5"
      />
      {/* Decks and bulkheads. */}
      <path d="M158 232H1034" className="stroke-text" strokeOpacity="0.55" />
      <path
        d="M346 193V332M560 198V332M800 191V332M944 178V331"
        className="stroke-text"
        strokeOpacity="0.55"
      />
      <path d="M276 332H926" className="stroke-accent" strokeWidth="3" />
      {/* Superstructure: chart room, bridge, mast, funnel. */}
      <path d="M352 192V154H538V195" className="stroke-text" strokeWidth="1.5" />
      <path d="M372 154V112H500L518 154" className="stroke-text" strokeWidth="1.5" />
      <path d="M364 112H508" className="stroke-text" strokeWidth="1.5" />
      <path d="M488 118L502 148M382 120h20v20h-20Z" className="stroke-text" strokeOpacity="0.55" />
      <path
        d="M446 112V44M422 66H470M432 54H460M446 44l-66 68M446 44L812 88"
        className="stroke-text"
        strokeOpacity="0.7"
      />
      <path
        d="M256 188L262 128H306L312 191M260 144H308"
        className="stroke-text"
        strokeWidth="1.5"
      />
      {/* Hatches and a derrick on the fore deck. */}
      <path
        d="M596 196V186H664V194M716 192V181H784V188M836 184V173H900V177"
        className="stroke-text"
        strokeOpacity="0.7"
      />
      <path
        d="M812 190V88M812 98L736 146M812 98L904 136M736 146v20M904 136v22"
        className="stroke-text"
        strokeOpacity="0.7"
      />
      <path d="M1030 164V132L812 88M306 128L446 44" className="stroke-text" strokeOpacity="0.3" />
      {portholes.map((x) => (
        <circle key={x} cx={x} cy={214} r={4} className="stroke-text" strokeOpacity="0.55" />
      ))}
      {/* Design waterline. */}
      <path
        d="M104 266H1100"
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="9 5"
      />
      {/* Frame scale. */}
      <path
        d={frames.map((x, index) => `M${x.toFixed(1)} 372v${index % 5 === 0 ? 10 : 5}`).join("")}
        className="stroke-text-soft"
      />
      <g className={`fill-text-soft ${labelAcross}`}>
        <text x="150" y="404">
          AFT
        </text>
        <text x="1060" y="404" textAnchor="end">
          FORWARD
        </text>
        <text x="605" y="404" textAnchor="middle">
          FRAMES
        </text>
        <text x="1096" y="258" textAnchor="end">
          DWL
        </text>
        <text x="520" y="106">
          BRIDGE
        </text>
        <text x="548" y="172">
          CHART ROOM
        </text>
        <text x="684" y="169">
          DECK
        </text>
        <text x="680" y="254" textAnchor="middle">
          HOLD
        </text>
        <text x="254" y="254" textAnchor="middle">
          ENGINE ROOM
        </text>
        <text x="0" y="176">
          GANGWAY
        </text>
        <text x="958" y="220">
          PEAK
        </text>
      </g>
      <Stationed at={wideStations} r={15} />
    </>
  );
}

function Narrow() {
  return (
    <>
      <path d="M0 128H320V184H0Z" className="fill-tint" />
      <path d="M0 108H34V184H0Z" className="fill-background" />
      <path d="M0 108H34V184" className="stroke-text" strokeWidth="1.5" />
      <path
        d="M10 114l-10 10M24 114L0 138M31 122L0 153M31 138L0 169M31 154L4 181M31 170l-11 11"
        className="stroke-line"
      />
      <path
        d="M46 98L49 128C51 156 62 174 86 174H268C290 174 300 148 315 84Q176 112 46 98Z"
        className="fill-background stroke-text"
        strokeWidth="1.75"
      />
      <path
        d="M30 108L48 98M28 98L48 86M30 108V98M48 98V86"
        className="stroke-accent"
        strokeWidth="1.5"
      />
      <path
        d="M50 136H303M136 103V174M174 104V174M240 100V174"
        className="stroke-text"
        strokeOpacity="0.5"
      />
      <path d="M86 174H268" className="stroke-accent" strokeWidth="2.5" />
      <path
        d="M108 103V75H176V102M114 75V40H164L172 75M110 40H168"
        className="stroke-text"
        strokeWidth="1.5"
      />
      <path d="M143 40V10M133 20H153M143 10L118 40" className="stroke-text" strokeOpacity="0.6" />
      <path d="M72 100L75 74H92L95 102M74 81H93" className="stroke-text" strokeWidth="1.25" />
      <path
        d="M258 94V56M258 60L232 78M258 60L284 72"
        className="stroke-text"
        strokeOpacity="0.6"
      />
      <path d="M34 128H320" className="stroke-secondary" strokeWidth="1.5" strokeDasharray="7 4" />
      <g className={`fill-text-soft ${labelNarrow}`}>
        <text x="0" y="204">
          QUAY
        </text>
        <text x="90" y="204" textAnchor="middle">
          ENGINES
        </text>
        <text x="205" y="204" textAnchor="middle">
          HOLD
        </text>
        <text x="174" y="36">
          BRIDGE
        </text>
        <text x="214" y="66" textAnchor="middle">
          DECK
        </text>
      </g>
      <path
        d={Array.from({ length: 28 }, (_, i) => `M${46 + i * 10} 214v${i % 5 === 0 ? 8 : 4}`).join(
          "",
        )}
        className="stroke-text-soft"
      />
      <Stationed at={narrowStations} r={11} />
    </>
  );
}
