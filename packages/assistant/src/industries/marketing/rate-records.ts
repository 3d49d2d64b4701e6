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
    name: "replies to cold e-mails",
    named: anywhere(
      wordList`repl(y|ies)( rates?)?, response rates?, answer rates?, cold (e-?)?mails?, cold outreach, outreach`,
    ),
    usual: [1, 5],
    why: "Usually the list is too broad or the first two lines are about you; sometimes the e-mails land in spam.",
    fix: "Fifty names that fit instead of five hundred; a first line about them, one question they can answer in a word, and two short reminders four days apart.",
    further:
      "Change the offer, not the wording: something that saves work right away, such as a short check of their page; and call the ten best names instead of writing.",
  },
  {
    id: "demos",
    name: "demos that turn into customers",
    named: anywhere(
      wordList`demos?( to)?( \w+)? (customers?|close|deal|paid)\w*, close rates?, closing rates?, win rates?, demo conversion`,
    ),
    usual: [15, 25],
    why: "Usually the wrong people get a demo, or no one asks for the next step during it.",
    fix: "Two questions before the booking (“by when?”, “who decides?”), a demo of their own case, and the next date set before it ends.",
    further:
      "Look at what happens before the demo: who gets one at all, and which of them have a date. Listen to three recordings of lost deals, and put a price on a small first step.",
  },
  {
    id: "trials",
    name: "trials that turn into customers",
    named: anywhere(
      wordList`trials?( to)?( \w+)? (customers?|paid|paying)\w*, trial conversion, free trial( rate)?, activation`,
    ),
    usual: [10, 20],
    why: "Usually they never get to the first result in it.",
    fix: "One e-mail a day for the first three, each with one step; a call to anyone who stops after the first hour.",
    further:
      "Shorten the way to the first result: fill it with their own data for the next ten, and see whether they stay.",
  },
  {
    id: "carts",
    name: "abandoned carts",
    named: anywhere(
      wordList`(abandoned|left|abandoning) (carts?|baskets?), (cart|basket) abandonment, abandonment( rate)?`,
    ),
    usual: [60, 75],
    lessIsBetter: true,
    why: "Usually shipping costs that show up late, a required account, or a missing way to pay.",
    fix: "Show shipping on the product page, let people check out as guests, and send one reminder after an hour.",
    further: "Find the step where they leave, and take one field out of it each week.",
  },
  {
    id: "shop",
    name: "visitors who buy",
    named: anywhere(wordList`conversion( rate)?s?, converts?, share who buy`),
    usual: [1, 3],
    why: "Usually the page doesn’t repeat what the ad promised, or the price and shipping come late.",
    fix: "The same headline as the ad, the price on the first screen, one button; watch five people buy on their phones.",
    further:
      "Look at who’s coming: turn off the keywords and ads that never sold, and ask ten people who left what was missing.",
  },
  {
    id: "leave",
    name: "customers who leave in a month",
    named: anywhere(wordList`churn( rate)?`),
    usual: [1, 3],
    lessIsBetter: true,
    why: "Usually they never really used it in the first two weeks, or a card failed.",
    fix: "Help in the first two weeks, retry failed cards, and ask everyone who leaves for the reason.",
    further:
      "Look at who’s leaving: often it’s one kind of customer you shouldn’t have won in the first place.",
  },
];
