import { anywhere, wordList } from "../../understanding/word-list.ts";

/** A rate with its usual range, as a rule of thumb of this demo, and what helps if it is below. */
export type Rate = {
  id: string;
  name: string;
  named: RegExp;
  usual: readonly [from: number, to: number];
  /** Lower is better. */
  lessIsBetter?: true;
  why: string;
  fix: string;
  /** The step after `fix`. */
  further: string;
};

export const rates: readonly Rate[] = [
  {
    id: "replies",
    name: "replies to cold mails",
    named: anywhere(
      wordList`repl(y|ies)( rates?)?, response rates?, answer rates?, cold (e-?)?mails?, cold outreach, outreach`,
    ),
    usual: [1, 5],
    why: "Mostly the list is too wide or the first two lines speak of you; sometimes the mails lie in spam.",
    fix: "Fifty fitting names instead of five hundred; the first line about them, one question that is answered in a word, and two short reminders four days apart.",
    further:
      "Then change the offer, not the words: something that saves work at once, such as a short check of their page; and call the ten best names instead of writing.",
  },
  {
    id: "demos",
    name: "demos that become customers",
    named: anywhere(
      wordList`demos?( to)?( \w+)? (customers?|close|deal|paid)\w*, close rates?, closing rates?, win rates?, demo conversion`,
    ),
    usual: [15, 25],
    why: "Mostly the wrong people get a demo, or nobody asks for the next step in it.",
    fix: "Two questions before the booking (“by when?”, “who decides?”), a demo of their own case, and the next date set before it ends.",
    further:
      "Then look before the demo: who is let in at all, and who of them has a date. Listen to three recordings of lost ones, and price a small first step.",
  },
  {
    id: "trials",
    name: "trials that become customers",
    named: anywhere(
      wordList`trials?( to)?( \w+)? (customers?|paid|paying)\w*, trial conversion, free trial( rate)?, activation`,
    ),
    usual: [10, 20],
    why: "Mostly they never reach the first result in it.",
    fix: "One mail a day for the first three, each with one step; a call to those who stop after the first hour.",
    further:
      "Then shorten the way to the first result: fill it with their own data for them, for the next ten, and see whether they stay.",
  },
  {
    id: "carts",
    name: "baskets that are left",
    named: anywhere(
      wordList`(abandoned|left|abandoning) (carts?|baskets?), (cart|basket) abandonment, abandonment( rate)?`,
    ),
    usual: [60, 75],
    lessIsBetter: true,
    why: "Mostly postage that shows late, an account that is asked for, or a missing way to pay.",
    fix: "Show postage on the product page, let people buy as guests, and send one reminder after an hour.",
    further: "Then look which step they leave on, and take one field out of it each week.",
  },
  {
    id: "shop",
    name: "visitors who buy",
    named: anywhere(wordList`conversion( rate)?s?, converts?, share who buy`),
    usual: [1, 3],
    why: "Mostly the page does not repeat what the ad promised, or price and postage come late.",
    fix: "Headline as in the ad, price on the first screen, one button; watch five people buy on their phone.",
    further:
      "Then look who comes: the search words and ads that never sold, off; and ask ten who left what was missing.",
  },
  {
    id: "leave",
    name: "customers who leave in a month",
    named: anywhere(wordList`churn( rate)?`),
    usual: [1, 3],
    lessIsBetter: true,
    why: "Mostly they never used it fully in the first two weeks, or a card failed.",
    fix: "Help in the first two weeks, retry failed cards, and ask each who leaves for the reason.",
    further:
      "Then look at who leaves: often it is one kind of customer that should not have been won at all.",
  },
];
