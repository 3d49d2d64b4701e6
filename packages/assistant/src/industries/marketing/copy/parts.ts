import { capital } from "../../../dialogue/reply/reply.ts";
import { bare, isMany, withArticle } from "../drafts/recipe.ts";
import type { Copy, Purpose } from "./copy.ts";
import { onDay } from "./day.ts";
import { close, lead, type Part, warm } from "./part.ts";
import { moreParts } from "./parts-more.ts";

/** The sentences of a text by its purpose, from what the record holds. */
type Parts = (copy: Copy) => Part[];

const given = (text: string | undefined, words: (text: string) => Part): Part[] =>
  text === undefined ? [] : [words(text)];
const because = ({ reason, noReason }: Copy): string =>
  reason === undefined || noReason ? "" : ` ${reason}`;
const fromDay = (day: string): string => `from ${day.replace(/^(?:the )?beginning of /, "")}`;
const sameOne = (variant: number, ...wordings: readonly string[]): string =>
  wordings[variant % wordings.length] ?? "";

/** “6 pm” has “at”, and “10 to 1” has “from”. */
const atHours = (hours: string): string => (/ to /.test(hours) ? `from ${hours}` : `at ${hours}`);

/** Where readers can turn to, if the record says so. */
function reach({ phone, mail, link, address, emergency, purpose, channel }: Copy): Part[] {
  const found: Part[] = [];
  if (phone !== undefined && purpose !== "reminder")
    found.push(
      lead(
        emergency
          ? `In an emergency, call ${phone}.`
          : purpose === "event"
            ? `To book, call ${phone}.`
            : `You can reach us on ${phone}.`,
      ),
    );
  if (mail !== undefined)
    found.push(
      lead(
        purpose === "event"
          ? `To book, write to ${mail}.`
          : purpose === "job"
            ? `Apply at ${mail}.`
            : `Write to us at ${mail}.`,
      ),
    );
  if (address !== undefined && purpose !== "place")
    found.push(lead(`You’ll find us ${/^\d/.test(address) ? "at" : "in"} ${address}.`));
  if (link !== undefined) found.push(lead(`${channel === "sign" ? "See" : "More at"} ${link}.`));
  return found;
}

const closedParts: Parts = (copy) => {
  const { on, from, until, back, variant, tone } = copy;
  const who =
    copy.what === undefined ? "We’re" : `${capital(copy.what)} ${isMany(copy.what) ? "are" : "is"}`;
  const range = from !== undefined && until !== undefined ? `from ${from} to ${until}` : undefined;
  const when =
    range ??
    (on === undefined
      ? from === undefined
        ? `until ${until ?? "[day]"}`
        : `from ${from}`
      : onDay(on));
  return [
    lead(
      sameOne(
        variant,
        `${who} closed ${when}${because(copy)}.`,
        `${capital(when)} ${copy.what === undefined ? "we’re" : who.toLowerCase()} closed${because(copy)}.`,
      ),
    ),
    ...given(back, (day) =>
      lead(sameOne(variant, `We’re back ${onDay(day)}.`, `We open again ${onDay(day)}.`)),
    ),
    warm(
      tone === "warm"
        ? "Thank you for being with us, and see you soon!"
        : "We look forward to seeing you again.",
    ),
  ];
};

const priceParts: Parts = (copy) => {
  const { what, price, oldPrice, rise, from, noPrice, variant, tone } = copy;
  const when = from === undefined ? "soon" : fromDay(from);
  const thing = what === undefined ? "our prices" : isMany(what) ? what : withArticle(what);
  const s = what !== undefined && !isMany(what) ? "s" : "";
  const old = oldPrice === undefined ? "" : ` instead of ${oldPrice}`;
  const said =
    noPrice || (price === undefined && rise === undefined)
      ? `${thing} ${s === "" ? "change" : "changes in price"}`
      : price === undefined
        ? `${thing} ${s === "" ? "go" : "goes"} up by ${rise}`
        : what === undefined
          ? `our price is ${price}${old}`
          : `${thing} cost${s} ${price}${old}`;
  return [
    lead(
      sameOne(
        variant,
        `${capital(when)}, ${said}${because(copy)}.`,
        `${capital(said)} ${when}${because(copy)}.`,
      ),
    ),
    warm(
      tone === "warm"
        ? "We know no one likes to pay more, and we’re grateful that you come to us."
        : "Thank you for your understanding.",
    ),
  ];
};

const subjectOf = ({ what }: Copy, other: string): string => {
  if (what === undefined) return other;
  return /^(?:the|our|tonight|tomorrow|today)\b|’s /i.test(what) ? what : `the ${bare(what)}`;
};

