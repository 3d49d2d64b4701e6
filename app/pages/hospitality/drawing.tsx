import { medium, NightAcross, wide } from "./drawing-across.tsx";
import { NightDown } from "./drawing-down.tsx";

/**
 * One night audit: two dates, six interfaces with their messages, and the list that must be empty before the date
 * rolls.
 */
export function HospitalityDrawing() {
  return (
    <>
      <NightAcross frame={wide} className="inks-right hidden h-auto w-full lg:block" />
      <NightAcross frame={medium} className="inks-right hidden h-auto w-full md:block lg:hidden" />
      <NightDown className="inks-down mx-auto h-auto w-full max-w-sm md:hidden" />
    </>
  );
}
