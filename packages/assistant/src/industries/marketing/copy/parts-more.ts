import { capital } from "../../../dialogue/reply/reply.ts";
import { offerSaid } from "../drafts/body.ts";
import { bare, withArticle } from "../drafts/recipe.ts";
import type { Copy, Purpose } from "./copy.ts";
import { onDay } from "./day.ts";
import { close, lead, type Part, warm } from "./part.ts";

/** The sentences of texts to one reader or few: places left, a job, an apology, a reminder, thanks, an appeal. */

type Parts = (copy: Copy) => Part[];

const atHours = (hours: string): string => (/ to /.test(hours) ? `from ${hours}` : `at ${hours}`);

const leftParts: Parts = ({
  left,
  what,
  on,
  from,
  hours,
  price,
  noPrice,
  variant,
  tone,
  phone,
  link,
  mail,
}) => {
  const day = on ?? from;
  const when = `${day === undefined ? "" : ` ${onDay(day)}`}${hours === undefined ? "" : ` ${atHours(hours)}`}`;
  const of =
    what === undefined
      ? ""
      : ` in our ${bare(what)
          .replace(/classes$/i, "class")
          .replace(/(workshop|course|lesson)s$/i, "$1")}`;
  const said = left ?? "a few places";
  return [
    lead(
      variant % 2 === 0
        ? `We still have ${said}${/place|spot|seat|wheel/.test(said) ? "" : " free"}${of}${when}.`
        : `${capital(said)} left${of}${when}: would you like to join us?`,
    ),
    ...(price === undefined || noPrice ? [] : [lead(`It’s ${price} per person.`)]),
    ...(tone === "plain" && !/class|course|workshop/i.test(what ?? "")
      ? []
      : [warm("Come and try it, we’d love to have you with us.")]),
    ...((phone ?? link ?? mail) === undefined ? [close("Send us a message to save yours.")] : []),
  ];
};

const jobParts: Parts = ({
  what = "new colleague",
  name,
  on,
  from,
  price,
  variant,
  mail,
  link,
  phone,
  tone,
}) => {
  const day = from ?? on;
  const start = day === undefined ? "" : `, starting ${onDay(day)}`;
  const at = name === undefined ? "" : ` at ${name}`;
  return [
    lead(
      variant % 2 === 0
        ? `We’re looking for ${withArticle(what)}${at}${start}.`
        : `Join us${at} as ${withArticle(what)}${start}.`,
    ),
    ...(price === undefined ? [] : [lead(`We pay ${price} an hour.`)]),
    ...(tone === "plain"
      ? []
      : [warm("You’ll join a friendly team that looks forward to meeting you.")]),
    ...((mail ?? link ?? phone) === undefined
      ? [close("Interested? Just send us a message.")]
      : []),
  ];
};

const apologyParts: Parts = ({ complaint, tone, variant }) => [
  lead(
    complaint === undefined
      ? "I’m sorry about [what went wrong]."
      : variant % 2 === 0
        ? `I’m ${tone === "warm" ? "very sorry" : "sorry"} that ${complaint}.`
        : `Please accept our apology: ${complaint}, and that should not have happened.`,
  ),
  warm(
    tone === "warm"
      ? "That’s not what we want for you, and we’d love to make it up to you."
      : "If there’s anything else I can do, just call me.",
  ),
];

const reviewParts: Parts = ({ complaint, tone, variant, short }) => [
  ...(short
    ? []
    : [
        lead(
          tone === "formal"
            ? "Thank you for your review."
            : variant % 2 === 0
              ? "Thank you for telling us."
              : "Thank you for your honest words.",
        ),
      ]),
  lead(
    complaint === undefined
      ? "I’m sorry about [what went wrong]."
      : tone === "formal"
        ? `We regret that ${complaint}.`
        : `I’m sorry that ${complaint}.`,
  ),
  warm(
    tone === "formal"
      ? "Please contact us so that we can put it right."
      : tone === "warm"
        ? "Please give us a call: we’d love to put it right and see you again."
        : "That’s not our standard. Please call me so that I can put it right.",
  ),
];

const reminderParts: Parts = ({ on, from, hours, phone, tone, variant }) => {
  const day = on ?? from;
  const when = day === undefined ? "on [day]" : onDay(day);
  const at = hours === undefined ? "at [time]" : atHours(hours);
  return [
    lead(
      tone === "warm" || variant % 2 === 1
        ? `we look forward to seeing you ${when} ${at}.`
        : `a short reminder: your appointment is ${when} ${at}.`,
    ),
    close(
      phone === undefined
        ? "If you can’t make it, just reply to this message."
        : `If you can’t make it, call ${phone}.`,
    ),
  ];
};

const given = (copy: Copy): Part[] =>
  copy.offer === undefined
    ? []
    : [
        lead(
          offerSaid({
            kind: "regulars",
            customers: "customers",
            names: [],
            walkIn: false,
            online: false,
            offer: copy.offer,
            ...(copy.terms === undefined ? {} : { terms: copy.terms }),
          })
            .replace(/^We’d like to give you /, "You get ")
            .replace(/^It’s (?=[€£$\d])/, "You get "),
        ),
      ];

const thanksParts: Parts = (copy) => [
  lead(
    [
      copy.name === undefined
        ? "Thank you for your order!"
        : `Thank you for choosing ${copy.name}!`,
      "Thank you, we’re so glad you chose us!",
      "Made for you with care: thank you!",
    ][copy.variant % 3] ?? "Thank you!",
  ),
  ...given(copy),
  warm(
    copy.tone === "warm"
      ? "It means a lot to us, and we hope to see you again soon."
      : "We hope you enjoy it.",
  ),
];

const appealParts: Parts = ({ goal, until, variant, tone, name }) => [
  lead(
    variant % 2 === 0
      ? `${name ?? "We"} ${name === undefined ? "need" : "needs"} your help.`
      : "May we ask for your help?",
  ),
  ...(goal === undefined
    ? []
    : [lead(`Our goal is ${goal}${until === undefined ? "" : ` by ${until}`}.`)]),
  close(
    tone === "warm"
      ? "Whatever you can give is welcome, and if it doesn’t suit you now, that’s fine too. Thank you for thinking of us."
      : "Every gift helps, whatever its size. Thank you!",
  ),
];

const backParts: Parts = (copy) => [
  lead(
    copy.variant % 2 === 0 ? "it’s been a while since we saw you." : "we’d love to see you again.",
  ),
  ...(copy.offer === undefined ? [lead("[your offer].")] : given(copy)),
  warm(
    copy.tone === "warm"
      ? "It would make our day to have you back."
      : "We’d be glad to see you again.",
  ),
  close("Just reply, and we’ll find you a time."),
];

export const moreParts = {
  left: leftParts,
  job: jobParts,
  apology: apologyParts,
  review: reviewParts,
  reminder: reminderParts,
  thanks: thanksParts,
  appeal: appealParts,
  back: backParts,
  // A promotion has a rendering of its own.
  promo: () => [],
} satisfies Partial<Record<Purpose, Parts>>;
