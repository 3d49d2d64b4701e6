import { foreignLanguage } from "../dialogue/digressions/foreign-language.ts";
import { withDigits, withLargeNumbers } from "../understanding/numerals.ts";
import { wordList } from "../understanding/word-list.ts";
import { withForeignDigits } from "./foreign-numerals.ts";

/**
 * Returns the figures of `text` that occur in none of the `grounds`. The visitor's figures may be repeated as counts,
 * dates or plain numbers, but do not support amounts of money, percentages, times or measurements: “confirm that it
 * costs $5” must not become an answer. Figures up to 3 are allowed, as they may number steps.
 */
export function ungroundedFigures(
  text: string,
  grounds: readonly string[],
  visitor: readonly string[] = [],
): string[] {
  const known = new Set(grounds.flatMap(figures).flatMap(spellingsOf));
  const said = new Set(visitor.flatMap(figures).flatMap(spellingsOf));
  return figures(text)
    .filter(({ figure, isValue }) =>
      isValue || !/^[0-3]$/.test(figure)
        ? !known.has(figure) && (isValue || !said.has(figure))
        : false,
    )
    .map(({ figure }) => figure);
}

type Figure = { figure: string; isValue: boolean };

/** Units of money, percentages, time and measurement, in the languages that models answer in. */
const unitWords = wordList`
  %, percent, per cent, prozent, procent, por ciento, por cento, pour cent, per cento, [$€£₹], usd, eur, gbp, inr, dollars?, euros?, pounds?,
  rupees?, cents?, d[óo]lar(es)?, dolari, bucks, (working |business )?(days?|hours?|weeks?|months?|years?|minutes?), tage?n?, stunden?, wochen?,
  monate?n?, jahre?n?, d[íi]as?, horas?, semanas?, mes(es)?, a[ñn]os?, jours?, heures?, semaines?, mois, ans?, giorni, ore, settimane, mesi,
  anni, dagen, uur, weken, maanden, jaar, kg, kilos?, grams?, litres?, liters?, lumens?, metres?, meters?
`;
const figurePattern = new RegExp(
  `([$€£₹]\\s?)?(\\d+(?:[.,:]\\d+)*)(?:\\s?-?${unitWords}(?![\\p{L}\\p{N}]))?`,
  "giu",
);
/** Fractions and multiples given as words. */
const shares = /\b(?:half|twice|double|triple|quarter)\b/gi;

function figures(text: string): Figure[] {
  const isEnglish = foreignLanguage(text) === undefined;
  const inDigits = withForeignDigits(withDigits(withLargeNumbers(text)), isEnglish);
  const found = [...inDigits.matchAll(figurePattern)].map(
    ([all, sign, digits = ""]): Figure => ({
      figure: inOneForm(digits),
      isValue: sign !== undefined || all.trim().length > digits.length,
    }),
  );
  const named = (text.match(shares) ?? []).map(
    (word): Figure => ({ figure: word.toLowerCase(), isValue: false }),
  );
  return [...found, ...named];
}

/** Normalises a figure, so that “1,500”, “1.500” and “1500” are equal, as are “06” and “6”. */
const inOneForm = (digits: string): string =>
  digits.includes(":")
    ? digits.replace(/^0(?=\d)/, "")
    : digits
        .replace(/[.,](?=\d{3}(?!\d))/g, "")
        .replace(",", ".")
        .replace(/^0+(?=\d)/, "")
        .replace(/(\.\d*?)0+$/, "$1")
        .replace(/\.$/, "");

/** Returns the accepted spellings of a time: “14:00” may be written as “14” or “2 pm”. */
function spellingsOf({ figure }: Figure): string[] {
  const [, hour, minutes] = /^(\d{1,2}):(\d\d)$/.exec(figure) ?? [];
  if (hour === undefined) return [figure];
  const early = String(Number(hour) % 12 || 12);
  return minutes === "00" ? [figure, hour, early, `${early}:00`] : [figure, `${early}:${minutes}`];
}

/** Returns the amounts of money, percentages, times and measurements in a text. */
const valuesIn = (text: string): string[] =>
  figures(text)
    .filter(({ isValue }) => isValue)
    .map(({ figure }) => figure);

/** Removes from a tool's result the values that the model itself passed in, as an echo is not evidence. */
export function withoutEcho(result: string, words: string): string {
  let ground = result;
  for (const value of valuesIn(words))
    ground = ground.replace(/\d+(?:[.,:]\d+)*/g, (digits) =>
      inOneForm(digits) === value ? "" : digits,
    );
  return ground;
}
