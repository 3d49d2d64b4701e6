import { capital, dollars } from "../../../dialogue/reply/reply.ts";
import type { Subject } from "../../../records/subjects.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { type Channel, channels } from "./channel-records.ts";

/** Short follow-up questions about the channel or subject just discussed. */

const cheaper = (channel: Channel): string | undefined => {
  const rivals = channels.filter(
    ({ id, monthly, fits }) =>
      id !== channel.id &&
      monthly < channel.monthly &&
      (["local", "online", "business"] as const).some(
        (trade) => fits[trade] >= 2 && channel.fits[trade] >= 2,
      ),
  );
  const [first] = rivals.sort((a, b) => a.weeks - b.weeks || a.monthly - b.monthly);
  return first && `${first.name}, from ${dollars(first.monthly)} a month: ${first.because}.`;
};

const inWeeks = (weeks: number): string =>
  weeks <= 1 ? "Within days" : weeks >= 20 ? "Four to six months" : `About ${weeks} weeks`;

function ofChannel(channel: Channel): Subject {
  const { id, named, what, monthly, click, weeks, because, but, first, measure, yields } = channel;
  const rules = [
    yields.sales !== undefined && `about ${dollars(yields.sales)} a sale`,
    yields.leads !== undefined && `${dollars(yields.leads)} an enquiry`,
  ].filter(Boolean);
  const instead = cheaper(channel);
  return {
    id,
    named,
    answers: {
      cost:
        monthly === 0
          ? "Nothing but time: an hour to start with, then ten minutes a week."
          : `From ${dollars(monthly)} a month${click === undefined ? "" : `, about ${dollars(click)} a click`}${rules.length > 0 ? `; as a rule of thumb ${rules.join(" or ")}` : ""}.`,
      time: `${inWeeks(weeks)} until it shows a direction.`,
      means: `${capital(what)}.`,
      why: `Because ${because}.`,
      against: `The downside is that ${but}.`,
      how: `First ${first}. Then count one thing: ${measure}.`,
      next: [
        `First ${first}.`,
        `After that, count one thing, ${measure}, and change one thing a week.`,
      ],
      good:
        rules.length === 0
          ? `Judge it by ${measure}.`
          : `Judge it by ${measure}: ${rules.join(" or ")} is a rule of thumb here.`,
      limit:
        monthly === 0
          ? "It doesn’t need a budget."
          : `Below ${dollars(monthly)} a month it doesn’t teach you enough.`,
      ...(instead === undefined ? {} : { instead }),
    },
  };
}

/** Words that mean a channel without naming it. */
const otherWords: Readonly<Record<string, string>> = {
  seo: wordList`(page|place|position|rank) (one|1|first)( of google)?, first page( of google)?, rank\w*, keywords?, backlinks?`,
};

/** Which activities need consent, and whose. */
const parts: Readonly<Record<string, Subject["parts"]>> = {
  retargeting: [
    [
      anywhere(wordList`consent, agree\w*, permission, gdpr, legal, cookies?`),
      "Yes: visitors have to agree in the cookie banner before they’re counted for it. Anyone who says no doesn’t see the reminder.",
    ],
    [
      anywhere(wordList`without( it| that| them)?`),
      "Without consent: ads next to what people read instead of based on who they are, and an e-mail to people who left their address.",
    ],
  ],
  email: [
    [
      anywhere(wordList`consent, agree\w*, permission, gdpr, legal, allowed`),
      "Only to people who agreed, or who bought something similar from you and were told about it. Every e-mail needs an opt-out.",
    ],
  ],
};

const others: readonly Subject[] = [
  {
    id: "test",
    named: anywhere(
      wordList`(a\/?b|split) ?-?tests?, test(ing)?( of)? (the |an? )?(page|ad|ads|landing|headline|picture|search|social|campaign)s?`,
    ),
    answers: {
      time: "At least two weeks, and until each version has about 100 orders or enquiries; less than that is chance.",
      how: "Change one thing, show each version to half of the people at the same time, and decide by orders, not clicks.",
      cost: "Nothing on top of the ads you’re running anyway.",
      good: "A difference of less than a tenth is usually chance.",
    },
  },
  {
    id: "website",
    named: anywhere(wordList`web ?sites?, landing ?pages?, home ?page`),
    answers: {
      how: "One page for one promise: the headline repeats the ad, the price or range is on the first screen, one button, three fields at most.",
      time: "A page for a campaign takes a few days; you’ll see whether it sells after about 200 visitors.",
      good: "1–3% of visitors buying is usual; for enquiries it’s 3–5%.",
      next: "Ask five people to buy something on it with their phones, and watch where they stop.",
    },
  },
  {
    id: "churn",
    named: anywhere(wordList`churn`),
    answers: {
      good: "With small companies as customers, 3% a month is usual, and below 2% is good.",
      how: "Ask everyone who leaves for the reason, help in the first two weeks, and recover failed cards, which are often a third of it.",
      means: "The share of customers who leave in a month.",
    },
  },
];

export const marketingSubjects: readonly Subject[] = [
  ...others,
  ...channels.map((channel) => {
    const more = otherWords[channel.id];
    const own = parts[channel.id];
    const subject = { ...ofChannel(channel), ...(own === undefined ? {} : { parts: own }) };
    return more === undefined
      ? subject
      : { ...subject, named: new RegExp(`${subject.named.source}|\\b${more}\\b`) };
  }),
];
