import { NarrowLine } from "./drawing-narrow.tsx";
import { WideLine } from "./drawing-wide.tsx";

/**
 * The deployment line as a half-breadth plan. Seven changes are laid down at the left; gates stop six of them, one by
 * one; behind the canary the hull opens, its breadth being the share of traffic on the new version.
 */
export function DeploymentLine() {
  return (
    <>
      <WideLine className="inks-right hidden h-auto w-full lg:block" />
      <NarrowLine className="inks-down mx-auto h-auto w-full max-w-[26rem] lg:hidden" />
    </>
  );
}
