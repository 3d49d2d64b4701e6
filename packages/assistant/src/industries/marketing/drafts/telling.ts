import { capital } from "../../../dialogue/reply/reply.ts";
import { closeOf, toldParts } from "./body.ts";
import { isPersonal } from "./channel.ts";
import { partnerParts } from "./partner.ts";
import {
  atPlace,
  bare,
  greet,
  onDate,
  type Part,
  priceOf,
  type Recipe,
  thingOf,
  type Values,
  when,
} from "./recipe.ts";

const greetOne = (formal: boolean): Part => ({
  text: formal ? "Dear [name]," : "Hi [name],",
  of: "greeting",
});
const closing = (values: Values): Part[] => {
  const text = closeOf(values);
  return text === undefined ? [] : [{ text, of: "close" }];
};
/** A blank if no detail was given; additions replace it. */
const orBlank = (parts: Part[], text: string, { more }: Values): Part[] =>
  parts.length > 0 ? parts : more ? [] : [{ text }];

/** Texts that announce something: notices, invitations, offers, letters and posts. */
export const telling = {
  sold_out: {
    parts: (values, formal) => [
      greet(formal, values),
      {
        text: `${capital(bare(thingOf(values)))} ${/s$/.test(thingOf(values)) ? "are" : "is"} sold out right now.`,
      },
      {
        text:
          values.date === undefined
            ? "We’ll let you know as soon as there’s more."
            : `There’ll be more from ${values.date}.`,
      },
      {
        text: values.walkIn
          ? "Let us know at the counter, and we’ll set one aside for you."
          : "Reply to this message, and we’ll set one aside for you.",
        of: "close",
      },
      { text: "Sorry for the wait, and thank you for liking it so much!", of: "warm" },
    ],
    needs: [["thing", "What’s sold out, and when will it be back?"]],
  },
  closed: {
    parts: (values, formal) => [
      greet(formal, values),
      {
        text:
          values.content ??
          `we’re closed ${values.date === undefined ? "[from when to when]" : onDate(values.date)}.`,
      },
      {
        text: `${values.walkIn ? "Come by before, or after" : "Get in touch before, or after"}: we look forward to seeing you.`,
        of: "warm",
      },
    ],
    needs: [["date", "From when until when?"]],
  },
  invitation: {
    parts: (values, formal, variant) => [
      greet(formal, values),
      {
        text: `${variant % 2 === 0 ? "you are invited:" : "keep the evening free:"} ${values.thing === undefined ? "[what]" : bare(values.thing)}${atPlace(values)}, ${values.date === undefined && values.hours === undefined ? "[day and hour]" : when(values)}.`,
      },
      ...(values.price === undefined
        ? []
        : [{ text: `A spot is ${priceOf(values)}.`, of: "price" } as const]),
      { text: "Bring someone along.", of: "warm" },
      { text: "A quick “I’ll be there” is enough.", of: "close" },
    ],
    needs: [
      ["date", "On which day, and at what time?"],
      ["thing", "What kind of event is it: a tasting, an opening?"],
    ],
  },
  board: {
    parts: (values, _formal, variant) => {
      const offer = values.percent === undefined ? priceOf(values) : `${values.percent}% off`;
      const time = [
        values.hours,
        values.date ?? values.days ?? (values.hours === undefined ? undefined : "every day"),
      ].filter((part) => part !== undefined);
      const { thing, price, percent, more } = values;
      // The visitor's own words replace the blanks.
      const own =
        values.content ??
        values.topic ??
        (values.offer === undefined ? undefined : [values.offer, values.terms].join(" ").trim());
      const free = price === undefined && percent === undefined && values.offer !== undefined;
      const isTold = (more === true || own !== undefined) && thing === undefined;
      const parts: Part[] = [
        ...(isTold
          ? own === undefined
            ? []
            : [{ text: capital(own).replace(/\.$/, "") }]
          : [{ text: capital(bare(thingOf(values))) }]),
        ...(free ||
        (isTold && price === undefined && (percent === undefined || own === values.offer))
          ? []
          : [{ text: offer, of: "price" } as const]),
        ...(time.length === 0 ? [] : [{ text: time.join(", ") }]),
        ...(values.online || (values.channel === "flyer" && !values.walkIn)
          ? []
          : [
              {
                text: !values.walkIn
                  ? "Ask inside"
                  : variant % 2 === 0
                    ? "Just come in"
                    : "Ten steps from here",
                of: "warm",
              } as const,
            ]),
      ];
      return parts;
    },
    needs: [
      ["thing", "What’s on offer, and for how much?"],
      ["price", "For how much?"],
    ],
  },
  regulars: {
    greets: true,
    parts: (values, formal, variant) => [
      greetOne(formal),
      ...(values.lapsed
        ? [{ text: "it’s been a while since we saw you.", of: "detail" } as const]
        : variant % 2 === 1
          ? [{ text: "we were thinking of you this week.", of: "detail" } as const]
          : []),
      ...orBlank(toldParts(values), "[your offer or news].", values),
      ...closing(values),
    ],
    needs: [["content", "What should it say: an offer, an open day, something new?"]],
  },
  partner: {
    greets: true,
    parts: (values, formal, variant) => partnerParts(values, formal, variant),
    needs: [],
  },
  newsletter: {
    greets: true,
    parts: (values, formal) => [
      greetOne(formal),
      ...orBlank(toldParts(values), "one thing from us this month: [what is new].", values),
      ...closing(values),
    ],
    needs: [["thing", "What’s the newsletter about?"]],
  },
  post: {
    parts: (values, _formal, variant) => [
      ...orBlank(toldParts(values), "[what is new].", values),
      ...closing(values),
      ...(variant % 2 === 1
        ? [{ text: "Who would you bring? Tag them.", of: "warm" } as const]
        : []),
    ],
    needs: [["thing", "What’s the post about?"]],
  },
  message: {
    greets: true,
    parts: (values, formal) => [
      isPersonal(values.channel) ? greetOne(formal) : greet(formal, values),
      ...orBlank(toldParts(values), "[what you want them to know].", values),
      ...closing(values),
    ],
    needs: [["content", "What should it say, and who’s it for?"]],
  },
} satisfies Readonly<Record<string, Recipe>>;
