import { tablet, wide } from "./drawing-layout.ts";
import { NarrowTree } from "./drawing-narrow.tsx";
import { WideTree } from "./drawing-wide.tsx";

/** The ways to one goal, priced in effort. */
export function AttackTree() {
  return (
    <>
      <WideTree
        frame={wide}
        className="inks-right hidden h-auto w-full overflow-visible lg:block"
      />
      <WideTree frame={tablet} className="inks-right hidden h-auto w-full md:block lg:hidden" />
      <NarrowTree className="inks-down mx-auto h-auto w-full max-w-[26rem] md:hidden" />
    </>
  );
}
