import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { adsAreOff } from "../business/ads-off.ts";
import { ideaFor } from "../business/ideas.ts";

/** Corrections by the visitor about their own marketing: acknowledged, and respected in the next step. */

const mostWords = 12;

const noList = anywhere(wordList`
  (no|without|have not got|do not have|have no|got no) (an? |any )?(e-?mail |mailing |customer )?(list|addresses|newsletter list|e-?mails|contacts)
`);

/** Returns a next step that respects the correction; undefined if there is none. */
export function corrected(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const [last = ""] = message.split("?").slice(-1);
  if (state.exchanges.length === 0 || last.trim() === "") return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  if (adsAreOff.test(plain))
    return ideaFor(turn, "Right, the ads are off, so there’s nothing to pause. ");
  return noList.test(plain) ? ideaFor(turn, "No list, noted, so no e-mail. ") : undefined;
}
