import { NarrowStrip } from "./drawing-narrow.tsx";
import { WideStrip } from "./drawing-wide.tsx";

/**
 * The strip chart of one alarm: how long a sign-in takes, measured from outside, and below it what probes and people
 * do. Wide, the strip runs to the right; narrow, it comes down out of the recorder.
 */
export function AlarmStrip() {
  return (
    <>
      <WideStrip className="inks-right hidden h-auto w-full lg:block print:block" />
      <NarrowStrip className="inks-down mx-auto h-auto w-full max-w-[26rem] lg:hidden print:hidden" />
    </>
  );
}
