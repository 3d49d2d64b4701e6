import { anywhere, wordList } from "../../understanding/word-list.ts";

/** How cold it may get where and when somebody sleeps, in degrees Celsius, as far as they tell it. */

const below =
  /\b(?:minus|below) (\d{1,2})\b|(?<![\w\d])-(\d{1,2})(?= ?(?:°|c\b|degrees|celsius|or\b|at\b|$))/;
const above = /(?<![-\d])\b(\d{1,2}) ?(?:°|c\b|degrees|celsius)/;

/** Where a night of any season is cold, or colder than any bag here is made for. */
const freezing = anywhere(wordList`
  kilimanjaro, himalayas?, everest, nepal, annapurna, alaska, arctic, antarctica, siberia, lapland, greenland, mont blanc, matterhorn, aconcagua, denali
`);
const cool = anywhere(wordList`
  alps, norway, sweden, finland, iceland, scotland, highlands, dolomites, rockies, patagonia, andes, sierras?, yosemite, colorado, pyrenees, tatra, carpathians
`);
const high = /\b(?:hills?|mountains?|altitude|\d{4} ?m(?:et(?:er|re)s?)?|peaks?|summits?)\b/;
const seasons: readonly (readonly [RegExp, number])[] = [
  [/\b(?:winter|december|january|february|snow\w*|frost\w*)\b/, -8],
  [/\b(?:autumn|fall|spring|march|april|october|november)\b/, 0],
  [/\b(?:may|september)\b/, 5],
  [/\b(?:summer|june|july|august|festivals?)\b/, 10],
];
/** So much colder it is up there. */
const higher = 6;

/** Below zero, where a figure or a place says so. */
export function frostIn(plain: string): number | undefined {
  const said = below.exec(plain);
  if (said) return -Number(said[1] ?? said[2]);
  return freezing.test(plain) ? -15 : undefined;
}

/** As cold as a message says, by a figure, a place or a season; undefined where it tells none of them. */
export function coldIn(plain: string): number | undefined {
  const figure = above.exec(plain)?.[1];
  const season = seasons.find(([pattern]) => pattern.test(plain))?.[1];
  return (
    frostIn(plain) ??
    (figure === undefined ? undefined : Number(figure)) ??
    (season === undefined
      ? cool.test(plain) || high.test(plain)
        ? 0
        : undefined
      : season - (high.test(plain) || cool.test(plain) ? higher : 0))
  );
}

/** “−4 °C”. */
export const degrees = (value: number): string => `${value < 0 ? "−" : ""}${Math.abs(value)} °C`;
