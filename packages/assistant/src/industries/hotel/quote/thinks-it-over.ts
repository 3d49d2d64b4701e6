import { dollars, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { quotedIn } from "./pass-on.ts";

/** A guest who decides later is asked nothing more, and hears that nothing is held until then. */

const opens = wordList`ok, okay, fine, good, great, thanks, thank you, hm+, well, no, alright, all right, right, nice, perfect, not yet`;
const we = wordList`i, we`;
const will = wordList`will, ll, shall, have to, need to, must, want to, would like to, am going to, are going to, better, should`;
const later = wordList`
  think (about it|it over|about that|on it)( first)?, sleep on it, talk (it over|about it), (discuss|check|clear) (it|that|this) with( \w+){1,3}, (talk|speak) (to|with)( \w+){1,3} first, (ask|consult) (him|her|them|(my|the) \w+)( first)?, (get|come) back to you, let you know, decide later
`;
const decidesLater = new RegExp(
  `^(?:${opens} )*${we} (?:${will} )?(?:just |first |still )?${later}\\b`,
);
const mostWords = 16;

export function thinksItOver(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const asks = message.includes("?") || plain.split(" ").length > mostWords;
  if (asks || state.exchanges.length === 0 || !decidesLater.test(plain)) return undefined;
  const quoted = quotedIn(turn);
  const price = quoted ? ` The stay is ${dollars(quoted.chosen.total)} in all.` : "";
  return {
    handled: "settled",
    state: aside(state),
    reply: say(`Of course, take your time.${price} Nothing is booked until you say so.`, {
      source: "hotel",
    }),
  };
}
