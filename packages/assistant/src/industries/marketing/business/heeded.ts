import type { ScenarioState } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { notPresupposed } from "./circumstances.ts";
import { businessOf, refusable } from "./stated.ts";

/**
 * Filters advice by the details of the business: no sentences about booking for a café, about search after “no SEO”, or
 * about writing to regulars if there are no contacts.
 */

const booking = anywhere(
  wordList`book(s|ed|ing|ings)?, re-?book\w*, appointments?, (free|named|open) slots?, (a|the|that|each|the free) slot, slots by, shall i (book|put) you( in)?, waiting list, no ?-?shows?, \d+ (or \d+ )?is free`,
);
const contacts = anywhere(
  wordList`(write|mail|text|message) (to )?(them|those|these|twenty|ten|all|every\w*|regulars|each|your|the), by (message|mail|e-?mail|text), (a|one|the|three|your|first) (mails?|letters?|newsletters?|messages?), newsletters?, e-?mails?( first)?, addresses, list the regulars, offer each the`,
);
const basket = anywhere(
  wordList`(filled |left |full )?baskets?, carts?, check ?-?out page, shipping costs?, add to (basket|cart)`,
);
const local = anywhere(
  wordList`map profile, near ?by, people nearby, in your (town|street|district|own region), (walk|pass) (by|past) (it )?(each|every) day, neighbou?rs, the till, pavement, shop window`,
);

/** What reaches companies, and no one who walks in or books. */
const firms = anywhere(wordList`qualified leads?, buyers and a long decision, people by role`);

/** Ads that are off can be neither paused nor kept. */
const runningAds = anywhere(
  wordList`(pause|keep|stop) (them|it|those|the ads|your ads)( as| running|,| or|\.), keep them as they are`,
);

/** Returns patterns of the subjects that advice must not mention. */
function unwanted(state: Readonly<ScenarioState>): RegExp[] {
  const { way, refused, contacts: reach } = businessOf(state);
  return [
    ...refusable.filter(([id]) => refused.includes(id)).map(([, named]) => named),
    ...(state.business?.off === "ads" ? [runningAds] : []),
    ...(way === "walk_in" ? [booking] : []),
    ...(way !== undefined && way !== "online" ? [basket] : []),
    ...(way === "walk_in" || way === "table" ? [firms] : []),
    ...(way === "online" ? [booking, local] : []),
    ...(reach === "none" ? [contacts] : []),
  ];
}

/** Whether a text mentions what the visitor's business rules out; subjects named in the message are allowed. */
export const speaksOfUnwanted = (
  text: string,
  state: Readonly<ScenarioState>,
  message = "",
): boolean =>
  unwanted(state).some(
    (words) => words.test(text.toLowerCase()) && !words.test(message.toLowerCase()),
  ) ||
  notPresupposed(businessOf(state).lacks, plainWords(message)).some((words) =>
    words.test(text.toLowerCase()),
  );

const sentences = /(?<=[.!?]”?)\s+(?=[A-Z“])/;
const fewestWords = 9;

/** Returns the sentences of a text that fit the business; undefined if too little is left to stand by itself. */
export function heeded(
  text: string,
  state: Readonly<ScenarioState>,
  message: string,
): string | undefined {
  const all = text.split(sentences);
  const [first = ""] = all;
  const kept = all.filter((sentence) => !speaksOfUnwanted(sentence, state, message));
  if (kept.length === all.length) return text;
  // The other sentences mostly explain the first.
  if (speaksOfUnwanted(first, state, message)) return undefined;
  const rest = kept.join(" ");
  return rest.split(/\s+/).length < fewestWords ? undefined : rest;
}
