import { capital } from "../../../../dialogue/reply/reply.ts";
import { says } from "../../drafts/said.ts";
import { saidToCustomer, statement } from "../../drafts/voice.ts";
import type { Copy } from "../copy.ts";
import { promoOf } from "./basics.ts";
import { lengthOf, type Piece, senderOf } from "./pieces.ts";
import { hookOf, mainSaid } from "./sentences.ts";
import { tradeOf } from "./trades.ts";

/** Texts with a form of their own: a profile, a description, a request for a review. */

/** What a business says of itself on the map, in sentences: the name and place, then what was told. */
function profileOf(copy: Copy): string {
  const { trade, place, limit } = promoOf(copy);
  const [first, ...rest] = (copy.told?.lines ?? []).map(({ text }) => statement(text));
  const who = [
    copy.name,
    copy.name !== undefined && place !== undefined && !says(copy.name, place) ? place : undefined,
  ]
    .filter((one) => one !== undefined)
    .join(" ");
  const thing = capital(tradeOf(trade)?.thing ?? copy.what ?? "At your service");
  const begin =
    first ?? `${thing}${copy.name === undefined && place !== undefined ? ` ${place}` : ""}.`;
  const sentences = [
    who === ""
      ? begin
      : `${who}: ${begin.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
    ...rest,
    ...[copy.address, copy.phone, copy.link]
      .filter((one) => one !== undefined)
      .map((one) => `${one}.`),
  ];
  while (
    limit !== undefined &&
    sentences.length > 1 &&
    lengthOf(sentences.join(" "), limit) > limit.most
  )
    sentences.pop();
  return (copy.short ? sentences.slice(0, 2) : sentences).join(" ");
}

/** “Fresh bread and cakes in York”, one line each. */
export function bioOf(copy: Copy): string {
  if (copy.channel === "Google") return profileOf(copy);
  const { trade, place, limit, details } = promoOf(copy);
  const found = tradeOf(trade);
  const first = [
    copy.what === undefined ? capital(found?.thing ?? "Good things") : capital(copy.what),
    place,
  ]
    .filter(Boolean)
    .join(" ");
  const emoji = found === undefined || copy.noEmoji ? "" : `${found.emoji} `;
  const lines = [
    ...(copy.name === undefined ? [] : [copy.name]),
    `${emoji}${first}`,
    ...(copy.tone === "formal" || copy.short ? [] : [hookOf(copy)]),
    ...(copy.told === undefined || copy.told.lines.length === 0
      ? [...copy.statements, ...details.map(capital)]
      : copy.told.lines.map(({ text }) => capital(text))),
    [copy.on ?? copy.from, copy.hours].filter(Boolean).join(", "),
    copy.address,
    copy.phone,
    copy.mail,
    copy.link,
  ].filter((line) => line !== undefined && line !== "");
  while (limit !== undefined && lines.length > 1 && lengthOf(lines.join("\n"), limit) > limit.most)
    lines.pop();
  return lines.join("\n");
}

/** A request for a review, to a customer who was there. */
export function reviewOf(copy: Copy): string {
  const { job } = promoOf(copy);
  const { name, tone, variant, short } = copy;
  const sender = senderOf(copy);
  const formal = tone === "formal";
  const who = copy.audience === undefined || /s$/.test(copy.audience) ? "[name]" : copy.audience;
  const done = job === undefined ? "" : ` for the ${saidToCustomer(job)}`;
  const start = formal
    ? `Dear ${who}, thank you for choosing ${name ?? "us"}${done}.`
    : `Hi ${who}, ${sender === undefined ? "" : `it’s ${sender}. `}${sender === undefined ? "thank" : "Thank"} you for ${tradeOf(promoOf(copy).trade)?.act === "call" ? "choosing" : "coming to"} us${done}!`;
  const asks = [
    "If you’re happy with it, would you leave us a short Google review?",
    "Would you tell others how it was, in a short Google review?",
    "A short Google review from you would help other people find us.",
  ][variant % 3];
  const more = short
    ? ""
    : ` ${formal ? "It takes a minute and helps us a great deal." : "It takes a minute and helps us a lot."}`;
  const wrong =
    tone === "warm" ? " And if something wasn’t right, just reply here and we’ll sort it out." : "";
  return `${start} ${asks}${more}${wrong} ${copy.statements.join(" ")} Here’s the link: ${copy.link ?? "[link]"}`.replace(
    / {2,}/g,
    " ",
  );
}

/** A description is about the thing: what it is, what was told of it, its price. */
export function descriptionOf(copy: Copy, pieces: readonly Piece[]): Piece[] {
  const { items, news, details } = promoOf(copy);
  const [item] = items;
  const what = item?.what ?? news ?? copy.what;
  if (what === undefined) return [...pieces];
  const starts = [
    `Meet our ${what}.`,
    `${capital(what)}, made to be loved.`,
    `Our ${what}: simple and lovely.`,
  ];
  const facts =
    details.length === 0 ? [] : [{ text: `${capital(details.join(", "))}.`, of: "told" as const }];
  const price = item?.price ?? copy.price;
  return [
    { text: starts[copy.variant % starts.length] ?? "", of: "main" },
    ...copy.statements.map((text) => ({ text, of: "told" as const })),
    ...facts,
    ...(price === undefined || copy.noPrice
      ? []
      : [
          {
            text: `${item?.from ? "From" : "Price:"} ${price}${item?.per === undefined ? "" : ` ${item.per}`}.`,
            of: "main" as const,
          },
        ]),
    ...(mainSaid(copy).length > 0 ? pieces.filter(({ of }) => of === "act") : []),
  ];
}
