import { functionWords } from "../../understanding/features.ts";
import { telling, type Way } from "./question.ts";

/** Words that hardly distinguish one question from another. */
const slight = new Set([
  ...telling([...functionWords].join(" ")),
  ...telling(
    "ok so then now just really actually please thanks hi hello hey well also still even much many more some any only thing stuff one ones again too not no yes it its got ever already about know tell say sure maybe bit kind way there here if or and but because as well guys sir mate possible able let me us go going instead rather though tho anyway exactly quite pls than always ever whole into out up down off over what's thats",
  ),
]);
/** Words that may occur in any message of the industry, whatever it asks. */
const passing = new Set(
  telling(
    "hotel stay room house guest night shop store product item app plumbline tool account marketing business campaign company customer month week day today tonight tomorrow morning evening year time hour lot please people guy hi trip holiday online everything somebody someone anyone take come put give keep happen look think mean like need want",
  ),
);
/** Words that say what kind of answer is wanted. */
const asking = new Set(
  telling("when where who why which howmuch howmany howlong whattime how what can"),
);

const weights = {
  slight: 0.05,
  asking: 0.45,
  value: 0.2,
  passing: 0.3,
  word: 1,
  unknown: 1.3,
} as const;
/** Penalty factor on the weight of a place that the message leaves empty. */
const missing = 1.15;

const weightOf = (word: string): number =>
  word.startsWith("#")
    ? weights.value
    : asking.has(word)
      ? weights.asking
      : slight.has(word) && !passing.has(word)
        ? weights.slight
        : weights.word;

/** Whether a word distinguishes one question from another; may be a passing word. */
export const isTelling = (word: string): boolean => weightOf(word) >= weights.word;

/** Returns the distinguishing words of a text, without passing words and values. */
export const tellingOf = (text: string): string[] => [
  ...new Set(telling(text).filter((word) => isTelling(word) && !passing.has(word))),
];

/** The words of all questions and of the candidate, and whether its subject is known. */
export type Context = {
  all: ReadonlySet<string>;
  own: ReadonlySet<string>;
  known: boolean;
  /** The words of the thing under discussion; any of them fills an implied place. */
  thing?: ReadonlySet<string>;
};

/** How well a message matches a way to ask, from 0 to 1, and the weight of the words that matched. */
export type Fit = { score: number; met: number };

const none: Fit = { score: 0, met: 0 };

/**
 * Returns a function that scores how well a message matches a way to ask. A message is compared with thousands of ways,
 * so its total weight is computed once per context, and ways that cannot exceed `least` are skipped.
 */
export function fitting(
  said: ReadonlySet<string>,
  { all, own, known, thing }: Context,
): (way: Way, least: number) => Fit {
  const { counting, telling, light } = weighedWords(said);
  if (counting.size === 0) return () => none;
  /** The weight of a telling word that fills no place of the way. */
  const besides = (word: string): number =>
    own.has(word) ? weights.passing : all.has(word) ? weights.word : weights.unknown;
  let ofAll: number | undefined;
  const total = (): number => {
    ofAll ??= telling.reduce((sum, word) => sum + besides(word), light);
    return ofAll;
  };
  return (way, least) => {
    let met = 0;
    let open = 0;
    for (const place of placesOf(way)) {
      const heaviest = heaviestIn(place, said);
      if (heaviest > 0) met += heaviest;
      else if (!(place.implied && (known || (thing && !place.set.isDisjointFrom(thing)))))
        open += place.heaviest * missing;
    }
    if (met < weights.asking || met / (met + open) <= least) return none;
    const used = new Set(
      placesOf(way).flatMap(({ words }) => words.filter((word) => said.has(word))),
    );
    let rest = total();
    for (const word of used) rest -= lightnessOf(word) ?? besides(word);
    return { score: met / (met + open + Math.max(0, rest)), met };
  };
}

/** The weight of a word that fills no place, unless it is telling. */
function lightnessOf(word: string): number | undefined {
  if (asking.has(word) || passing.has(word)) return weights.passing;
  const weight = weightOf(word);
  return weight < weights.word ? weight : undefined;
}

type WeighedWords = {
  /** The words of which a way to ask must contain at least one to match. */
  counting: ReadonlySet<string>;
  /** Its telling words; `light` is the total weight of all others if they fill no place. */
  telling: readonly string[];
  light: number;
};

function weighedWords(said: ReadonlySet<string>): WeighedWords {
  const known = weighedOf.get(said);
  if (known) return known;
  const isHeavy = (word: string) => weightOf(word) >= weights.asking;
  const heavy = new Set(said.values().filter(isHeavy));
  const rest = said
    .difference(heavy)
    .values()
    .reduce((sum, word) => sum + weightOf(word), 0);
  const found = {
    // Light words count if together they weigh enough.
    counting: rest < weights.asking ? heavy : said,
    telling: [...said].filter((word) => lightnessOf(word) === undefined),
    light: said.values().reduce((sum, word) => sum + (lightnessOf(word) ?? 0), 0),
  };
  weighedOf.set(said, found);
  return found;
}
const weighedOf = new WeakMap<ReadonlySet<string>, WeighedWords>();

/** Returns the words of a message of which a way to ask must contain at least one to match. */
export const countingOf = (said: ReadonlySet<string>): ReadonlySet<string> =>
  weighedWords(said).counting;

type Place = {
  words: readonly string[];
  weights: readonly number[];
  heaviest: number;
  set: ReadonlySet<string>;
  implied: boolean;
};

function heaviestIn({ words, weights }: Place, said: ReadonlySet<string>): number {
  let heaviest = 0;
  for (let at = 0; at < words.length; at += 1)
    if (said.has(words[at] ?? "")) heaviest = Math.max(heaviest, weights[at] ?? 0);
  return heaviest;
}

/** Returns the places of a way with the weights of their words. */
function placesOf(way: Way): readonly Place[] {
  const found = weighed.get(way);
  if (found) return found;
  const places = way.map(({ words: set, implied }): Place => {
    const words = [...set];
    const weights = words.map(weightOf);
    return { words, weights, heaviest: Math.max(...weights), set, implied };
  });
  weighed.set(way, places);
  return places;
}
const weighed = new WeakMap<Way, readonly Place[]>();
