import { anywhere } from "../../../../understanding/word-list.ts";

/** What a copywriter knows of a trade: what people come for, and words that work in its posts and slogans. */
export type TradeWords = {
  readonly id: string;
  readonly named: RegExp;
  /** What people come for: “fresh bread and cakes”. */
  readonly thing: string;
  /** How they come by it. */
  readonly act: "come" | "book" | "order" | "call" | "table" | "join";
  readonly emoji: string;
  /** Sentences a post can begin with. */
  readonly hooks: readonly string[];
  /** Slogans, without the name; those with a joke come last. */
  readonly slogans: readonly string[];
};

/** Builds the words of a trade from the list of its names; hooks and slogans are separated with “|”. */
export const trade = (
  id: string,
  named: string,
  thing: string,
  act: TradeWords["act"],
  emoji: string,
  hooks: string,
  slogans: string,
): TradeWords => ({
  id,
  named: anywhere(named),
  thing,
  act,
  emoji,
  hooks: hooks.split("|").map((one) => one.trim()),
  slogans: slogans.split("|").map((one) => one.trim()),
});
