import type { Again, Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { thingOf } from "../goods/catalogue.ts";
import { lately } from "../goods/focus.ts";
import { products } from "../goods/sample.ts";
import { isLost, passOnOf } from "../service/pass-on.ts";

/** Keeps an answer to the kind of product that is spoken of: a question about gas is not answered with packs. */

/** The words that only one kind of product has. */
const telltale: Readonly<Record<string, RegExp>> = {
  tent: anywhere(
    wordList`tents?, shelters?, pitch\w*, flysheet, groundsheet, pegs?, ridge, harbour, lee`,
  ),
  "sleeping bag": anywhere(
    wordList`sleeping bags?, bags?, ember, dune, down (filling|bag), (duck|goose|the|is|of) down, fill power, cuin, hydrophobic, baffles?`,
  ),
  pack: anywhere(
    wordList`(back)?packs?(?! (to|small|down|size)), rucksacks?, cairn, hip belt, the (28|48)`,
  ),
  lamp: anywhere(wordList`usb-c, lumens?, lamps?, head ?(lamp|torch)\w*, lanterns?, glim, wick`),
  stove: anywhere(wordList`stoves?, kettle, canisters?, cartridges?, gas, burners?, boils?, flame`),
};
const ruledOut =
  /\bnot (?:a |an |the |about |my )?\w+(?: \w+)?$|\bnot (?:a |an |the |about |my )?\w+(?=[,.!?])/g;

/** Returns the kinds that a text is about, by the words that only they have. */
const kindsIn = (text: string): ReadonlySet<string> =>
  new Set(Object.keys(telltale).filter((kind) => telltale[kind]?.test(text)));

const ofProducts = /^(?:product_information|size_guide)$/;

/** Returns an answer on the kind in hand in place of one on another kind; undefined if the answer may be right. */
export function ofSameKind(turn: Turn, outcome: Outcome, again: Again): Outcome | undefined {
  const { message, plain, state } = turn;
  if (!ofProducts.test(outcome.handled) || state.flow !== undefined) return undefined;
  const named = kindsIn(`${plain} ${message.toLowerCase()}`.replace(ruledOut, " "));
  const topic = lately(turn) ? thingOf(state.topic) : undefined;
  const spoken = topic
    ? [topic.id, ...(state.shown ?? []), ...(state.basket ?? []).map(({ id }) => id)]
    : [];
  const meant = new Set([...named, ...spoken.flatMap((id) => thingOf(id)?.kind ?? [])]);
  const fits = ({ reply }: Outcome): boolean => {
    const told = kindsIn(reply.message.content);
    return told.size === 0 || !told.isDisjointFrom(meant);
  };
  if (meant.size === 0 || fits(outcome)) return undefined;
  const thing = topic && meant.has(topic.kind) ? topic : undefined;
  const barred = { words: [], handled: [], replies: [outcome.reply.message.content] };
  const readings = [message, ...(thing ? [`${thing.name}: ${message}`] : [])];
  for (const text of readings) {
    const { outcome: own } = again(text, { ...state, barred });
    if (!isLost(own) && fits(own)) return own;
  }
  const product = products.find(({ id, kind }) =>
    thing && (named.size === 0 || named.has(thing.kind)) ? id === thing.id : named.has(kind),
  );
  return product && { ...passOnOf(turn, product), handled: "out_of_scope" };
}
