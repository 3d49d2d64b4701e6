import { Narrow } from "./drawing-narrow.tsx";
import { medium, Upright, wide } from "./drawing-upright.tsx";

/** One control for seven frameworks: their lines meet at the keel, and the chain hangs from it. */
export function ComplianceDrawing() {
  return (
    <>
      <Upright frame={wide} className="hidden h-auto w-full overflow-visible lg:block" />
      <Upright frame={medium} className="hidden h-auto w-full md:block lg:hidden" />
      <Narrow className="mx-auto h-auto w-full max-w-sm md:hidden" />
    </>
  );
}
