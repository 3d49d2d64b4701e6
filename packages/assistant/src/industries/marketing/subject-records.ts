import { capital, dollars } from "../../dialogue/reply.ts";
import type { Subject } from "../../records/subjects.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
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
          ? "Nothing but time: an hour to begin with, then ten minutes a week."
          : `From ${dollars(monthly)} a month${click === undefined ? "" : `, about ${dollars(click)} a click`}${rules.length > 0 ? `; as a rule of thumb ${rules.join(" or ")}` : ""}.`,
      time: `${inWeeks(weeks)} until it shows a direction.`,
      means: `${capital(what)}.`,
      why: `Because ${because}.`,
      against: `Against it speaks that ${but}.`,
      how: `First ${first}. Then count one thing: ${measure}.`,
      next: [`First ${first}.`, `Then count one thing, ${measure}, and change one thing a week.`],
      good:
        rules.length === 0
          ? `Judge it by ${measure}.`
          : `Judge it by ${measure}: ${rules.join(" or ")} is a rule of thumb here.`,
      limit:
        monthly === 0
          ? "It needs no budget."
          : `Below ${dollars(monthly)} a month it teaches you too little.`,
      ...(instead === undefined ? {} : { instead }),
    },
  };
}

/** Words that mean a channel without naming it. */
const otherWords: Readonly<Record<string, string>> = {
  seo: wordList`(page|place|position|rank) (one|1|first)( of google)?, first page( of google)?, rank\w*, keywords?, backlinks?`,
};

/** What needs consent, and from whom. */
const parts: Readonly<Record<string, Subject["parts"]>> = {
  retargeting: [
    [
      anywhere(wordList`consent, agree\w*, permission, gdpr, legal, cookies?`),
      "Yes: a visitor has to agree in the cookie banner before they are counted for it. Whoever says no is not shown the reminder.",
    ],
    [
      anywhere(wordList`without( it| that| them)?`),
      "Without consent: ads beside what people read instead of by who they are, and a mail to those who left their address.",
    ],
  ],
  email: [
    [
      anywhere(wordList`consent, agree\w*, permission, gdpr, legal, allowed`),
      "Only to those who agreed, or who bought something similar from you and were told so. Each mail needs a way out.",
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
      time: "Two weeks at least, and until each version has some 100 orders or enquiries; less is chance.",
      how: "Change one thing, show each version to half of the people at the same time, and decide by orders, not clicks.",
      cost: "Nothing beside the ads you run anyway.",
      good: "A difference below a tenth is mostly chance.",
    },
  },
  {
    id: "website",
    named: anywhere(wordList`web ?sites?, landing ?pages?, home ?page`),
    answers: {
      how: "One page for one promise: the headline repeats the ad, the price or range is on the first screen, one button, three fields at most.",
      time: "A page for a campaign takes a few days; whether it sells shows after some 200 visitors.",
      good: "1–3% of visitors buying is usual; enquiries 3–5%.",
      next: "Ask five people to buy something on it with their phone, and watch where they stop.",
    },
  },
  {
    id: "churn",
    named: anywhere(wordList`churn`),
    answers: {
      good: "For small companies as customers 3% a month is usual, below 2% is good.",
      how: "Ask each who leaves for the reason, help in the first two weeks, and win back failed cards: that is often a third of it.",
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
