import { Narrow } from "./drawing-narrow.tsx";
import { medium, Upright, wide } from "./drawing-upright.tsx";

/** One control, seven readers: framework lines that meet at the keel, and the chain that hangs from it. */
export function ComplianceDrawing() {
  return (
    <>
      <Upright frame={wide} className="hidden h-auto w-full lg:block" />
      <Upright frame={medium} className="hidden h-auto w-full md:block lg:hidden" />
    </>
  );
}

/** The same on a phone, where it stands below the first screen and its bytes do not make the page wait. */
export function NarrowComplianceDrawing() {
  return <Narrow className="mx-auto mb-8 h-auto w-full max-w-sm md:hidden" />;
}
