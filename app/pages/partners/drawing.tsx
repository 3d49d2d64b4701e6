import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { halfBreadth } from "#app/ui/drawing/hull.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";
import type { PartnershipKind, PartyLink } from "#content/pages/partners.ts";

type Party = PartyLink["from"];

const berths: Record<Party, readonly [x: number, y: number]> = {
  client: [170, 44],
  partner: [68, 214],
  us: [272, 214],
};

const linkStroke: Record<PartyLink["kind"], { className: string; dash?: string; width: number }> = {
  contract: { className: "stroke-text", width: 2 },
  introduction: { className: "stroke-secondary", dash: "7 6", width: 2 },
  work: { className: "stroke-accent", width: 2.5 },
  fee: { className: "stroke-text-soft", dash: "0.1 6", width: 3 },
  certification: { className: "stroke-secondary", dash: "12 5 1 5", width: 2 },
};

/** A waterline of the hull, seen from above, bow to the right. */
function waterline([x, y]: readonly [number, number], length: number, beam: number): string {
  const stations = range(-1, 1, 36);
  const at = (side: 1 | -1) =>
    stations.map(
      (e) => [x + (e * length) / 2, y + (side * halfBreadth(e, 0.62) * beam) / 2] as const,
    );
  return `${polyline([...at(1), ...at(-1).reverse()])}Z`;
}

/** Both ends of a line between two hulls, moved `offset` to its side so that parallel lines stay apart. */
function ends(link: PartyLink, offset: number) {
  const [fromX, fromY] = berths[link.from];
  const [toX, toY] = berths[link.to];
  const [dx, dy] = [toX - fromX, toY - fromY];
  const distance = Math.hypot(dx, dy);
  const [ux, uy] = [dx / distance, dy / distance];
  // Hulls are long and narrow: lines along the quay stop farther from the middle than lines across.
  const gap = 30 + 38 * Math.abs(ux) ** 2;
  return {
    from: [fromX + ux * gap - uy * offset, fromY + uy * gap + ux * offset] as const,
    to: [toX - ux * gap - uy * offset, toY - uy * gap + ux * offset] as const,
    direction: [ux, uy] as const,
  };
}

const samePair = (a: PartyLink, b: PartyLink) =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);

/** Who is tied to whom in one kind of partnership: three hulls from above and the lines between them. */
export function MooringPlan({
  kind,
  parties,
  label,
}: {
  kind: PartnershipKind;
  parties: Record<Party, string>;
  label: string;
}) {
  return (
    <Sheet label={label} width={340} height={262} className="max-w-[27rem]">
      {kind.links.map((link) => {
        const rivals = kind.links.filter((other) => samePair(link, other));
        const place = rivals.indexOf(link) - (rivals.length - 1) / 2;
        // The side is measured along the first line of the pair, whichever way this one points.
        const sign = rivals[0]?.from === link.from ? 1 : -1;
        const { from, to, direction } = ends(link, place * 16 * sign);
        const stroke = linkStroke[link.kind];
        const [ux, uy] = direction;
        return (
          <g key={`${link.from}-${link.to}-${link.kind}`} className={stroke.className}>
            <path
              d={`M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`}
              strokeWidth={stroke.width}
              {...(stroke.dash === undefined ? {} : { strokeDasharray: stroke.dash })}
            />
            {link.kind === "contract" ? null : (
              <path
                d={`M${(to[0] - ux * 10 - uy * 5.5).toFixed(1)} ${(to[1] - uy * 10 + ux * 5.5).toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}L${(to[0] - ux * 10 + uy * 5.5).toFixed(1)} ${(to[1] - uy * 10 - ux * 5.5).toFixed(1)}`}
                strokeWidth="2"
              />
            )}
          </g>
        );
      })}
      {(Object.keys(berths) as Party[]).map((party) => (
        <g key={party}>
          <path
            d={waterline(berths[party], 132, 52)}
            className={party === "us" ? "fill-tint stroke-text" : "fill-surface stroke-text"}
            strokeWidth="1.75"
          />
          <path
            d={`M${berths[party][0] - 60} ${berths[party][1]}h12M${berths[party][0] + 42} ${berths[party][1]}h22`}
            className="stroke-text"
            strokeOpacity="0.5"
          />
          <text
            x={berths[party][0]}
            y={berths[party][1] + 5}
            textAnchor="middle"
            className="fill-text font-mono font-semibold text-[14px]"
          >
            {parties[party].toUpperCase()}
          </text>
        </g>
      ))}
    </Sheet>
  );
}

/** A short piece of a line, for the legend. */
export function LineSample({ kind }: { kind: PartyLink["kind"] }) {
  const stroke = linkStroke[kind];
  return (
    <svg
      aria-hidden="true"
      width="88"
      height="12"
      viewBox="0 0 88 12"
      fill="none"
      strokeLinecap="round"
      className="shrink-0"
    >
      <path
        d="M2 6H86"
        className={stroke.className}
        strokeWidth={stroke.width}
        {...(stroke.dash === undefined ? {} : { strokeDasharray: stroke.dash })}
      />
    </svg>
  );
}
