import { shownAt } from "#app/service-page/instrument.tsx";
import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { fairBreadth } from "#app/ui/drawing/hull.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";
import { type Party, partners, type Rope } from "#content/pages/partners.ts";
import { basins } from "./basins.ts";
import { arrowHead, type Basin, layRopes, ropeMiddle, ropePath, sizeOf } from "./mooring.ts";

const { kinds, parties, ropeWords } = partners;

const looks: Record<Rope["kind"], { stroke: string; fill: string }> = {
  contract: { stroke: "stroke-text", fill: "fill-text" },
  work: { stroke: "stroke-accent", fill: "fill-accent" },
  referral: { stroke: "stroke-secondary", fill: "fill-secondary" },
  fee: { stroke: "stroke-secondary", fill: "fill-secondary" },
  training: { stroke: "stroke-secondary", fill: "fill-secondary" },
};

/** Delays with which a selected kind's ropes are drawn one after the other; the initial kind is not animated. */
const delays = [
  "",
  "[animation-delay:160ms]",
  "[animation-delay:320ms]",
  "[animation-delay:480ms]",
];

/**
 * As `shownAt`, but the first choice is shown unless another is checked: where the drawing is an image, which knows no
 * choice, as on paper or before the page's script runs.
 */
const shownWith = [
  "group-has-[[data-choice]:not([data-choice='0']):checked]/instrument:hidden",
  ...shownAt.slice(1),
];

/** Who is tied to whom: three ships from above, and the ropes of the selected kind of partnership. */
export function Mooring() {
  return (
    <>
      <MooringSheet basin={basins.wide} className="hidden md:block" />
      <MooringSheet basin={basins.narrow} className="mx-auto max-w-[27rem] md:hidden" small />
    </>
  );
}

type SheetProps = {
  basin: Basin;
  className: string;
  /** For a phone: smaller letters, and what the ships do in two lines. */
  small?: boolean;
};

function MooringSheet({ basin, className, small = false }: SheetProps) {
  return (
    <Sheet label={kinds.drawing} width={basin.width} height={basin.height} className={className}>
      {(Object.keys(basin.berths) as Party[]).map((party) => (
        <g key={party} transform={`translate(${basin.berths[party]} ${basin.middle})`}>
          <Ship {...sizeOf(basin, party)} fill={party === "us" ? "fill-tint" : "fill-surface"} />
          <text
            textAnchor="middle"
            y={(small ? 14 : 20) - basin.middle}
            className={`fill-text font-bold font-display tracking-tight ${small ? "text-[15px]" : "text-[24px]"}`}
          >
            {parties[party]}
          </text>
          {kinds.items.map((kind, index) => (
            <text
              key={kind.id}
              textAnchor="middle"
              className={`fill-text-soft ${small ? "text-[12.5px]" : "text-[17px]"} ${shownWith[index]}`}
            >
              {(small ? inTwo(kind.roles[party]) : [kind.roles[party]]).map((line, row) => (
                <tspan key={line} x="0" y={(small ? 31 : 45) - basin.middle + row * 15}>
                  {line}
                </tspan>
              ))}
            </text>
          ))}
        </g>
      ))}
      {kinds.items.map((kind, index) => (
        <g key={kind.id} className={shownWith[index]}>
          {layRopes(basin, kind.ropes).map((laid, place) => {
            const { rope, line, rightwards } = laid;
            const { stroke, fill } = looks[rope.kind];
            const [x, y] = ropeMiddle(laid);
            const directed = rope.kind !== "contract";
            const cleats = directed ? [rightwards ? line[0] : line[3]] : [line[0], line[3]];
            return (
              <g key={ropePath(laid)} strokeWidth="2.5">
                <path
                  d={ropePath(laid)}
                  pathLength={1}
                  strokeDasharray="1"
                  className={`group-has-[input:focus]/instrument:animate-draw ${stroke} ${delays[place] ?? ""}`}
                />
                {cleats.map(([cx, cy]) => (
                  <circle key={cx} cx={cx} cy={cy} r="4" className={`fill-background ${stroke}`} />
                ))}
                {directed ? <path d={arrowHead(laid, small ? 11 : 17)} className={fill} /> : null}
                <text
                  x={x}
                  y={y - (small ? 9 : 13)}
                  textAnchor="middle"
                  className={`font-mono font-semibold ${fill} ${small ? "text-[12.5px]" : "text-[17px]"}`}
                >
                  {ropeWords[rope.kind]}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </Sheet>
  );
}

type ShipProps = ReturnType<typeof sizeOf> & { fill: string };

/** A ship from above, with some waterlines and its centreline. */
function Ship({ length, beam, fill }: ShipProps) {
  const end = length / 2 + 8;
  return (
    <>
      <g transform={`scale(${beam / 100} ${length / 200})`}>
        <path
          vectorEffect="non-scaling-stroke"
          d={deck}
          className={`stroke-text ${fill}`}
          strokeWidth="1.75"
        />
        <path
          vectorEffect="non-scaling-stroke"
          d={waterlines}
          className="stroke-text"
          strokeOpacity="0.35"
        />
      </g>
      <path
        d={`M0 ${-end}V${end}`}
        className="stroke-text"
        strokeOpacity="0.45"
        strokeDasharray="14 4 2 4"
      />
    </>
  );
}

/** Breaks what a ship does after its first word, because only short lines fit above it on a phone. */
function inTwo(words: string): string[] {
  const [first = "", ...others] = words.split(" ");
  return others.length === 0 ? [first] : [first, others.join(" ")];
}

/** A waterline of a ship of 100 units to each side and end, both sides as one closed path. */
const waterline = (t: number): string =>
  `${polyline(
    // Denser at the ends, where the line turns, and closed over the other side.
    range(0, 2 * Math.PI, 64).map((angle) => {
      const e = -Math.cos(angle);
      return [Math.sign(Math.sin(angle)) * 100 * fairBreadth(e, t), -e * 100] as const;
    }),
  )}Z`;

/** Both drawings stretch the same paths, whose repetition compresses well. */
const deck = waterline(1);
const waterlines = [0.5, 0.2, 0.06].map(waterline).join("");