const cancelledParts: Parts = (copy) => {
  const { on, from, until, refund, tone, variant, hours } = copy;
  const what = subjectOf(copy, "our event");
  const day = on === undefined || new RegExp(`^${on}`, "i").test(what) ? "" : ` ${onDay(on)}`;
  const at = hours === undefined || day === "" ? "" : ` ${atHours(hours)}`;
  const keep =
    from === undefined
      ? undefined
      : /class|lesson|course|appointment|training|session/i.test(what)
        ? `you can come ${onDay(from)} instead`
        : `your ticket stays valid for ${from}`;
  const money = refund
    ? keep === undefined
      ? "you get your money back"
      : "you get your money back if you prefer"
    : undefined;
  const choice = [keep, money].filter((part) => part !== undefined).join(", or ");
  return [
    lead(
      sameOne(
        variant,
        `${copy.sorry ? "We’re very sorry" : "We’re sorry"}: ${what}${day}${at} is cancelled${because(copy)}.`,
        `${capital(what)}${day}${at} has to be cancelled${because(copy)}. We’re sorry.`,
      ),
    ),
    ...(choice === "" ? [] : [lead(`${capital(choice)}.`)]),
    ...given(until, (day) =>
      lead(
        choice === ""
          ? `Please let us know by ${day}.`
          : `Please tell us by ${day} which you’d like.`,
      ),
    ),
    warm(
      tone === "warm"
        ? "We know you were looking forward to it, and so were we. We hope to see you soon!"
        : "Thank you for your understanding.",
    ),
  ];
};

const movedParts: Parts = (copy) => {
  const { before, on, hours, variant, tone } = copy;
  const what = subjectOf(copy, "our date");
  const old = before === undefined ? "" : ` from ${before}`;
  const to = `${on ?? "[new day]"}${hours === undefined ? "" : ` ${atHours(hours)}`}`;
  return [
    lead(
      sameOne(
        variant,
        `${capital(what)} has moved${old} to ${to}${because(copy)}.`,
        `A new date: ${what} is now ${onDay(to)}${before === undefined ? "" : ` instead of ${before}`}${because(copy)}.`,
      ),
    ),
    warm(
      tone === "warm"
        ? "Thank you for bearing with us. We hope the new date suits you, and can’t wait to see you!"
        : "We hope the new date suits you and look forward to seeing you.",
    ),
  ];
};

const placeParts: Parts = (copy) => {
  const { name, from, on, address, variant } = copy;
  const day = from ?? on;
  const when = day === undefined ? "soon" : fromDay(day);
  const where =
    address === undefined
      ? "at our new address"
      : `${/^\d/.test(address) ? "at" : "in"} ${address}`;
  return [
    lead(
      sameOne(
        variant,
        `${name === undefined ? "We’re" : `${name} is`} moving: ${when} you’ll find us ${where}.`,
        `${capital(when)} you’ll find ${name ?? "us"} ${where}.`,
      ),
    ),
    warm("We look forward to seeing you there."),
  ];
};

const eventParts: Parts = (copy) => {
  const {
    name,
    on,
    from,
    hours,
    until,
    price,
    noPrice,
    where,
    what = "event",
    tone,
    variant,
    channel,
    phone,
    mail,
    link,
  } = copy;
  const at =
    hours === undefined ? "" : `${/ to /.test(hours) ? `, from ${hours}` : ` at ${hours}`}`;
  const isTitled = /^the /i.test(what);
  const thing = isTitled ? what : bare(what);
  const host = where === undefined ? (name === undefined ? "" : ` at ${name}`) : ` ${where}`;
  const when = on === undefined ? "" : `${onDay(on)}${at}`;
  const starts = from === undefined ? "" : `starting ${onDay(from)}${on === undefined ? at : ""}`;
  const day = [when, starts].filter(Boolean).join(", ");
  const invites =
    tone === "formal"
      ? `We warmly invite you to ${isTitled ? thing : `our ${thing}`}${host} ${day}.`
      : sameOne(
          variant,
          `Join us for ${isTitled ? thing : `our ${thing}`}${host} ${day}.`,
          `${capital(thing)}${host}: ${day.replace(/^on /, "")}.`,
          `Save the date: ${thing}${host}, ${day.replace(/^on /, "")}.`,
        );
  const cost =
    price === undefined || noPrice
      ? []
      : [
          lead(
            `The price is ${price}${/workshop|class|tasting|dinner|brunch/i.test(what) ? " per person" : ""}.`,
          ),
        ];
  const reachable = phone !== undefined || mail !== undefined || link !== undefined;
  const personal =
    channel === undefined ||
    channel === "text" ||
    channel === "WhatsApp" ||
    channel === "e-mail" ||
    channel === "letter";
  return [
    lead(invites.replace(/ {2,}|\s+(?=\.)/g, (space) => (space.length > 1 ? " " : ""))),
    ...cost,
    ...given(until, (last) => lead(`Please let us know by ${last}.`)),
    warm(
      tone === "fun" ? "Bring a friend, it’s more fun together!" : "We look forward to seeing you.",
    ),
    ...(reachable || until !== undefined
      ? []
      : [
          close(
            personal ? "Just reply to save your place." : "Send us a message to save your place.",
          ),
        ]),
  ];
};

const makers: Readonly<Record<Purpose, Parts>> = {
  ...moreParts,
  closed: closedParts,
  price: priceParts,
  cancelled: cancelledParts,
  moved: movedParts,
  place: placeParts,
  event: eventParts,
};

/** Returns the sentences of a text: what is announced, what was told besides, how to reach the sender, the end. */
export function partsOf(copy: Copy): Part[] {
  const own = makers[copy.purpose](copy);
  const first = own.filter(({ of }) => of === "lead");
  return [
    ...(copy.sorry && copy.purpose !== "cancelled"
      ? [lead("We’re sorry for the trouble this causes.")]
      : []),
    ...first,
    ...copy.statements.map((text) => lead(text)),
    ...reach(copy),
    ...own.filter(({ of }) => of !== "lead"),
  ];
}
