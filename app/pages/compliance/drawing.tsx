import { Narrow } from "./drawing-narrow.tsx";
import { medium, Upright, wide } from "./drawing-upright.tsx";

/** One control for seven frameworks: their lines meet at the keel, and the chain hangs from it. */
export function ComplianceDrawing() {
  return (
    <>
      <Upright frame={wide} className="hidden h-auto w-full lg:block" />
      <Upright frame={medium} className="hidden h-auto w-full md:block lg:hidden" />
    </>
  );
}

/** The same drawing on a phone, placed below the first screen so that its bytes do not delay the page. */
export function NarrowComplianceDrawing() {
  return <Narrow className="mx-auto mb-8 h-auto w-full max-w-sm md:hidden" />;
}
