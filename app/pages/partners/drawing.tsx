import { shownAt } from "#app/service-page/instrument.tsx";
import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";
import { type Party, partners, type Rope } from "#content/pages/partners.ts";
import { basins } from "./basins.ts";
import { arrowHead, type Basin, breadthShare, layRopes, ropeMiddle, ropePath } from "./mooring.ts";

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
  const anchors = anchorsIn(basin);
  return (
    <Sheet label={kinds.drawing} width={basin.width} height={basin.height} className={className}>
      {(Object.keys(basin.berths) as Party[]).map((party) => (
        <g key={party} transform={`translate(${basin.berths[party]} ${basin.middle})`}>
          <g transform={`scale(${basin.beam / 100} ${basin.length / 200})`}>
            <path
              vectorEffect="non-scaling-stroke"
              d={deck}
              className={`stroke-text ${party === "us" ? "fill-tint" : "fill-surface"}`}
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
            d={`M0 ${-basin.length / 2 - 8}V${basin.length / 2 + 8}`}
            className="stroke-text"
            strokeOpacity="0.45"
            strokeDasharray="14 4 2 4"
          />
          <text
            textAnchor={anchors[party].anchor}
            x={anchors[party].x}
            y={(small ? 14 : 20) - basin.middle}
            className={`fill-text font-bold font-display tracking-tight ${small ? "text-[15px]" : "text-[24px]"}`}
          >
            {parties[party]}
          </text>
          {kinds.items.map((kind, index) => (
            <text
              key={kind.id}
              textAnchor={anchors[party].anchor}
              className={`fill-text-soft ${small ? "text-[12.5px]" : "text-[17px]"} ${shownWith[index]}`}
            >
              {(small ? inTwo(kind.roles[party]) : [kind.roles[party]]).map((line, row) => (
                <tspan
                  key={line}
                  x={anchors[party].x}
                  y={(small ? 31 : 45) - basin.middle + row * 15}
                >
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

type Anchor = { anchor: "start" | "middle" | "end"; x: number };

/** Where the words above a ship are anchored: at the outer ships' outer sides, so that they stay on the sheet. */
const anchorsIn = ({ beam }: Basin): Record<Party, Anchor> => ({
  partner: { anchor: "start", x: -beam },
  client: { anchor: "middle", x: 0 },
  us: { anchor: "end", x: beam },
});

/** Breaks what a ship does after its first word, because only short lines fit above it on a phone. */
function inTwo(words: string): string[] {
  const [first = "", ...others] = words.split(" ");
  return others.length === 0 ? [first] : [first, others.join(" ")];
}

/**
 * Deck of a ship of 100 units to each side and end. Both drawings stretch the same path, whose repetition compresses
 * well.
 */
const deck = ((): string => {
  const side = (sign: 1 | -1) =>
    // Denser at the bow, where the sides meet.
    range(-1, 1, 40).map((share) => {
      const e = share < 0 ? share : Math.sin((share * Math.PI) / 2);
      return [sign * 100 * breadthShare(e), -e * 100] as const;
    });
  return `${polyline([...side(1), ...side(-1).reverse()])}Z`;
})();

/** Two waterlines of the same ship, finer at the bow than the deck, from the transom to the stem. */
const waterlines = [0.38, 0.72]
  .flatMap((share) => [share, -share])
  .map((share) =>
    polyline(
      range(-1, 1, 24).map((e) => [share * 100 * breadthShare(e) ** 1.4, -e * 100] as const),
    ),
  )
  .join("");
