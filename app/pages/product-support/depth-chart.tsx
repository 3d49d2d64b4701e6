import { SupportDepths } from "./drawing.tsx";

/** The chart over the full width of the window; the next section serves as its seabed. */
export function DepthChart() {
  return (
    <div className="overflow-x-clip lg:-mt-20">
      <figure className="shell">
        <figcaption className="mb-8 max-w-[60ch] font-mono text-text-soft text-label lg:text-small lg:mb-4">
          Sounding chart of support. A ticket sinks until it reaches someone allowed to fix it; what
          we learn comes back up.
        </figcaption>
        <SupportDepths />
      </figure>
    </div>
  );
}
