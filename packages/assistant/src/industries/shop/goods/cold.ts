import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Estimates the night temperature in degrees Celsius from the place and season a customer mentions. */

const below =
  /\b(?:minus|below) (\d{1,2})\b|(?<![\w\d])-(\d{1,2})(?= ?(?:°|c\b|degrees?|celsius|or\b|at\b|$))/;
const above = /(?<![-\d])\b(\d{1,2}) ?(?:°|c\b|degrees?|celsius)/;
/** “Warm to 0”. */
const warmTo = /\bwarm (?:down )?(?:to|at|until) (\d{1,2})\b/;

/** Places where nights are cold in any season, or colder than any sleeping bag in the catalogue is rated for. */
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
/** Temperature drop at altitude, in degrees Celsius. */
const higher = 6;

/** Returns a temperature below zero if a figure or a place implies one. */
export function frostIn(plain: string): number | undefined {
  const said = below.exec(plain);
  if (said) return -Number(said[1] ?? said[2]);
  return freezing.test(plain) ? -15 : undefined;
}

/** Returns the temperature that a figure, place or season in the message implies; undefined if there is none. */
export function coldIn(plain: string): number | undefined {
  const figure = above.exec(plain)?.[1] ?? warmTo.exec(plain)?.[1];
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

/** A night that went badly: no rating answers it. */
export const wasCold =
  /\b(?:(?:was|were|been|got) (?:so |very |always |too )?(?:cold|freezing|frozen)|froze)\b/;

/** “−4 °C”. */
export const degrees = (value: number): string => `${value < 0 ? "−" : ""}${Math.abs(value)} °C`;
