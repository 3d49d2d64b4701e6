import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { businessOf } from "../business/stated.ts";
import { wantsText } from "../drafts/wish.ts";
import { places, sideOf } from "./places.ts";

/** “Etsy, yes or no?”, “do I need a website”: a straight yes or no on one place, and one reason. */

const judged = anywhere(wordList`
  yes or no, a? ?good idea( or not)?, bad idea, worth it( or not)?, worth the money, any good, a waste, (good|sensible|useful|necessary) or not
`);
const needs = wordList`(do|would|will) (i|we) (also |really |even |still )?need, should (i|we) (also |really |even )?(use|do|try|be on|get|start|have|go on|post on|sell on|advertise on|join|make|print), (want|wanted|like) to (use|try)`;
const notAsked = anywhere(wordList`
  (what|where|when|whom?) (should|do|can|could|would|shall) (i|we), how (much|many|do|does|can|should|long|often), which, cost\w*, price, spen[dt], paid, came, got, brought, stop, pause, again, campaign plan, write, caption, text for, redesign\w*, relaunch\w*, plan, permission, allowed, resend\w*, second mailing, non, openers?, fees?, commission
`);
const named = places.map((place) => ({
  place,
  words: anywhere(place.words),
  needed: new RegExp(`\\b${needs}(?: \\w+){0,3} ${place.words}\\b`, "i"),
}));
const mostWords = 24;

export function onOnePlace(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  if (plain.split(" ").length > mostWords) return undefined;
  if (notAsked.test(plain) || wantsText(plain)) return undefined;
  const found = named.filter(({ words }) => words.test(plain));
  const [first] = found;
  // “Google maps” is not Google’s ads as well; of two places, one is to be chosen.
  if (first === undefined || found.length > 1) return undefined;
  const said = [...state.exchanges.map(({ visitor }) => visitor), message].join(" ").toLowerCase();
  if (!judged.test(plain) && !first.needed.test(plain)) return undefined;
  const text = first.place.verdicts[sideOf(businessOf(state).way, said.replace(first.words, " "))];
  if (state.exchanges.some(({ bot }) => bot.includes(text)))
    return reply(turn, first.place.id, `${text.split(/[:,.]/)[0]}, as I said.`);
  return reply(turn, first.place.id, text);
}

const reply = (turn: Turn, id: string, text: string): Outcome => ({
  handled: `place:${id}`,
  state: turn.state.flow === undefined ? turn.state : aside(turn.state),
  reply: say(text, {
    source: "marketing",
    next: ["What should I do first?", "How do I know it works?", "Help me plan a campaign"],
  }),
});
