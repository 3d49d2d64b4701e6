import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { supposesSpend } from "../figures/supposed-spend.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { quantitiesIn } from "../quantities/read.ts";
import { singular } from "../quantities/words.ts";
import { bookOf, type Figure, type Given } from "./book.ts";
import { called, goesOn, kindOf, nameOf, stepOf } from "./steps.ts";

/** Reads the figures of a funnel from the messages of a talk, one after the other; each changes what was told before. */

export type Funnel = {
  /** What one of each step is called; an empty name until somebody calls it something. */
  readonly steps: readonly string[];
  /** The newest first. */
  readonly given: readonly Given[];
  /** Whether every figure of the last message was read; a message of which it was not is left out. */
  readonly isWhole: boolean;
};
export const noFunnel: Funnel = { steps: [], given: [], isWhole: true };

const shareWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a |one )half of\b/g, "50% of"],
  [/\bhalf (?:of )?(?=the |them|those)/g, "50% of "],
  [/\b(?:a|one) third of\b/g, "33.33% of"],
  [/\b(?:a|one) quarter of\b/g, "25% of"],
  [/\b(?:a|one) fifth of\b/g, "20% of"],
  [/\b(?:a|one) tenth of\b/g, "10% of"],
  [/\bper 1,?000 (?:views|impressions|contacts)\b/g, "per 1000"],
  // “320 on leaflets, 4,000 pieces”.
  [/\b(leaflets|flyers|brochures|postcards|posters)\b([^.!?]{0,24}?)\bpieces\b/g, "$1$2$1"],
  // “Our CPL on LinkedIn is 95”.
  [
    /\b(cp[lca]) (?:on|from|at|via) (?:google|facebook|instagram|linkedin|meta|ads?|search)(?: ads?)?\b/g,
    "$1",
  ],
  // “Lead to customer 25%”, “click-to-lead is 3.8%”.
  [
    /\b([a-z]{2,12}?)s?[- ]to[- ]([a-z]{2,12}?)s?(?: rate| conversion)?(?: is| of| at| was|:)? (\d+(?:\.\d+)?) ?%/g,
    "$3% of $1s become a $2",
  ],
  // “Flyers cost 60 for 1,000”.
  [
    /\b([a-z]+s) (?:are|cost|come to|came to) ((?:[€£$] ?)?\d[\d.]*(?: (?:euros?|pounds?|dollars?|€))?) for (\d+(?:,\d{3})*)(?! ?(?:euros?|pounds?|dollars?|€|weeks?|days?|months?))/g,
    "spend $2 on $3 $1 ",
  ],
];
const readable = (message: string): string =>
  shareWords.reduce((all, [words, share]) => all.replace(words, share), message.toLowerCase());

const wishes = anywhere(
  wordList`want, wants, need, needs, to get, aim( for)?, goal, target, would like, if i got, reach, for (?=\d)`,
);
/** “How many views for 10 orders”. */
const asksFor = /\bhow many (?:\w+ ){1,5}for(?: about| only| just)?$/;
const paid = anywhere(
  wordList`spen[dt], spending, paid, pay, put, invest\w*, budget, costs?, for, ads?, radio, behind it, total, flyers?, posters?, boost\w*`,
);
const nearest = 3;

/** Returns the funnel after one more message. */
export function withMessage(before: Funnel, message: string): Funnel {
  const text = readable(message);
  // A conversion is of those who visit a page.
  let steps: readonly string[] =
    before.steps.length === 0 && ofVisits.test(text) ? ["click", ""] : before.steps;
  const news: Given[] = [];
  let wanted: Figure | undefined;
  let isWhole = true;
  const put = (figure: Figure, value: number): void => {
    news.push([figure, value]);
  };
  for (const quantity of quantitiesIn(text)) {
    if (/\b(?:not|instead of)$/.test(quantity.lead)) continue;
    // “For those 27”, which were told before.
    if (/\b(?:those|these|the)$/.test(quantity.lead) && isTold(before, quantity.value)) continue;
    // What is sold says nothing of what it costs to win a customer: “we sell a €12k licence”.
    if (sold.test(quantity.lead)) continue;
    const read = readingOf(quantity, steps);
    if (read === undefined) {
      isWhole = false;
      continue;
    }
    steps = read.steps;
    put(read.figure, read.value);
    if (
      read.figure.startsWith("count") &&
      (wishes.test(lastWords(quantity.lead)) || asksFor.test(quantity.lead))
    )
      wanted = read.figure;
    if (read.figure === "spend" && supposesSpend(message)) wanted = "spend";
  }
  if (news.length === 0 || !isWhole) return { ...before, isWhole };
  const order = news.toReversed();
  // What is wanted is won at the costs and shares so far.
  if (wanted !== undefined) {
    const { book } = bookOf(before.given, steps.length);
    const rates = steps.flatMap((_, at) =>
      (["share", "each", "price"] as const).flatMap((kind): Given[] => {
        const figure: Figure = `${kind}${at}`;
        const value = book[figure]?.value;
        return value === undefined ? [] : [[figure, value]];
      }),
    );
    return { steps, given: bookOf([...order, ...rates], steps.length).kept, isWhole };
  }
  return { steps, given: bookOf([...order, ...before.given], steps.length).kept, isWhole };
}
const sold =
  /^(?:hi |hello )?(?:we|i) (?:sell|offer) (?:an? )?$|^(?:hi |hello )?(?:we|i) (?:sell|offer) an?$/;
