import { normalised } from "@brightkeel/contracts";

/**
 * Converts number words of languages other than English, and digits of other scripts, into ASCII digits for the check
 * of figures.
 */

const table = (lines: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    lines
      .trim()
      .split(/\s*\n\s*/)
      .flatMap((line) => {
        const [value, ...words] = line.split(" ");
        return words.map((word) => [word, Number(value)]);
      }),
  );

/**
 * Number words, and the parts of compounds, in German, Dutch, Spanish, Portuguese, French, Italian, Chinese and
 * Japanese.
 */
const parts = table(`
  1 ein eins eine een 一
  2 zwei zwo twee dos dois duas deux 二 两
  3 drei drie tres três trois tre 三
  4 vier cuatro quatro quatre quattro 四
  5 fünf fuenf vijf cinco cinq cinque 五
  6 sechs sech zes seis 六
  7 sieben sieb zeven siete sete sette 七
  8 acht ocho oito huit otto 八
  9 neun negen nueve nove neuf 九
  10 zehn tien diez dez dieci dici 十
  11 onze undici
  12 zwölf zwoelf twaalf doce doze douze dodici
  13 dertien trece treze tredici
  14 veertien catorce quatorze quattordici
  15 quince quinze quindici
  16 dezesseis dezasseis sedici
  17 dezessete dezassete diciassette
  18 dezoito diciotto
  19 dezenove dezanove diciannove
  20 zwanzig twintig veinte veinti vinte vingt vingts venti
  30 dreißig dreissig dertig treinta trinta trente trenta
  40 vierzig veertig cuarenta quarenta quarante quaranta
  50 fünfzig fuenfzig vijftig cincuenta cinquenta cinquante cinquanta
  60 sechzig zestig sesenta sessenta soixante sessanta
  70 siebzig zeventig setenta settanta
  80 achtzig tachtig ochenta oitenta ottanta
  90 neunzig negentig noventa novanta
  100 hundert honderd cien ciento cientos cientas cem cento centos 百
  200 duzentos
  300 trezentos
  500 quinientos quinhentos
  700 setecientos
  900 novecientos
  1000 tausend duizend mil mila 千
  10000 万
`);
/** Words that also exist in English: they count as numbers only inside a compound. */
const inside = table(`
  1 un uno una une
  2 due
  6 sei six
  7 sept
  10 dix
  20 vent
  30 trent
  40 quarant
  50 cinquant
  100 cent cents
  1000 mille
`);
/** Words that count as numbers on their own unless the text is English. */
const alone: Readonly<Record<string, number>> = { ...inside, once: 11, seize: 16, elf: 11 };
const links = new Set(["und", "en", "y", "e", "et", "i"]);
const longest = 12;

/** Splits a word into numbers: “veintidós” → [20, 2]; undefined if it is not a number. */
function partsOf(word: string, from = 0): number[] | undefined {
  if (from === word.length) return [];
  for (let end = Math.min(word.length, from + longest); end > from; end -= 1) {
    const piece = word.slice(from, end);
    const value = parts[piece] ?? inside[piece];
    const isLink = from > 0 && end < word.length && links.has(piece);
    if (value === undefined && !isLink) continue;
    const rest = partsOf(word, end);
    if (rest) return value === undefined ? rest : [value, ...rest];
  }
  return undefined;
}

/** Combines numbers: 20, 2 → 22; 2, 100 → 200; 4, 20 (French) → 80. */
function sumOf(values: readonly number[]): number {
  let total = 0;
  let current = 0;
  let last = 0;
  for (const value of values) {
    const multiplies = last > 1 && last < 10;
    if (value >= 1_000) {
      total += Math.max(1, current) * value;
      current = 0;
    } else if (multiplies && (value === 10 || value === 100)) current += last * (value - 1);
    else if (value === 20 && last === 4) current += 76;
    else current += value;
    last = value;
  }
  return total + current;
}

const longestWord = 40;
/** Chinese and Japanese have no spaces around numbers. */
const wordsIn = /([一二两三四五六七八九十百千万]+|(?:(?![一二两三四五六七八九十百千万])\p{L})+)/u;

/**
 * Converts “Son ciento veinte euros” into “Son 120 euros”. With `isEnglish`, words that are also English are left
 * alone.
 */
export function withForeignDigits(text: string, isEnglish: boolean): string {
  const digits = normalised(text, "NFKC").replace(/\p{Nd}/gu, asciiDigit);
  let values: number[] = [];
  let gap = "";
  let out = "";
  const flush = () => {
    if (values.length > 0) out += String(sumOf(values));
    out += gap;
    values = [];
    gap = "";
  };
  for (const piece of digits.split(wordsIn)) {
    const word = piece.toLowerCase();
    const single = isEnglish ? undefined : alone[word];
    const simple = normalised(word, "NFD").replace(/\p{Mn}/gu, "");
    const isWord = /^\p{L}+$/u.test(piece) && word.length <= longestWord;
    const found =
      !isWord || (isEnglish && word in alone)
        ? undefined
        : single === undefined
          ? (partsOf(word) ?? partsOf(simple))
          : [single];
    if (found) {
      values.push(...found);
      gap = "";
    } else if (values.length > 0 && (/^[\s-]*$/.test(piece) || links.has(word))) gap += piece;
    else {
      flush();
      out += piece;
    }
  }
  flush();
  return out;
}

/** Converts a digit of any script. Each script's zero is at a multiple of 16 in Unicode, or 6 above one. */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 128) return sign;
  const low = code % 16;
  const startsTen = /\p{Nd}/u.test(String.fromCodePoint(code - low));
  return String(startsTen ? low : low - 6);
}
