import { capital } from "../../../dialogue/reply/reply.ts";
import type { Way } from "../business/kinds.ts";
import { serviceOf } from "./brief/service.ts";
import { isQuiet, ofSubjectSaid } from "./brief/subject.ts";
import type { Part, Values } from "./recipe.ts";
import { bare, priceOf, when } from "./recipe.ts";
import { says } from "./said.ts";
import { saidToCustomer, sentence } from "./voice.ts";

/** Words the details of an offer, a day or an item, one sentence each. */

const isDeal = /\bfor\b|half[ -]price|bogof|^buy\b|\beat free\b|happy hour/i;
const thoseDays = /\b(?:those|these|that|the|either|both) (?:two )?days?\b|\bthen\b(?=$|[ .,])/i;
const comes: Readonly<Record<Way, string>> = {
  walk_in: "Come in",
  table: "Book a table",
  booked: "Book in",
  called: "Book us",
  online: "Order",
};
const onDays = (days: string): string =>
  /day|^weekend/i.test(days) && !/^(?:every|this|next|7|seven)/i.test(days) ? `on ${days}` : days;

/** “Your first clean is half price.” */
export const ofFirstSaid = (offer: string): string | undefined => {
  const found =
    /^(your (?:first|second|third|next|\d+\w\w) .+?) (?:is |are )?(half[ -]price|free|on the house|on us)$/i.exec(
      offer,
    );
  return found === null ? undefined : `${found[1]} is ${found[2]}`;
};

/** “You get a free coffee on Monday.” */
export function offerSaid(values: Values): string {
  const { offer = "", days, names, way, thing, topic, business } = values;
  const terms = values.terms?.replace(
    /^if (?=(?:book|order|buy|come|reserve|pay|sign|call|bring)\b)/i,
    "if you ",
  );
  const service = thing === undefined && topic === undefined ? serviceOf(business) : undefined;
  const said = saidToCustomer(
    service !== undefined && /\boff$/i.test(offer) ? `${offer} ${service}` : offer,
    names,
  );
  // “10% off on Tuesdays”: the day is stated separately.
  const got =
    days === undefined
      ? said
      : said.replace(new RegExp(`,? (?:on |every )?${RegExp.escape(days)}$`, "i"), "");
  const own =
    terms === undefined
      ? undefined
      : saidToCustomer(
          days === undefined ? terms : terms.replace(thoseDays, days.replace(/ and /, " or ")),
          names,
        );
  const deal = isDeal.test(offer);
  const first = ofFirstSaid(got);
  if (first !== undefined) return sentence([first, own].filter(Boolean).join(" "), names);
  if (own !== undefined) {
    const lead = /^kids eat/i.test(got)
      ? ""
      : deal
        ? "It’s "
        : /^for\b/.test(own)
          ? "There’s "
          : "You get ";
    const more = days === undefined || says(`${got} ${own}`, days) ? "" : `, ${onDays(days)}`;
    return sentence(`${lead}${got} ${own}${more}`, names);
  }
  if (days !== undefined) {
    if (deal)
      return sentence(`${/^kids eat/i.test(got) ? "" : "It’s "}${got} ${onDays(days)}`, names);
    return way === undefined
      ? sentence(`${onDays(days)} you get ${got}`, names)
      : sentence(`${comes[way]} ${onDays(days)} and you get ${got}`, names);
  }
  if (deal) return sentence(`${/^kids eat/i.test(got) ? "" : "We have "}${got}`, names);
  return sentence(`We’d like to give you ${got}`, names);
}

/** Words the item that a text is about, with its price and time. */
function thingSaid(values: Values): string | undefined {
  const { topic, price, names } = values;
  const thing =
    values.thing ??
    (price === undefined || values.offer !== undefined ? undefined : serviceOf(values.business));
  const cost = price === undefined ? "" : ` for ${priceOf(values)}`;
  const at = when(values) === "" ? "" : `, ${when(values)}`;
  if (topic !== undefined) {
    if (isQuiet(topic)) return undefined;
    return sentence(`${ofSubjectSaid(saidToCustomer(topic, names))}${cost}`, names);
  }
  const from = values.from === undefined ? cost : cost.replace(" for ", " from ");
  return thing === undefined ? undefined : sentence(`${bare(thing)}${from}${at}`, names);
}

/** Returns the details given, main content first, each once. */
export function toldParts(values: Values): Part[] {
  const { content, offer, days, hours, date, topic, price } = values;
  const parts: Part[] = [];
  const soFar = (): string => parts.map(({ text }) => text).join(" ");
  const add = (text: string | undefined, of?: Part["of"]): void => {
    if (text !== undefined && !says(soFar(), text))
      parts.push(of === undefined ? { text } : { text, of });
  };
  if (content !== undefined) add(content);
  else add(thingSaid(values));
  if (offer !== undefined && !says(soFar(), offer)) add(offerSaid(values), "price");
  const on = date ?? days;
  if (on !== undefined && !says(soFar(), on))
    add(
      topic !== undefined && isQuiet(topic)
        ? `We have room for you ${onDays(on)}.`
        : `${capital(onDays(on))}${hours === undefined ? "" : `, ${hours}`}.`,
    );
  if (hours !== undefined && !says(soFar(), hours))
    add(`${/^\d/.test(hours) ? "From " : ""}${hours}.`);
  if (price !== undefined && !says(soFar(), priceOf(values)) && offer === undefined)
    add(`It’s ${priceOf(values)}.`, "price");
  // A day alone is not content: the content comes first.
  const matter = content ?? offer ?? topic ?? values.thing ?? thingSaid(values);
  return matter === undefined ? [] : parts;
}

/** “Book by 30 November: call 555 0142.” */
function untilThen(values: Values, does: string, deadline: string, open: boolean): string {
  const { link, phone } = values;
  const own = `${does === "See more" ? "Order" : does} by ${deadline}`;
  if (link !== undefined) return `${own} here: ${link}`;
  if (phone !== undefined) return `${own}: call ${phone}.`;
  return open ? `${own}.` : `${own}: just reply to this message.`;
}

/** The closing of a text, by how customers come and can respond. */
export function closeOf(values: Values): string | undefined {
  const { link, phone, way, channel, mail } = values;
  const open =
    channel === "sign" ||
    channel === "flyer" ||
    channel === "post" ||
    channel === "Facebook" ||
    channel === "Instagram" ||
    channel === "LinkedIn";
  const does = way === "online" ? "Order" : way === "walk_in" ? "See more" : "Book";
  if (values.deadline !== undefined) return untilThen(values, does, values.deadline, open);
  const isNotice = values.content !== undefined && values.offer === undefined;
  if (isNotice && link === undefined && phone === undefined) return undefined;
  if (link !== undefined) return `${does} here: ${link}`;
  if (phone !== undefined) return `${open ? "Call or text" : "Just reply, or call"} ${phone}.`;
  if (mail !== undefined && open) return `Write to ${mail}.`;
  if (way === "walk_in")
    return `${values.name === undefined ? "Just come in" : `See you at ${values.name}`}${values.address === undefined ? "" : `: ${values.address}`}.`;
  if (open)
    return way === undefined || channel === "sign" || channel === "flyer"
      ? undefined
      : "Send us a message to book.";
  if (channel === "e-mail")
    return way === undefined
      ? "Just reply to this e-mail."
      : "Just reply to this e-mail and I’ll book you in.";
  if (channel === "letter") return undefined;
  return way === undefined ? "Just reply to this message." : "Just reply and I’ll book you in.";
}
