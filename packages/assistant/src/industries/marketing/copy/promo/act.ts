import { capital } from "../../../../dialogue/reply/reply.ts";
import { says } from "../../drafts/said.ts";
import type { Copy } from "../copy.ts";
import { choose, isNoticeOnly, isPosted, promoOf } from "./basics.ts";
import type { TradeWords } from "./trade-words.ts";
import { tradeOf } from "./trades.ts";

/** The end of a promotion: how readers are to act, and where. */

const byTrade: Readonly<Record<TradeWords["act"], string>> = {
  come: "come",
  table: "book your table",
  book: "book",
  join: "save your place",
  call: "book",
  order: "order",
};

/** How readers are to act, and where. */
export function actSaid(copy: Copy, so: string): string {
  const said = actPlain(copy, so);
  return copy.tone === "formal"
    ? said
        .replace(
          /^Questions\? Just send us a message\./,
          "If you have any questions, please write to us.",
        )
        .replace(
          /^(?:Just )?(reply|send|come|ask|call|give)\b/i,
          (_all, verb: string) => `Please ${verb.toLowerCase()}`,
        )
    : said;
}

function actPlain(copy: Copy, so: string): string {
  const { trade, act, opening } = promoOf(copy);
  const { address, until, name, channel } = copy;
  const [phone, mail, link] = [copy.phone, copy.mail, copy.link].map((one) =>
    one !== undefined && so.includes(one) ? undefined : one,
  );
  const usual = tradeOf(trade)?.act;
  const verb = act ?? (usual === undefined ? undefined : byTrade[usual]);
  const by = until === undefined || says(so, until) ? "" : ` by ${until}`;
  const does =
    verb === undefined || verb === "call" || verb === "message" || verb === "come"
      ? by === ""
        ? undefined
        : "Book"
      : capital(verb);
  const onSign = channel === "sign" || channel === "flyer";
  const at =
    address === undefined || so.includes(address)
      ? ""
      : `${/^\d/.test(address) ? "at" : "in"} ${address}`;
  const visit = at === "" ? [] : [onSign ? (address ?? "") : `You’ll find us ${at}.`];
  const reach =
    link !== undefined
      ? [
          `${does ?? "See more"}${by} ${/^https?:|\./.test(link) ? "at" : ""} ${link}.`.replace(
            / {2}/g,
            " ",
          ),
        ]
      : phone !== undefined
        ? [
            does === undefined
              ? `Call us on ${phone}.`
              : by === ""
                ? `To ${does.toLowerCase()}, call ${phone}.`
                : `${does}${by}: call ${phone}.`,
          ]
        : mail !== undefined
          ? [
              does === undefined
                ? `Write to ${mail}.`
                : by === ""
                  ? `To ${does.toLowerCase()}, write to ${mail}.`
                  : `${does}${by}: write to ${mail}.`,
            ]
          : [];
  if (reach.length > 0 || visit.length > 0)
    return [
      ...reach,
      ...(reach.length === 0 && by !== "" && does !== undefined ? [`${does}${by}.`] : []),
      ...visit,
    ].join(" ");
  if (by !== "")
    return `${does ?? "Book"}${by}${onSign || isPosted(copy) ? "" : ": just reply to this message"}.`;
  if (opening !== undefined) return "See you there!";
  if (copy.tone === "formal" && (verb === "come" || onSign))
    return `We look forward to seeing you${name === undefined ? "" : ` at ${name}`}.`;
  if (verb === "come" || (verb === undefined && onSign))
    return name === undefined
      ? choose(["Just come in.", "Come in and say hello."], copy.variant)
      : `See you at ${name}!`;
  if (verb === "call") return onSign ? "Give us a call." : "Send us a message or give us a call.";
  if (!isPosted(copy) && isNoticeOnly(copy)) return "";
  if (!isPosted(copy))
    return does === undefined
      ? "Just reply to this message."
      : `Just reply to ${does.toLowerCase()}.`;
  if (onSign)
    return does === undefined ? "" : /table|place/i.test(does) ? `${does}.` : "Ask inside.";
  if (does === undefined) return isNoticeOnly(copy) ? "" : "Questions? Just send us a message.";
  return act !== undefined && /order/i.test(does)
    ? `${does} yours today.`
    : `Send us a message to ${does.toLowerCase()}.`;
}
