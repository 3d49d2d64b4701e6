import { capital } from "../../../dialogue/reply/reply.ts";
import { isClause } from "../review-reply/complaint.ts";
import { greet, priced, priceOf, type Recipe, spoken, turned, withArticle } from "./recipe.ts";
import { saidToCustomer } from "./voice.ts";

/** Texts on prices and reviews: announcements, replies and requests. */
export const answering = {
  price_change: {
    parts: (values, formal, variant) => {
      const { oldPrice, date, reason } = values;
      const from = date === undefined ? "soon" : `from ${date}`;
      const old = oldPrice === undefined ? "" : ` instead of ${priced(values, oldPrice)}`;
      const what = values.thing === undefined ? "our price" : withArticle(values.thing);
      const costs = values.thing === undefined ? "is" : "costs";
      const sentence = values.silent
        ? `${from} our prices change.`
        : `${from} ${what} ${costs} ${priceOf(values)}${old}.`;
      return [
        greet(formal, values),
        {
          text: variant % 2 === 0 ? capital(sentence) : `A quick heads-up: ${sentence}`,
          of: "price",
        },
        ...(reason === undefined
          ? []
          : [{ text: `The reason: ${spoken(reason)}.`, of: "detail" } as const]),
        {
          text: formal
            ? "Thank you for your understanding."
            : "Everything else stays as you know it. Thank you for coming to us!",
          of: "warm",
        },
      ];
    },
    needs: [
      ["price", "What is the new price, and from when?"],
      ["date", "From which day?"],
    ],
  },
  review_reply: {
    parts: (values, formal, variant) => {
      const { complaint, untrue, business } = values;
      const said = complaint === undefined ? undefined : turned(complaint);
      // “Rude staff” is no clause: “that rude staff” would be no English.
      const isTold = said !== undefined && isClause(said);
      if (untrue === true)
        return [
          { text: "Hello, thank you for writing.", of: "greeting" },
          {
            text: `You say ${isTold ? `that ${said}` : "things went wrong"}; we take that seriously, and have looked through our records.`,
            of: "detail",
          },
          {
            text: `We find no visit under your name, so this may be meant for another ${business ?? "business"}.`,
          },
          {
            text:
              variant % 2 === 0
                ? "Please call us or send us the date, and we will look into it at once."
                : "If you were with us, tell us the day, and the owner will call you back in person.",
            of: "close",
          },
        ];
      return [
        { text: "Thank you for telling us.", of: "greeting" },
        {
          text:
            complaint === undefined
              ? `I am sorry${formal ? " for" : " about"} [what went wrong].`
              : `I am sorry ${isTold ? `that ${said}` : "about what you describe"}.`,
        },
        {
          text: "That is not how it should be, and we take it seriously.",
          of: "detail",
        },
        { text: "Please call me, I would like to put it right.", of: "close" },
      ];
    },
    needs: [["complaint", "What does the review complain of, and is it true?"]],
  },
  price_objection: {
    parts: (values, formal, variant) => {
      const { thing, reason, oldPrice, price } = values;
      return [
        {
          text: formal
            ? "“Thank you for saying so openly."
            : "“I understand, no one likes to pay more.",
          of: "greeting",
        },
        ...(reason === undefined
          ? []
          : [
              {
                text: `${capital(spoken(reason))}, and I held the old price as long as I could.`,
                of: "detail",
              } as const,
            ]),
        {
          text:
            price !== undefined && oldPrice !== undefined && price > oldPrice
              ? `It is ${priced(values, price - oldPrice)} more, and ${thing === undefined ? "you get" : `for ${withArticle(thing)} you still get`} the same time and care as before.`
              : `For it you get the same time and care as always.`,
        },
        {
          text: formal
            ? "Should that be too much, I will gladly suggest a shorter appointment.”"
            : variant % 2 === 0
              ? "If it is too much this time, tell me what you need most, and we find something smaller.”"
              : "I would be glad to keep you, and I understand if you want to think about it.”",
          of: "close",
        },
      ];
    },
    needs: [],
  },
  ask_review: {
    greets: true,
    parts: (values, formal, variant) => {
      const { topic, thing, walkIn, link = "[link]", names } = values;
      const job = topic ?? thing;
      const thanks =
        job === undefined
          ? `thank you for ${walkIn ? "dropping in" : "choosing us"}.`
          : `thank you for choosing us for ${saidToCustomer(job, names).replace(/^(?:my|our) /, "the ")}.`;
      const where = values.channel === "Google" || values.google ? "a Google review" : "a review";
      return [
        { text: formal ? "Dear [name]," : "Hi [name],", of: "greeting" },
        { text: thanks, of: job === undefined ? "detail" : "price" },
        {
          text:
            variant % 2 === 0
              ? `If you’re happy with it, would you leave us ${where}? It only takes a minute.`
              : `Would you tell others how it was? ${capital(where)} takes a minute and helps us a lot.`,
        },
        { text: "If something wasn’t right, just reply here and I’ll sort it out.", of: "detail" },
        { text: `Here’s the link: ${link}` },
      ];
    },
    needs: [],
  },
} satisfies Readonly<Record<string, Recipe>>;
