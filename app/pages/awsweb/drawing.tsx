import { DeckPlan } from "./drawing-narrow.tsx";
import { GeneralArrangement } from "./drawing-wide.tsx";

/**
 * The landing zone drawn as a ship: every account is a watertight compartment, policies are the keel, logs and
 * network are pipes. One compartment is flooded, and the others stay dry.
 */
export function AccountsShip() {
  return (
    <>
      <GeneralArrangement className="hidden h-auto w-full lg:block print:block" />
      <DeckPlan className="mx-auto h-auto w-full max-w-[26rem] lg:hidden print:hidden" />
    </>
  );
}
