import { nextStep } from "../../../dialogue/reply/next-step.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { loudRoom } from "../stay/stated.ts";

/** Answers whether somebody was spoken to: the guests who made the noise, or the manager about the guest’s own wish. */

const told = wordList`told, warned, spoken to, talked to, asked to stop, informed, contacted`;
const someone = wordList`you, someone, somebody, anyone, anybody, they, the desk, the manager, reception`;
const ofThem = anywhere(wordList`
  (be|been|being|get|gets|were|was|got) ${told}, (did|have|has|will|can|could) ${someone}( \w+){0,2} (speak|spoken|spoke|talk\w*|tell|told|warn\w*|knock\w*)( to| with)? (them|these|those|the (people|guests|neighbou?rs|others)|room \d+|\d{2,3}),
  (who|whom) (do|can|should) (i|we) (speak|talk|turn) to about (them|these|those|the (people|guests|neighbou?rs)|room \d+|\d{2,3})
`);
const ofStaff =
  /\b(?:did|have) you (?:also |already )?(?:tell|told|inform(?:ed)?|let|pass(?:ed)?|mention(?:ed)?)\b.*\b(?:manager|desk|them|someone|somebody|it on|that on)\b/;
const handedOver =
  /\b(?:duty manager|person on duty) (?:has|now has|decides|will)\b|\bpassing (?:this|everything)\b/;

/** Returns the answer; undefined if nothing of the kind is asked. */
export function ofOthers(turn: Turn): string | undefined {
  const { plain, state } = turn;
  const loud = loudRoom(turn);
  const noisy = loud !== undefined || state.exchanges.some(({ visitor }) => ofNoise.test(visitor));
  const passed = state.exchanges.some(({ bot }) => handedOver.test(bot));
  if (noisy && ofThem.test(plain)) {
    const whom = loud === undefined ? "those guests" : `room ${loud}`;
    return nextStep(state, [
      passed
        ? `The duty manager has your complaint and will speak to ${whom}. I can’t see from here whether that has happened yet; the desk can tell you, dial 0.`
        : `I can’t see from here whether anyone has. I’m passing it to the duty manager now, to speak to ${whom}; the desk can tell you more, dial 0.`,
      `I can’t see that from here, I’m sorry. Dial 0 and ask for the duty manager: they know whether ${whom} ${loud === undefined ? "have" : "has"} been spoken to.`,
    ]);
  }
  if (!ofStaff.test(plain)) return undefined;
  return passed
    ? "Yes, the duty manager has everything you wrote here, and decides on the bill, usually the same day. (In this demo the message goes nowhere.)"
    : undefined;
}
const ofNoise = /\b(?:nois\w+|loud\w*|part(?:y|ied|ying)|music|danc\w+|bang\w*|shout\w*)\b/i;
