import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/**
 * Words without which a message is not about a wrong item, a late parcel or an account; the task would needlessly ask
 * for an order number.
 */
const wordsFor: Readonly<Record<string, RegExp>> = {
  wrong_item: anywhere(wordList`
    wrong, different, instead, not what, other, mix\w*, sent, send, got, get, received?, came, colou?rs?, size, missing, ordered, box, parcel, swapped, incorrect
  `),
  create_account: anywhere(wordList`
    accounts?, regist\w*, sign\w*, log\w*, profile, member\w*, join\w*, user\w*, password, guest
  `),
  damaged_item: anywhere(wordList`
    brok\w*, break\w*, damag\w*, torn, tear\w*, tore, rip\w*, crack\w*, bent, dent\w*, fault\w*, defect\w*, holes?, leak\w*, snapp\w*, smash\w*, shatter\w*, scratch\w*, split\w*, burst\w*,
    (do|does|did|is|will|can|would) not (work\w*|turn\w*|charg\w*|clos\w*|open\w*|light\w*|hold\w*|switch\w*|go|ignite|burn\w*|seal\w*|keep\w*), no longer, stopp\w*, dead, jam\w*, stuck, zip\w*, poles?, flicker\w*, wet, stain\w*, dirty, loose, peel\w*, fell, fall\w*, apart, missing, wrong, replac\w*, warrant\w*, repair\w*, fix\w*, gave up, kaput\w*, ruined?, bad, poor, problem, issue, claim
  `),
  delivery_issue: anywhere(wordList`
    deliver\w*, arriv\w*, parcel, package, late, where, com(e|es|ing), came, lost, carrier, courier, driver, track\w*, missing, here, orders?, ordered, ship\w*, sent, stolen, stuck, moved, waiting, wait, post\w*, mail, received?, still, yet, days?, week\w*, nothing
  `),
};
const ofPoints =
  /\b(?:points?|loyalty|rewards?|trail club|membership|member|benefits?|collect\w*)\b/;
/** Leaves the intent open if the message contains none of its words. */
export const withoutWord = ({ intent, plain, slots, state }: Turn): string | undefined =>
  slots.references.length === 0 &&
  state.flow === undefined &&
  ((wordsFor[intent] !== undefined && !wordsFor[intent].test(plain)) ||
    (intent === "loyalty_points" && !ofPoints.test(plain)))
    ? ""
    : undefined;
