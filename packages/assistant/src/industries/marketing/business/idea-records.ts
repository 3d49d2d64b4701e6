import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Way } from "./kinds.ts";
import type { Business } from "./stated.ts";

/** Single steps suited to a kind of business, for requests for an idea and as a replacement for unsuitable answers. */
export type Idea = {
  id: string;
  /** For whom it is; for any business if absent. */
  ways?: readonly Way[];
  /** Whether it needs contacts to write to. */
  writes?: true;
  /** Whether it is for businesses that sell food and drink. */
  food?: true;
  /** What it helps with; preferred if the conversation is about that. */
  helps?: RegExp;
  text: (stated: Business & { customers: string; hours: string; example: string }) => string;
};

export const food =
  /caf|coffee|tea|baker|bar\b|bars|pub|bistro|restaurant|pizz|kebab|takeaway|chip|truck|ice|deli|juice|sandwich|gelat/;
/** What such a business could put on its board. */
export const exampleOf = (kind = ""): string =>
  /baker|caf|coffee|tea/.test(kind)
    ? "Cake and coffee, 5"
    : food.test(kind)
      ? "Today’s special and a drink, 9"
      : /barber|hair/.test(kind)
        ? "Beard trim, 12"
        : "One thing, one price";

export const quiet = anywhere(
  wordList`quiet, dead, empty, slow, slack, nobody (comes|there|in), no one (comes|in), afternoons?, mornings?, mondays?, tuesdays?, wednesdays?, midweek, off season, january`,
);
const dearAds = anywhere(
  wordList`ads?, per (order|sale|customer), facebook, fb, instagram, google ads, clicks?, cost too much`,
);
const more = anywhere(
  wordList`more (customers|clients|guests|people|business|sales|orders|students|members), new (customers|clients|students|members), nobody knows, get known, just opened, opening, grow`,
);
const again = anywhere(
  wordList`come back, regulars?, again, loyal\w*, repeat, second (order|visit|time), bought before, keep (them|customers)`,
);

const byWay: readonly Idea[] = [
  {
    id: "board",
    ways: ["walk_in"],
    helps: quiet,
    text: ({ hours, example }) =>
      `A board outside with one thing, one price and the time: “${example}${hours}.” Only something you have anyway, and only in the quiet hours, so no one who would have come pays less.`,
  },
  {
    id: "neighbours",
    food: true,
    ways: ["table", "walk_in"],
    helps: quiet,
    text: ({ hours }) =>
      `Take a plate of samples to the five nearest offices and shops, with a card: something small on the house${hours}, this week. It costs an hour and brings in people who walk past you every day.`,
  },
  {
    id: "stamp",
    ways: ["walk_in"],
    helps: again,
    text: ({ hours }) =>
      `A punch card, two stamps${hours || " in the quiet hours"}: it moves people you already have to the time you want, and you don’t need anyone’s address.`,
  },
  {
    id: "purpose",
    food: true,
    ways: ["table", "walk_in"],
    helps: quiet,
    text: () =>
      "Give those hours a use of their own: a table for people who work, a knitting or chess hour, a corner for parents. One group that comes every week brings in more than an offer.",
  },
  {
    id: "map-photos",
    ways: ["table", "walk_in", "booked", "called"],
    helps: more,
    text: ({ customers }) =>
      `Bring your Google profile up to date: ten new photos, the right hours, prices; then ask three happy ${customers} a day for a review. Most people who choose nearby don’t look anywhere else.`,
  },
  {
    id: "rebook",
    ways: ["booked"],
    helps: again,
    text: ({ customers }) =>
      `Offer the next date before ${customers} leave: “Same time in six weeks?” Half say yes, and those weeks are filled before you spend anything.`,
  },
  {
    id: "gap-text",
    ways: ["booked"],
    writes: true,
    helps: quiet,
    text: ({ customers }) =>
      `Text ten ${customers} who were due and haven’t come: one specific time this week, one question. Two or three in ten usually take it.`,
  },
  {
    id: "bring-friend",
    ways: ["table", "booked", "walk_in"],
    helps: more,
    text: ({ customers }) =>
      `Let ${customers} bring someone: the friend gets the first visit for less, and they get something with their next one. You pay only once someone new has come.`,
  },
  {
    id: "next-door",
    ways: ["called"],
    helps: more,
    text: () =>
      "After every job, put a card in the ten mailboxes around it: “We just worked at number 14. Questions? Call us.” Add one photo of the work.",
  },
  {
    id: "call-back",
    ways: ["called"],
    text: ({ customers }) =>
      `Call last year’s ${customers} with one question: “Is everything still working?” One in ten has something, and no one else asks.`,
  },
  {
    id: "bundle",
    ways: ["online"],
    helps: dearAds,
    text: () =>
      "Raise what one order is worth before you look for cheaper ones: a set of three for the price of two and a half, and free delivery from just above it. The same ad then earns twice as much.",
  },
  {
    id: "second-order",
    ways: ["online"],
    writes: true,
    helps: dearAds,
    text: () =>
      "Write to people who’ve bought: three e-mails, a week apart. How to use it, what goes with it, then something small for ordering again. A second order costs you almost nothing.",
  },
  {
    id: "card",
    ways: ["online"],
    helps: again,
    text: () =>
      "Put a card in every package with a code for the next order, valid six weeks. It only reaches buyers, costs a few cents, and the code counts itself.",
  },
  {
    id: "warm-ads",
    ways: ["online"],
    helps: dearAds,
    text: () =>
      "Cut the ads down to people who were on your page in the last 14 days: the smallest group, and the cheapest orders. Expand again only with what that earns.",
  },
  {
    id: "creators",
    ways: ["online"],
    helps: more,
    text: () =>
      "Send ten small creators one piece each, with their own code. Pay in goods, and keep the two whose code sells.",
  },
];

/** Steps for any trade that presuppose next to nothing. */
const general: readonly Idea[] = [
  {
    id: "ask-how",
    text: ({ customers }) =>
      `Ask everyone who comes how they heard of you, and keep a tally in a notebook. Do more of what your ${customers} name most; it’s usually one person or one place.`,
  },
  {
    id: "two-cards",
    text: () =>
      "Hand over two cards with every finished piece of work: one to keep, one to pass on. Word of mouth brings the best customers, and a card makes it easy.",
  },
  {
    id: "local-paper",
    text: () =>
      "A small advertisement in the local paper or the parish magazine, three issues in a row, with a word to mention. Each caller who says it is one you can count.",
  },
  {
    id: "neighbour-trades",
    text: () =>
      "Visit three businesses whose customers need you next, and leave cards there: for clocks an antiques dealer, for scarves a wool shop. Send people their way as well.",
  },
  {
    id: "notice",
    text: () =>
      "A plain notice where people wait or shop: library, post office, village hall. Say what you do, for whom, and a phone number in large figures.",
  },
  {
    id: "short-talk",
    text: () =>
      "Offer a club or the library half an hour about your craft, with something to look at. People hire the person they’ve met.",
  },
];

/** All steps, those for some businesses first. */
export const ideas: readonly Idea[] = [...byWay, ...general];
