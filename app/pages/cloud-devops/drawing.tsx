import { NarrowLine } from "./drawing-narrow.tsx";
import { WideLine } from "./drawing-wide.tsx";

/**
 * The deployment line drawn as the half-breadth plan of a hull. Seven changes start at the left; gates stop six of
 * them, one by one; after the canary the hull widens, its breadth being the share of traffic on the new version.
 */
export function DeploymentLine() {
  return (
    <>
      <WideLine className="inks-right hidden h-auto w-full overflow-visible md:block" />
      <NarrowLine className="inks-down mx-auto h-auto w-full max-w-[26rem] md:hidden" />
    </>
  );
}
