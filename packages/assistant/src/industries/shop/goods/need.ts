import { readValues } from "../../../dialogue/message/values.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { countNamed } from "../../../records/count-named.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "./catalogue.ts";
import { coldIn } from "./cold.ts";
import { refusedIn, withoutPlaces } from "./ruled-out.ts";
import { peopleTold } from "./stated-people.ts";

/**
 * What the customer has said about their purchase so far: group size, budget, temperature, kinds wanted and excluded.
 * Re-extracted from all their messages, so that nothing is asked twice.
 */
export type Need = {
  readonly people?: number | undefined;
  readonly children?: number | undefined;
  readonly budget?: number | undefined;
  readonly cold?: number | undefined;
  /** The kinds named in the latest message that names any. */
  readonly kinds: readonly string[];
  /** The kinds excluded or already owned. */
  readonly without: readonly string[];
};

const leadsToSum = wordList`under, below, budget( is| of)?, up to, max(imum)?, around, about, roughly, (only )?have, spend`;
const ofSum = wordList`max(imum)?, budget, at most, to spend, for (everything|all|it all|the lot), all in, in total, tops`;
const noSum = wordList`years?, days?, people, litres?, l, kg, g, km, cm, m, miles?, of us, nights?, degrees`;
const ofMoney = new RegExp(
  `\\b${leadsToSum} (?:\\d{2,4}[-–])?(\\d{2,4})\\b(?! ?${noSum}\\b)|\\b(\\d{2,4}) ${ofSum}\\b`,
);
const each = /\b(?:each|per (?:person|head)|apiece|a head)\b/;

/** The budget per person (“4 of us chip in 25 each”), or in total. */
function budgetIn(text: string, people: number | undefined, now: Date): number | undefined {
  const { amounts, numbers } = readValues(text, now);
  const found = ofMoney.exec(text);
  const share = /\b(?:chip|put|pay|give|throw)(?:s|ing)?(?: in)? [$]?(\d{1,3})\b/.exec(text)?.[1];
  const said =
    amounts[0]?.value ??
    (found
      ? Number(found[1] ?? found[2])
      : share !== undefined && numbers.includes(Number(share))
        ? Number(share)
        : undefined);
  return said !== undefined && each.test(text) && people !== undefined ? said * people : said;
}

/**
 * The kinds that a text names. Next to a tent or a pack, “bags” are sleeping bags.
 *
 * @param besides the current kinds, which have the same effect.
 */
export function kindsNamed(plain: string, besides: readonly string[] = []): string[] {
  const sought = withoutPlaces(plain);
  const named = catalogue.kinds.filter(({ named: word }) => word.test(sought)).map(({ id }) => id);
  const bags = /\b(?<!\b(?:stuff|gift|plastic|hand) )bags?\b/.test(plain);
  return bags && named.length + besides.length > 0 && !named.includes("sleeping bag")
    ? [...named, "sleeping bag"]
    : named;
}

/** The kinds that a message excludes or that the customer owns: “no tent”, “she has a tent and a bag already”. */
export function kindsRuledOut(message: string): string[] {
  const text = message.toLowerCase().replace(/\b(do|does|did|is|have|has)n[’']?t\b/g, "$1 not");
  const listed = refusedIn(text);
  const named = kindsNamed(listed);
  return /\bbags?\b/.test(listed) && !named.includes("sleeping bag")
    ? [...named, "sleeping bag"]
    : named;
}

const meAndMine =
  /\b(?:me|i|myself) (?:and|plus|with) my (?:\w+ )?(?:daughter|son|kid|child|boy|girl|wife|husband|partner|friend|dad|mum|mom|girlfriend|boyfriend|fianc\S+|mate|brother|sister)\b/;
/** “What fits two”, “the two of us”, “as a couple”. */
const asTwo =
  /\b(?:us|the) two\b(?! (?:tents|bags|packs|lamps|stores|days|weeks))|\b(?:two|2) of us\b|\b(?:we|us) (?:are|is) (?:two|2)\b|\bas a couple\b|\bfits? (?:two|2)(?! \w)/;
/** “With my little son”: the speaker and one more. */
const withOne = anywhere(wordList`
  with my (\w+ )?(son|daughter|boy|girl|kid|child|wife|husband|partner|girlfriend|boyfriend|dad|mum|mom|brother|sister)
`);
/** “Me plus our 2 girls”: the speaker is counted in addition to the children. */
const withChildren = /\b(?:me|i|myself) (?:and|plus|with)\b/;
/** “With 3 kids and my wife”: the speaker, the partner and the children. */
const partner = /\b(?:my|the) (?:wife|husband|partner|girlfriend|boyfriend|fianc\S*)\b/;
const withFriend =
  /\bwith (?:a|my|one|her|his) (?:best |good )?(?:friend|mate|buddy|pal|colleague|cousin)\b/;
const inHut = anywhere(wordList`huts?, hostels?, indoors, cabins?, lodges?`);
/** A hut is never as cold as the night outside. */
const hutNight = 8;

/** What was said about the purchase up to this message. Many stages ask for it on the way to a reply. */
export function needOf({ message, state, now }: Pick<Turn, "message" | "state" | "now">): Need {
  const { exchanges } = state;
  const known = needs.get(exchanges) ?? new Map<string, Need>();
  needs.set(exchanges, known);
  const key = `${now.getTime()} ${message}`;
  const need =
    known.get(key) ?? neededIn([...exchanges.map(({ visitor }) => visitor), message], now);
  known.set(key, need);
  return need;
}
const needs = new WeakMap<Turn["state"]["exchanges"], Map<string, Need>>();

function neededIn(messages: readonly string[], now: Date): Need {
  const need: { -readonly [Key in keyof Need]: Need[Key] } = { kinds: [], without: [] };
  for (const said of messages) {
    const text = plainWords(said);
    const { people, children } = readValues(said, now);
    const out = kindsRuledOut(said);
    const kinds = kindsNamed(text).filter((kind) => !out.includes(kind));
    const family =
      children === undefined
        ? undefined
        : partner.test(text)
          ? children + 2
          : withChildren.test(text)
            ? children + 1
            : undefined;
    need.people =
      peopleTold(text) ??
      people ??
      family ??
      ([withFriend, withOne, meAndMine, asTwo].some((pattern) => pattern.test(text))
        ? 2
        : need.people);
    need.children = children ?? need.children;
    need.budget = budgetIn(text, need.people, now) ?? need.budget;
    need.cold = coldIn(text) ?? need.cold;
    need.without = [...new Set([...need.without, ...out])].filter((kind) => !kinds.includes(kind));
    if (kinds.length > 0) need.kinds = kinds;
  }
  if (messages.some((text) => inHut.test(text)) && need.cold !== undefined)
    need.cold = Math.max(need.cold, hutNight);
  return need;
}

/** A family includes two adults; a larger group of children is counted as stated. */
const withAdults = (children: number): number => (children > 4 ? children : children + 2);

/** The number of people something is wanted for, from the message or earlier ones. */
export const partyOf = (turn: Pick<Turn, "message" | "plain" | "slots" | "state" | "now">) =>
  peopleTold(turn.plain) ??
  turn.slots.people ??
  (turn.slots.children === undefined ? needOf(turn).people : withAdults(turn.slots.children));

/** “A tent and 2 sleeping bags”: as many people as bags, if nothing else was said. */
export function withSleepers(need: Need, plain: string): Need {
  const bags = /\b(\d|two|three|four|five) (?:\w+ )?bags\b/.exec(plain)?.[1];
  return need.people !== undefined || bags === undefined
    ? need
    : { ...need, people: countNamed(bags) };
}
