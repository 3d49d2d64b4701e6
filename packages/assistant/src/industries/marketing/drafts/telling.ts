import { capital } from "../../../dialogue/reply.ts";
import { atPlace, bare, greet, type Part, priceOf, type Recipe, thingOf, when } from "./recipe.ts";

/** Texts that tell of something: notices, invitations, offers, letters and posts. */
export const telling = {
  sold_out: {
    parts: (values, formal) => [
      greet(formal, values),
      {
        text: `${capital(bare(thingOf(values)))} ${/s$/.test(thingOf(values)) ? "are" : "is"} sold out at the moment.`,
      },
      {
        text:
          values.date === undefined
            ? "We tell you as soon as there is more."
            : `There is more from ${values.date}.`,
      },
      {
        text: values.walkIn
          ? "Tell us at the counter, and we put one aside for you."
          : "Answer this message, and we put one aside for you.",
        of: "close",
      },
      { text: "Sorry for the wait, and thank you for liking it so much!", of: "warm" },
    ],
    needs: [["thing", "What is sold out, and when is it back?"]],
  },
  closed: {
    parts: (values, formal) => [
      greet(formal, values),
      {
        text:
          values.content ??
          `we are closed ${values.date === undefined ? "[from when to when]" : `on ${values.date}`}.`,
      },
      {
        text: `${values.walkIn ? "Come by before, or after" : "Get in touch before, or after"}: we look forward to seeing you.`,
        of: "warm",
      },
    ],
    needs: [["date", "From when to when?"]],
  },
  invitation: {
    parts: (values, formal, variant) => [
      greet(formal, values),
      {
        text: `${variant % 2 === 0 ? "you are invited:" : "keep the evening free:"} ${values.thing === undefined ? "[what]" : bare(values.thing)}${atPlace(values)}, ${values.date === undefined && values.hours === undefined ? "[day and hour]" : when(values)}.`,
      },
      ...(values.price === undefined
        ? []
        : [{ text: `A place is ${priceOf(values)}.`, of: "price" } as const]),
      { text: "Bring somebody along.", of: "warm" },
      { text: "A short “I am coming” is enough.", of: "close" },
    ],
    needs: [
      ["date", "On which day, and at what time?"],
      ["thing", "What is it: a tasting, an opening?"],
    ],
  },
  board: {
    parts: (values, _formal, variant) => {
      const offer = values.percent === undefined ? priceOf(values) : `${values.percent}% off`;
      const time = [
        values.hours,
        values.date ?? values.days ?? (values.hours === undefined ? undefined : "every day"),
      ].filter((part) => part !== undefined);
      const parts: Part[] = [
        { text: capital(bare(thingOf(values))) },
        { text: offer, of: "price" },
        ...(time.length === 0 ? [] : [{ text: time.join(", ") }]),
        {
          text: !values.walkIn
            ? "Ask inside"
            : variant % 2 === 0
              ? "Just come in"
              : "Ten steps from here",
          of: "warm",
        },
      ];
      return parts.map((part, at) =>
        at < parts.length - 1 ? { ...part, text: `${part.text} ·` } : part,
      );
    },
    needs: [
      ["thing", "What is on offer, and for how much?"],
      ["price", "For how much?"],
    ],
  },
  regulars: {
    parts: (values, formal, variant) => {
      const { walkIn, online, thing, percent, price, content } = values;
      const what = thing === undefined ? "order" : bare(thing);
      const offer =
        content ??
        (percent === undefined && price === undefined
          ? "[your offer], only for those who know us."
          : `${thing === undefined ? "The next one" : `The next ${what}`} is ${percent === undefined ? priceOf(values) : `${percent}% less`} for you${when(values) === "" ? "" : `, ${when(values)}`}.`);
      return [
        { text: formal ? "Dear [name]," : "Hi [name],", of: "greeting" },
        {
          text: online
            ? `thank you for your ${what} last time; I hope it still does you good.`
            : variant % 2 === 0
              ? `it has been a while since we saw you${atPlace(values)}.`
              : `we thought of you${atPlace(values)} this week.`,
          of: "detail",
        },
        { text: offer },
        {
          text: walkIn
            ? "Just drop in."
            : online
              ? "Here is the link: [link]"
              : "Shall I keep a time for you? A “yes” is enough.",
          of: "close",
        },
      ];
    },
    needs: [
      ["content", "What would you offer them: something new, a bit off, a small thing on top?"],
    ],
  },
  newsletter: {
    parts: (values, formal, variant) => [
      { text: formal ? "Dear [name]," : "Hi [first name],", of: "greeting" },
      {
        text:
          values.content ??
          (values.thing === undefined
            ? "one thing from us this month: [what is new]."
            : variant % 2 === 0
              ? `one thing today: ${bare(values.thing)}${values.price === undefined ? "" : `, ${priceOf(values)}`}${when(values) === "" ? "" : `, ${when(values)}`}.`
              : `you asked for it, here it is: ${bare(values.thing)}${when(values) === "" ? "" : `, ${when(values)}`}.`),
      },
      {
        text: `Below is how to get ${values.thing === undefined ? "it" : "yours"}; it takes a minute.`,
        of: "detail",
      },
      { text: `See you soon, ${values.name ?? "[your name]"}`, of: "warm" },
    ],
    needs: [["thing", "What is the letter about?"]],
  },
  post: {
    parts: (values, _formal, variant) => [
      {
        text:
          values.content ??
          `${variant % 2 === 0 ? "New" : "Fresh"}${atPlace(values)}: ${bare(thingOf(values))}.`,
      },
      ...(values.price === undefined && values.percent === undefined
        ? []
        : [
            {
              text:
                values.percent === undefined
                  ? `${priceOf(values)}${when(values) === "" ? "" : `, ${when(values)}`}.`
                  : `${values.percent}% off${when(values) === "" ? "" : `, ${when(values)}`}.`,
              of: "price",
            } as const,
          ]),
      ...(values.price === undefined && values.percent === undefined && when(values) !== ""
        ? [{ text: `${capital(when(values))}.` }]
        : []),
      { text: "Who would you bring? Tag them.", of: "warm" },
    ],
    needs: [["thing", "What is the post about?"]],
  },
  message: {
    parts: (values, formal) => [
      greet(formal, values),
      {
        text:
          values.content ??
          (values.thing === undefined
            ? "[what you want them to know]."
            : `${bare(values.thing)}${values.price === undefined ? "" : ` for ${priceOf(values)}`}${when(values) === "" ? "" : `, ${when(values)}`}.`),
      },
      { text: formal ? "With kind regards" : "See you soon!", of: "warm" },
    ],
    needs: [["content", "What shall it say, and to whom?"]],
  },
} satisfies Readonly<Record<string, Recipe>>;
