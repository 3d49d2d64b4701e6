import { capital, inWords } from "../../../dialogue/reply/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { shown } from "../sums/sum-lines.ts";
import type { Sum } from "./sum.ts";

/** How many reviews raise an average, how long they take, and how many recipients open a newsletter. */

const asksRating = anywhere(
  wordList`how many( \w+){0,4} (reviews?|stars?|ratings?|5s|fives|ones), (reviews?|stars?|ratings?)( \w+){0,4} (back|need\w*|to get), how many (do|would|more|to)( \w+)*, back to`,
);
const badOne = anywhere(
  wordList`bad, (1|2|3|one|two)[ -]?stars?, nasty, angry, unfair, fake, she, he, her, him, dropped, fell, down, went, before, back`,
);
const asksOpening = anywhere(wordList`open\w*, opening rate, open rate, read (it|them)`);

export const ratings: Sum = {
  id: "ratings",
  uses: ["reviews", "average", "target", "badStars"],
  asked: (plain, now, all, said) =>
    all.reviews !== undefined &&
    all.average !== undefined &&
    /\b(?:reviews?|stars?|rating)\b/.test(said) &&
    (asksRating.test(plain) ||
      (badOne.test(plain) && now.reviews !== undefined && now.average !== undefined)),
  worked: ({ reviews, average, badStars = 1, target, counted }) => {
    if (reviews === undefined || average === undefined) return undefined;
    const wanted = target ?? average;
    const many = counted === undefined ? reviews + 1 : reviews;
    const stars = reviews * average + (counted === undefined ? badStars : 0);
    const needed = (goal: number) =>
      Math.max(0, Math.ceil((goal * many - stars) / (5 - goal) - 1e-9));
    const exact = needed(wanted);
    const rounded = needed(wanted - 0.05);
    if (exact === 0)
      return `None: with it you’re at ${shown(stars / many)}, which is already ${shown(wanted)} or more.`;
    return `${capital(inWords(exact))} with five stars: ${counted === undefined ? "with hers " : ""}you’re at ${shown(stars / many)}, then at ${shown((stars + exact * 5) / (many + exact))}.${rounded > 0 && rounded < exact ? ` Google rounds, so ${shown(wanted)} shows from the ${ordinal(rounded)} on.` : ""} Ask every happy customer on the same day, with the link.`;
  },
};
const ordinal = (count: number): string =>
  [
    "",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
  ][count] ?? `${count}th`;

export const opening: Sum = {
  id: "opening_rate",
  uses: ["list", "opened"],
  asked: (plain, now, all, said) =>
    all.list !== undefined &&
    all.opened !== undefined &&
    all.opened <= all.list &&
    (now.list !== undefined || now.opened !== undefined) &&
    asksOpening.test(said) &&
    asksOpening.test(plain),
  worked: ({ list, opened }) => {
    if (list === undefined || opened === undefined) return undefined;
    const share = Math.round((opened / list) * 100);
    return share < 25
      ? `${opened} of ${list} is ${share}%; three to four in ten is usual, so it’s the sender or the subject line. Send it from a person’s name, put something useful in the subject line, and for a month, skip people who haven’t opened in six months. What was the last subject line?`
      : `${opened} of ${list} is ${share}%, and three to four in ten is usual, so that’s fine. Look at who clicks and comes in instead.`;
  },
};

/** “5 jobs a week, how long till 30 reviews”: about three of ten who are asked write one. */
export const reviewsTime: Sum = {
  id: "reviews_time",
  uses: ["jobs", "goal"],
  asked: (plain, now, all, said) =>
    all.jobs !== undefined &&
    all.goal !== undefined &&
    (now.jobs !== undefined || now.goal !== undefined) &&
    /\breviews?\b/.test(said) &&
    /\bhow (?:long|many weeks|soon)\b|\bwhen\b|\bif\b/.test(plain),
  worked: ({ jobs, goal }) => {
    if (jobs === undefined || goal === undefined) return undefined;
    const weekly = jobs * written;
    return `About ${Math.ceil(goal / weekly)} weeks: you ask all ${jobs} a week, and three in ten write one, so ${shown(Math.round(weekly * 10) / 10)} a week. Ask last month’s customers too, and the first ten will come within days.`;
  },
};
/** The share of those asked who write a review, as a rule of thumb. */
const written = 0.3;
