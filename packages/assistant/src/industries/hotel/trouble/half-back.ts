import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rateOf } from "../rooms/rooms.ts";

/** Replies to the offer of half a night's price: the guest accepts, or asks how certain it is and whom to contact. */

const half = `(?:the )?(?:half|${hotelRules.faultOff}(?: ?%| percent)?)`;
const settles = anywhere(wordList`
  ${half}( of it| back| off)? (is|will be|would be|sounds|works|does|will do)( \w+){0,2}( (ok|okay|fine|enough|good|great|fair|alright|perfect))?, (fine|ok|okay|happy|good|agreed?) with (${half}|that much), (take|accept) ${half}, settle for ${half}, (only|just) (asked|want|wanted|asking|ask|meant|said|talking)( \w+){0,2} ${half},
  (not|never)( \w+){0,2} (want|wanted|ask|asked|asking|need|said)( for)? (more|all|the whole|everything|it all|a full)( \w+){0,2}
`);
const unsettled = anywhere(
  wordList`${half}( \w+){0,2} (is|will) not( \w+){0,2} (ok|okay|fine|enough|good|do), not (ok|okay|fine|happy) with, only (half|50) back`,
);
const asksSure = anywhere(wordList`
  (is|will|was|are) (it|that|this|you)( \w+){0,3} (def|definite\w*|sure|certain|guaranteed|really|for real|a promise|confirmed|agreed|decided|happen\w*), who (do|should|can|must|would) (i|we) (ask|talk|speak|see|tell|contact|go)( to)?, who (decides|is the manager), (when|how) (do|will|would) (i|we) (get|know|hear|see)( \w+){0,2}, (can|may) i (count|rely) on
`);
const ofMoney = new RegExp(
  `\\b(?:money|refund\\w*|off|back|bill|${hotelRules.faultOff}|half|manager|it|that)\\b`,
);
const ofFault = /\b(?:fix\w*|repair\w*|shower|heat\w*|tap|toilet|light|wi-?fi|water)\b/;

/** Returns the reply if half a night was offered before; undefined if the message is about something else. */
export function halfBack({ plain, state }: Turn, place: string): string | undefined {
  const named = state.exchanges.some(({ bot }) => bot.includes(`${hotelRules.faultOff}%`));
  if (!named) return undefined;
  const sum = dollars((rateOf("standard") * hotelRules.faultOff) / 100);
  const fault = ofFault.test(plain)
    ? ` The fault itself is with the person on duty${place}; dial 0 if nobody has come.`
    : "";
  if (settles.test(plain) && !unsettled.test(plain))
    return `${nextStep(state, [
      `${hotelRules.faultOff}% it is, then: ${sum} for a Standard room. The duty manager has it from you that you’re fine with half, and it comes off the bill when you leave.`,
      `Yes, half: that’s what the duty manager has${place}.`,
    ])}${fault}`;
  const lately = state.exchanges
    .slice(-3)
    .some(({ bot }) => bot.includes("duty manager") || bot.includes(`${hotelRules.faultOff}%`));
  if (lately && asksSure.test(plain) && ofMoney.test(plain))
    return `${nextStep(state, [
      `${hotelRules.faultOff}% is our rule for a night like that, but the duty manager has the last word, usually the same day. Ask for them at the desk: they have what you wrote${place}.`,
      "The duty manager decides today, and you’ll see it on the bill before you pay. Dial 0 to speak to them.",
    ])}${fault}`;
  return undefined;
}
