import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { chanceToSee } from "./chance.ts";

const named = [
  { share: 0.5, label: "1 in 2" },
  { share: 0.3, label: "3 in 10" },
  { share: 0.1, label: "1 in 10" },
  { share: 0.02, label: "1 in 50" },
];
/** How far labels stand from the ends of their curves, where these are close to each other. */
const apart: Partial<Record<number, number>> = { 0.5: -6, 0.3: 12 };

const group = 5;
const most = 12;

type Frame = {
  width: number;
  height: number;
  left: number;
  right: number;
  groups: readonly [string, string];
  size: number;
};
const top = 58;
const below = 74;
/** The plumb bob is below the floor, and the testers are below it. */
const bob = 4;
const seats = 24;

/** Head and shoulders of someone who sits in the test. */
function Tester({ centre, floor }: { centre: number; floor: number }) {
  return (
    <g>
      <circle cx={centre} cy={floor + seats + 10} r="4.5" />
      <path d={`M${centre - 8} ${floor + seats + 29}c0 -15 16 -15 16 0`} />
    </g>
  );
}

function Soundings({ width, height, left, right, groups, size }: Frame) {
  const floor = height - below;
  const x = (people: number) => left + (people / most) * (width - left - right);
  const y = (chance: number) => floor - chance * (floor - top);
  const curve = (p: number) =>
    polyline(range(0, most, 72).map((n) => [x(n), y(chanceToSee(p, n))]));
  const keel = x(group);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Curves of how likely a usability test meets a problem, by number of people. With five people a problem that affects one user in two is seen with 97 per cent, three in ten with 83, one in ten with 41, one in fifty with 10."
      fill="none"
      className="h-auto w-full"
    >
      <g className="stroke-line">
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <path key={chance} d={`M${left} ${y(chance)}H${x(most)}`} />
        ))}
        {range(0, most, most).map((n) => (
          <path key={n} d={`M${x(n)} ${top}V${floor}`} />
        ))}
      </g>
      <g className="stroke-text" strokeWidth="2.25">
        {named.map(({ share }) => (
          <path key={share} d={curve(share)} />
        ))}
      </g>
      <path
        d={`M${x(2 * group)} ${top - 14}V${floor}`}
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="9 5"
      />

      {/* The plumb line at five people. */}
      <path d={`M${keel} ${top - 14}V${floor + bob}`} className="stroke-accent" strokeWidth="2" />
      <path d={`M${keel - 6} ${floor + bob}h12l-2 10l-4 9l-4 -9z`} className="fill-accent" />
      <path d={`M${left} ${floor}H${x(most)}`} className="stroke-text" strokeWidth="2" />

      {/* Those who sit in the test. */}
      <g className="stroke-text" strokeWidth="1.5">
        {range(1, group, group - 1).map((n) => (
          <Tester key={n} centre={x(n - 0.5)} floor={floor} />
        ))}
      </g>
      <g className="stroke-secondary" strokeWidth="1.5" strokeDasharray="3 2.5">
        {range(group + 1, 2 * group, group - 1).map((n) => (
          <Tester key={n} centre={x(n - 0.5)} floor={floor} />
        ))}
      </g>

      {named.map(({ share, label }) => {
        const chance = chanceToSee(share, group);
        return (
          <g key={share} className="font-mono" fontSize={size}>
            <circle
              cx={keel}
              cy={y(chance)}
              r="5"
              className="fill-background stroke-accent"
              strokeWidth="2"
            />
            {/* The ground around the figures hides the curves behind them. */}
            <text
              x={keel + 12}
              y={y(chance) + 20}
              className="fill-accent stroke-background"
              strokeWidth="5"
              paintOrder="stroke"
            >
              {Math.round(chance * 100)}%
            </text>
            <path
              d={`M${x(most)} ${y(chanceToSee(share, most))}l10 ${apart[share] ?? 0}`}
              className="stroke-text-soft"
            />
            <text
              x={x(most) + 13}
              y={y(chanceToSee(share, most)) + (apart[share] ?? 0) + 4.5}
              className="fill-text"
            >
              {label}
            </text>
          </g>
        );
      })}
      <g className="fill-text-soft font-mono" fontSize={size}>
        {[0, 0.5, 1].map((chance) => (
          <text key={chance} x={left - 8} y={y(chance) + 4.5} textAnchor="end">
            {chance * 100}%
          </text>
        ))}
        <text x={keel} y={top - 22} textAnchor="middle" className="fill-accent">
          {groups[0]}
        </text>
        <text x={x(2 * group)} y={top - 22} textAnchor="middle" className="fill-secondary">
          {groups[1]}
        </text>
        <text y="14">chance of seeing a problem that hits …</text>
      </g>
    </svg>
  );
}

/** What five testers find: the curves behind the rule, and where it fails. */
export function FiveSoundings() {
  return (
    <>
      <div className="mx-auto max-w-96 md:hidden">
        <Soundings
          width={336}
          height={380}
          left={44}
          right={78}
          groups={["five", "next five"]}
          size={13.5}
        />
      </div>
      <div className="hidden md:block">
        <Soundings
          width={690}
          height={450}
          left={52}
          right={76}
          groups={["five people", "second five"]}
          size={15}
        />
      </div>
    </>
  );
}
