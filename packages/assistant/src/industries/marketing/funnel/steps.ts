import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { singular } from "../quantities/words.ts";

/** The steps of a funnel, by their many names and by what those do who go on to them. */

/** Steps by what they are: the same step has many names, but a click is no enquiry. */
const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  [
    "sent",
    /^(?:e-?mail|mail|newsletter|letter|flyer|leaflet|postcard|card|brochure|poster|impression|view|listener|reader|recipient|subscriber|contact|address|follower|household|letterbox)$/,
  ],
  ["open", /^(?:open|opener)$/],
  ["click", /^(?:click|visitor|visit|session|hit)$/],
  [
    "lead",
    /^(?:lead|enquiry|inquiry|request|call|caller|message|reply|response|trial|quote|sign-?up)$/,
  ],
  [
    "sale",
    /^(?:customer|client|sale|order|booking|job|patient|buyer|member|student|pupil|guest|shoot|purchase|ticket|car|couple|contract|appointment|reservation|seat|win|deal)$/,
  ],
  ["prospect", /^(?:sql|mql|opportunity|demo|meeting|prospect)$/],
  ["person", /^(?:person|people|family|folk)$/],
];
/** Returns what kind of step a noun in the singular names; undefined for what is no step. */
export const kindOf = (noun: string): string | undefined =>
  kinds.find(([, words]) => words.test(noun))?.[0];

/** What those do who go on to the next step. */
export const goesOn: readonly (readonly [kind: string, words: RegExp])[] = [
  ["open", anywhere(wordList`opens?, opened, open it, open rate, opening rate`)],
  [
    "click",
    anywhere(
      wordList`clicks?(?= on| it| through|$)|clicked, ctr, click ?-?through( rate)?, click rate`,
    ),
  ],
  [
    "lead",
    anywhere(
      wordList`calls?, called, enquires?, enquired, inquires?, writes?( to)? (me|us), becomes? (an? )?(leads?|enquir\w+), asks?, asked, sign up, signed up, repl(y|ies|ied), respond(s|ed)?, answers?, answered`,
    ),
  ],
  ["prospect", anywhere(wordList`becomes? (an? )?(sql|mql|opportunity|demo|meeting|prospect)s?`)],
  [
    "sale",
    anywhere(
      wordList`buys?, bought, books?, booked, orders?, ordered, becomes? (an? )?(\w+ )?(customers?|clients?|patients?|members?|students?|guests?|buyers?|pupils?|wins?|deals?), became( \w+)? \w+, comes?( in)?, came( in)?, joins?, joined, closed, signed, hires?, conver\w+, turns? up, visits?, shows? up`,
    ),
  ],
];
/** “Became a member”: the noun that those who went on are called. */
export const called = /\bbec(?:omes?|ame) (?:an? )?(?:(?:new|paying|regular) )?([a-z]+)/;

/** Returns the noun of what somebody did: who buys brings an order, who books a booking; what else one wins is named later. */
export const nameOf = (kind: string, did: string): string =>
  kind !== "sale"
    ? kind
    : /\bbook/.test(did)
      ? "booking"
      : /\b(?:buy|bought|order)/.test(did)
        ? "order"
        : "";

type Place = { at: number; steps: string[] };
/** Returns the place of a step that is called so among the steps known, and all of them; a new one stands at the end. */
export function stepOf(steps: readonly string[], noun: string): Place {
  const one = singular(noun);
  const kind = kindOf(one);
  const same = steps.indexOf(one);
  const alike = steps.findLastIndex(
    (step) => kind !== undefined && kind !== "person" && kindOf(step) === kind,
  );
  // “800 people”, of whom a newsletter has readers.
  const isFirst = kind === "sent" && kindOf(steps[0] ?? "") === "person";
  const at = same >= 0 ? same : alike >= 0 ? alike : isFirst ? 0 : steps.length;
  // Those who bought get their name later.
  if (at === steps.length && steps.at(-1) === "" && kind !== "sent" && kind !== "click")
    return { at: at - 1, steps: [...steps.slice(0, -1), one] };
  return { at, steps: at === steps.length ? [...steps, one] : [...steps] };
}