const ofVisits = /\bconversion\b|\bof (?:the |my )?(?:visitors|clicks)\b/;
const isTold = ({ given }: Funnel, value: number): boolean =>
  given.some(([, one]) => one === value);
const lastWords = (lead: string): string => lead.split(" ").slice(-nearest).join(" ");

type Read = { readonly figure: Figure; readonly value: number; readonly steps: readonly string[] };

function readingOf(quantity: Quantity, steps: readonly string[]): Read | undefined {
  const { kind, value } = quantity;
  if (kind === "time") return undefined;
  if (kind === "share") return shareOf(quantity, steps);
  if (kind === "count") return countOf(quantity, steps);
  return (
    (kind === "bare" ? numberOf(quantity, steps) : undefined) ?? moneyOf(quantity, value, steps)
  );
}

/** “Only 2 became clients”, “30 came from a friend”, “if we want 500”: a count whose noun is left out. */
function numberOf({ value, lead, after }: Quantity, steps: readonly string[]): Read | undefined {
  if (steps.length === 0) return undefined;
  const did = goesOn.find(([, words]) => words.test(after.split(" ").slice(0, 3).join(" ")))?.[0];
  if (did !== undefined) {
    const name = singular(called.exec(after)?.[1] ?? nameOf(did, after));
    const old = steps.findIndex(
      (step, at) =>
        at > 0 && (step === name || kindOf(step) === did || (step === "" && did === "sale")),
    );
    return old > 0
      ? { figure: `count${old}`, value, steps }
      : { figure: `count${steps.length}`, value, steps: [...steps, name] };
  }
  if (/^of (?:them|those|these)\b/.test(after))
    return { figure: `count${steps.length}`, value, steps: [...steps, ""] };
  return /\b(?:want|wants|need|needs|reach|aim for)(?: about| only)?$/.test(lead) &&
    !/^(?:to )?spend\b/.test(after)
    ? { figure: `count${steps.length - 1}`, value, steps }
    : undefined;
}

/** “4% of those click”: what they do, though it may be a noun. */
const ofThose = /^of (?:those|these) [a-z]+$/;
function shareOf({ value, lead, after }: Quantity, steps: readonly string[]): Read | undefined {
  const near = `${lead.split(" ").slice(-2).join(" ")} ${after}`;
  if (/\b(?:off|discount|margin|profit|tax|vat|more|less|fee|commission)\b/.test(near))
    return undefined;
  const kind =
    goesOn.find(([, words]) => words.test(after))?.[0] ??
    goesOn.find(([, words]) => words.test(near))?.[0];
  if (kind === undefined) return undefined;
  const of = /^of (?:the |those |these |my |our )?([a-z]+)/.exec(after)?.[1];
  const from =
    of === undefined || kindOf(singular(of)) === undefined || ofThose.test(after)
      ? steps.length - 1
      : stepOf(steps, of).at;
  const named = called.exec(after)?.[1];
  const name = named ?? nameOf(kind, after);
  // Of a newsletter, clicks are counted of all who got it.
  if (kind === "click" && of === undefined && steps.at(-1) === "open")
    return { figure: `share${steps.length - 1}`, value, steps: [...steps.slice(0, -1), "click"] };
  if (steps.length === 0) {
    const first = of !== undefined && kindOf(singular(of)) !== undefined ? singular(of) : "";
    return first === "" ? undefined : { figure: "share1", value, steps: [first, singular(name)] };
  }
  // The same step is told anew, or a step after the last one.
  const old = steps.findIndex(
    (step, at) =>
      at > 0 && (step === name || kindOf(step) === kind || (step === "" && kind === "sale")),
  );
  if (old > 0) return { figure: `share${old}`, value, steps };
  return from === steps.length - 1
    ? {
        figure: `share${steps.length}`,
        value,
        steps: [...steps, name === "" ? "" : singular(name)],
      }
    : undefined;
}

