import { around, range } from "#app/ui/drawing/geometry.ts";

const centre = 200;

/** Returns a point of the rose: degrees clockwise from north. */
const at = (degrees: number, radius: number): string =>
  around([centre, centre], radius, degrees / 360).join(" ");

/** Returns marks on a circle, from one radius to another. */
const marks = (count: number, from: number, to: number): string =>
  range(0, 360, count)
    .slice(1)
    .map((degrees) => `M${at(degrees, from)}L${at(degrees, to)}`)
    .join("");

/** Returns the halves of a star's rays: those that are in the shade, or the others. */
const rays = (first: number, length: number, side: 1 | -1): string =>
  [0, 90, 180, 270]
    .map((turn) => {
      const degrees = first + turn;
      return `M${centre} ${centre}L${at(degrees + side * 45, length * 0.2)}L${at(degrees, length)}Z`;
    })
    .join("");

/** A chart's compass rose; its needle is not on a point yet. */
export const CompassRose = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 400 400"
    fill="none"
    strokeLinejoin="round"
    className="size-60 shrink-0 max-lg:mx-auto xl:size-68"
  >
    <circle cx="200" cy="200" r="196" className="stroke-text" strokeOpacity=".35" />
    <circle cx="200" cy="200" r="150" className="stroke-text" strokeOpacity=".35" />
    <path d={marks(72, 188, 196)} className="stroke-text" strokeOpacity=".6" />
    <path d={marks(36, 178, 196)} className="stroke-text" strokeOpacity=".6" />
    <path d={marks(32, 144, 150)} className="stroke-text" strokeOpacity=".6" />
    <path d={rays(45, 104, 1)} className="fill-text" fillOpacity=".28" />
    <path d={rays(45, 104, 1) + rays(45, 104, -1)} className="stroke-text" strokeOpacity=".6" />
    <path d={rays(0, 144, 1)} className="fill-text" fillOpacity=".85" />
    <path d={rays(0, 144, 1) + rays(0, 144, -1)} className="stroke-text" strokeWidth="1.5" />
    <g transform="rotate(-33 200 200)">
      <path d="M200 16l11 184h-22Z" className="fill-accent" />
      <path d="M200 384l11-184h-22Z" className="fill-tint stroke-accent" strokeWidth="2" />
    </g>
    <circle cx="200" cy="200" r="7" className="fill-tint stroke-accent" strokeWidth="3" />
  </svg>
);
