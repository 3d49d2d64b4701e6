import type { Consent } from "../../../dialogue/errands/consent.ts";
import type { Errand, Errands } from "../../../dialogue/errands/errand.ts";
import { without } from "../../../dialogue/state.ts";
import { at } from "../../../dialogue/turn.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { passedOn, passItOn } from "./pass-on.ts";

/** What can be passed on to the shop team. */

const lately = 4;
const passed = /I’ve passed it on\. The shop team|It’s with the shop team|I’ll pass it on with/;
/** An answer that offers to tell the team, or says what the team does. */
const offersToPass =
  /\bshall I (?:pass|give|tell|ask|forward)\b[^?]{0,80}\?|\band I’ll pass it on\b|\bthe shop team (?:makes|gives)\b/i;

function inHand({ state }: Turn): Errand | undefined {
  if (state.offer?.send === passItOn && state.offer.age <= 2)
    return { what: "your question", passed: false };
  return state.exchanges.slice(-lately).some(({ bot }) => passed.test(bot))
    ? { what: "your question", passed: true }
    : undefined;
}

function hand(turn: Turn, { deed, message }: Consent): Outcome | undefined {
  const { state } = turn;
  const last = state.exchanges.at(-1)?.bot ?? "";
  const offered = state.offer?.send === passItOn;
  if (!offered && !deed && !offersToPass.test(last)) return undefined;
  // “I take it” buys; only requests to pass something on go to the team.
  if (!offered && !message && !passes.test(turn.message)) return undefined;
  return { ...passedOn(at(turn, without(state, "offer"))), handled: "passed_on" };
}
const passes = /\b(?:pass|forward|send|give|ask|tell)\b/i;

export const shopErrands: Errands<Turn, Outcome> = { to: "the shop team", hand, inHand };
