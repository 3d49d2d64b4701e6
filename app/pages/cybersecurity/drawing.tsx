import { NarrowTree } from "./drawing-narrow.tsx";
import { WideTree } from "./drawing-wide.tsx";

/** The ways to one goal, priced in effort. */
export function AttackTree() {
  return (
    <>
      <WideTree className="inks-right hidden h-auto w-full lg:block print:block" />
      <WideTree
        withScale={false}
        className="inks-right hidden h-auto w-full md:block lg:hidden print:hidden"
      />
      <NarrowTree className="inks-down mx-auto h-auto w-full max-w-[26rem] md:hidden print:hidden" />
    </>
  );
}
