import { isYes } from "../../dialogue/message/answers.ts";
import { listed } from "../../dialogue/reply/reply.ts";
import type { DraftTurn, FlowState } from "../../dialogue/types.ts";
import { standing } from "../../understanding/slots.ts";
import { slips } from "../../understanding/spelling.ts";

type Numbered = { number: string };
const digitsOf = (reference: string | number | undefined): string =>
  String(reference ?? "").replace(/\D/g, "");

/** Finds the entry with this number; its last three digits are enough. */
export function byNumber<One extends Numbered>(
  list: readonly One[],
  reference: string | number | undefined,
): One | undefined {
  const digits = digitsOf(reference);
  return digits.length < 3 ? undefined : list.find(({ number }) => number.endsWith(digits));
}

/** Finds the order whose number appears in the message, with or without its letter prefix. */
export const toldOrder = <One extends Numbered>(
  list: readonly One[],
  message: string,
): One | undefined =>
  standing([...message.matchAll(/\b(?:[a-z]{2}-? ?)?\d{5}\b/gi)])
    .map((number) => byNumber(list, number))
    .find((found) => found !== undefined);

/** Items of the sample orders, with the words customers use for them. */
const itemWords: readonly (readonly [item: RegExp, said: RegExp])[] = [
  [/tent/i, /\btents?\b/i],
  [/pack/i, /\b(?:back)?packs?\b|\brucksacks?\b/i],
  [/sleeping bag/i, /\bsleeping[ -]?bags?\b/i],
  [/headlamp/i, /\b(?:head ?)?(?:lamps?|torch(?:es)?)\b/i],
  [/stove/i, /\bstoves?\b/i],
  [/lantern/i, /\blanterns?\b/i],
  [/wall display/i, /\bwall displays?\b/i],
  [/desk display/i, /\bdesk displays?\b/i],
  [/mount/i, /\bmounts?\b/i],
];

/** Finds the entry that contains the item named in the message, if there is exactly one. */
export function byItem<One extends { item: string }>(
  list: readonly One[],
  message: string,
): One | undefined {
  const items = itemWords.filter(([, said]) => said.test(message)).map(([item]) => item);
  const found = list.filter(({ item: held }) => items.some((item) => item.test(held)));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a message names an item that an entry does not contain. */
export const namesOtherItem = (message: string, { item }: { item: string }): boolean =>
  itemWords.some(([held, said]) => said.test(message) && !held.test(item));

/** Finds the entry whose number differs by a single typo, if there is exactly one. */
function nearest<One extends Numbered>(
  list: readonly One[],
  reference: string | number | undefined,
): One | undefined {
  const digits = digitsOf(reference);
  if (digits.length < 4) return undefined;
  const close = list.filter(({ number }) => slips(digits, digitsOf(number), 1) === 1);
  return close.length === 1 ? close[0] : undefined;
}

/**
 * Takes the number of an order, booking or ticket, or “yes” to the suggested one.
 *
 * @returns whether there was one.
 */
export function takeReference(turn: DraftTurn, flow: FlowState): boolean {
  const { suggested } = flow.slots;
  // A postal code is not an order number.
  const postal = /\b(?:zip|post ?codes?|postal|area code)\b/i.test(turn.message);
  const bare = postal ? undefined : turn.slots.numbers.find((value) => value > 999);
  const reference =
    turn.slots.references[0] ??
    (bare !== undefined
      ? String(bare)
      : suggested !== undefined && isYes(turn.message)
        ? suggested
        : undefined);
  if (reference === undefined) return false;
  flow.slots.reference = reference;
  delete flow.slots.suggested;
  return true;
}

/** Discards an unknown number, suggests the one probably meant, and tells the user. */
export function unknownNumber(
  kind: string,
  list: readonly Numbered[],
  flow: FlowState,
): { text: string; choices: { label: string; send: string }[] } {
  const { reference } = flow.slots;
  const meant = nearest(list, reference);
  flow.asking = "reference";
  delete flow.slots.reference;
  delete flow.slots.suggested;
  if (meant === undefined) {
    const few = list.slice(0, 4).map(({ number }) => number);
    return {
      text: `I can’t find ${kind} ${reference} in the sample data. These are the ones I know: ${listed(few)}.`,
      choices: few.map((number) => ({ label: number, send: number })),
    };
  }
  flow.slots.suggested = meant.number;
  return {
    text: `I can’t find ${kind} ${reference}. Did you mean ${meant.number}?`,
    choices: [
      { label: `Yes, ${meant.number}`, send: meant.number },
      ...list
        .filter((entry) => entry !== meant)
        .slice(0, 3)
        .map(({ number }) => ({ label: number, send: number })),
    ],
  };
}
