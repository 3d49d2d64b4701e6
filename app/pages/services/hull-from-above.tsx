import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { fairBreadth } from "#app/ui/drawing/hull.ts";
import { services } from "#content/services/index.ts";
import { stations } from "./frames.ts";

const row = 31;
const middle = 38;
const halfBeam = 35;
const top = 20;
const bottom = top + row * (services.length - 1);
const names = 98;

export const hullFromAbove = { width: 320, height: bottom + 38 };

/** Returns how far down a station is: those of the services are one row apart. */
const down = (e: number): number => {
  const [first = 0, last = 0] = [stations[0], stations.at(-1)];
  return top + ((bottom - top) * (e - first)) / (last - first);
};

/** Returns a waterline of both sides as one path, from the stern at the top to the bow at the bottom. */
const waterline = (t: number): string =>
  [1, -1]
    .map((side) =>
      polyline(
        range(0, Math.PI, 48).map((angle) => {
          const e = -Math.cos(angle);
          return [middle + side * halfBeam * fairBreadth(e, t), down(e)] as const;
        }),
      ),
    )
    .join("");

/** The hull upright and from above: a list of the services, each beside its frame. */
export function HullFromAbove() {
  return (
    <>
      <path d={[0.12, 0.4].map(waterline).join("")} className="stroke-text" strokeOpacity=".35" />
      {services.map(({ slug, title }, index) => {
        const y = Math.round(down(stations[index] ?? 0));
        const half = Math.round(halfBeam * fairBreadth(stations[index] ?? 0, 1));
        return (
          <g key={slug}>
            <path
              d={`M${middle - half} ${y}h${2 * half}`}
              className="stroke-text"
              strokeWidth="1.75"
            />
            <path d={`M${middle + half + 5} ${y}H${names - 22}`} className="stroke-line" />
            <text
              x={names - 6}
              y={y + 4}
              textAnchor="end"
              className="fill-accent font-mono text-[11px]"
            >
              {index + 1}
            </text>
            <text
              x={names}
              y={y + 4.5}
              className="fill-text font-display font-semibold text-[12.4px]"
            >
              {title}
            </text>
          </g>
        );
      })}
      <path d={waterline(1)} className="stroke-secondary" strokeWidth="1.75" />
      <path d={`M${middle} ${down(-1)}V${down(1)}`} className="stroke-accent" strokeWidth="4" />
    </>
  );
}