/** Counted things that are no step on the way to a customer. */
const noStep =
  /^(?:times?|weeks?|days?|months?|years?|hours?|minutes?|stars?|words?|lines?|sentences?|ads?|posts?|campaigns?|sessions?|euros?)$/;
function countOf(quantity: Quantity, steps: readonly string[]): Read | undefined {
  const { value, of = "", per, period, after } = quantity;
  if (noStep.test(of) || (per !== undefined && period === undefined)) return undefined;
  const noun = singular(of);
  // What stands behind the next figure is said of that one.
  const became = called.exec(after.split(/\d/, 1)[0] ?? "")?.[1] ?? called.exec(of)?.[1];
  const own = became ?? noun;
  // “8 closed”: what they did is read as a noun.
  // “24 people called” are those who called.
  const did =
    kindOf(singular(own)) === "person" &&
    steps.length > 0 &&
    goesOn.some(([, words]) => words.test(after.split(/\d/, 1)[0] ?? ""));
  if (kindOf(singular(own)) === undefined || did)
    return numberOf({ ...quantity, after: did ? after : `${of} ${after}` }, steps);
  const { at, steps: next } = stepOf(steps, own);
  return { figure: `count${at}`, value, steps: next };
}

const linking =
  /(?: (?:is|are|was|were|costs?|at|about|only|me|us|now|roughly|just|pays?|brings?(?: in)?|spends?|worth|of|around))*$/;
const ofOne = /\b(?:an?|one|each|per|every) (?:[a-z]+ )?([a-z]+)$/;
const bareNoun = /(?:^| )([a-z]+)$/;
const short: Readonly<Record<string, string>> = { cpc: "click", cpl: "lead", cpa: "customer" };
/** “A click is 0.25”, “cost per lead 12”: what it is for one of. */
function nounOfOne({ lead, per, period }: Quantity): string | undefined {
  if (per !== undefined && period === undefined && per !== "each") return singular(per);
  const named = lead.replace(linking, "");
  const led = ofOne.exec(named)?.[1];
  const word = led ?? bareNoun.exec(named)?.[1];
  if (word === undefined) return undefined;
  const noun = short[word] ?? (led === undefined && word.endsWith("s") ? singular(word) : word);
  const isSaid = led !== undefined || short[word] !== undefined || linking.exec(lead)?.[0] !== "";
  const kind = kindOf(noun);
  return isSaid &&
    kind !== undefined &&
    (led !== undefined || kind !== "sale" || short[word] !== undefined)
    ? noun
    : undefined;
}

const ofPrice =
  /\b(?:price|charge|sells?|selling|sold|worth|value|making|make|materials|goods|shipping)\b/;
function moneyOf(quantity: Quantity, value: number, steps: readonly string[]): Read | undefined {
  const { lead, per, after, kind } = quantity;
  const noun = nounOfOne(quantity);
  if (per === "thousand") {
    const { at, steps: next } = stepOf(steps, "view");
    return { figure: `each${at}`, value: value / 1000, steps: next };
  }
  if (noun !== undefined) {
    const { at, steps: next } = stepOf(steps, noun);
    const isPrice =
      /\b(?:worth|pays?|brings?|spends?|price|earns?)\b/.test(lastWords(lead)) ||
      (kindOf(noun) === "sale" && lead.endsWith(" at") && !/\bcosts?\b/.test(lead));
    return { figure: `${isPrice ? "price" : "each"}${at}`, value, steps: next };
  }
  if (steps.length > 0 && per === "each" && /\bcosts?\b/.test(lead))
    return { figure: "each0", value, steps };
  // “Orders a 20 euro box”.
  const isThing = kind === "money" && /\ban?$/.test(lead) && /^(?!an? |the )[a-z]/.test(after);
  if (per === "each" || isThing || /\b(?:at|worth)(?: about)?$/.test(lead))
    return steps.length === 0 ? undefined : { figure: `price${steps.length - 1}`, value, steps };
  if (ofPrice.test(lead) || ofPrice.test(after.split(" ")[0] ?? "")) return undefined;
  return paid.test(lead) ||
    (kind === "money" && /\b(?:have|got)(?: only| about)?$/.test(lead)) ||
    quantity.period !== undefined ||
    (kind === "money" && /^(?:on|for|in|behind|into|to spend)\b/.test(after))
    ? { figure: "spend", value, steps }
    : undefined;
}
