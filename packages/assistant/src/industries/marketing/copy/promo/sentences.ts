import { capital, listed } from "../../../../dialogue/reply/reply.ts";
import { wordList } from "../../../../understanding/word-list.ts";
import { bare, isMany, withArticle } from "../../drafts/recipe.ts";
import { says } from "../../drafts/said.ts";
import type { Copy } from "../copy.ts";
import { onDay } from "../day.ts";
import { choose, isNoticeOnly, isPosted, promoOf } from "./basics.ts";
import { occasionOf } from "./occasions.ts";
import type { Item } from "./promo.ts";
import type { TradeWords } from "./trade-words.ts";
import { tradeOf } from "./trades.ts";

/** Words what a promotion tells, one sentence each. */

const food =
  /\b(?:soup|bread|cake|coffee|tea|pizza|menu|lunch|dinner|breakfast|brunch|burger|roast|wine|beer|ice cream|tart|pie|curry|pasta|chilli|sandwich\w*|salad|doughnut\w*|cocktail\w*|croissant\w*)\b/i;

/** “On Saturday 14 March from 9 to 4”. */
export function whenOf({ on, from, hours }: Copy): string {
  const day = on === undefined ? (from === undefined ? "" : `from ${from}`) : onDay(on);
  const at = hours === undefined ? "" : / to /.test(hours) ? `from ${hours}` : `at ${hours}`;
  return [day, at].filter(Boolean).join(" ");
}
const ending = (when: string): string => (when === "" ? "" : ` ${when}`);

/** A message to someone comes to the point, and a plain notice needs no hook. */
function opensWithHook(copy: Copy): boolean {
  if (promoOf(copy).form === "bio") return true;
  return (
    !isNoticeOnly(copy) &&
    (copy.channel === undefined ? !hasReader(copy) : isPosted(copy) || copy.channel === "e-mail")
  );
}
const hasReader = ({ audience }: Copy): boolean => audience !== undefined;

/** What a text begins with: the occasion, or the trade. */
export function hookOf(copy: Copy): string | undefined {
  const { trade, occasion } = promoOf(copy);
  if (promoOf(copy).invites === true) return choose(["You’re invited!", "Join us!"], copy.variant);
  if (occasion === undefined && copy.tone !== "fun" && !opensWithHook(copy)) return undefined;
  if (copy.tone === "fun") {
    const pun = tradeOf(trade)?.slogans.at(-1);
    const all = pun === undefined ? jokes : [pun, ...jokes];
    const joke = choose(all, copy.variant);
    return /[.!?]$/.test(joke) ? joke : `${joke}.`;
  }
  const hooks = occasionOf(occasion)?.hooks ?? tradeOf(trade)?.hooks;
  return hooks === undefined
    ? undefined
    : choose(hooks, copy.variant + (copy.tone === "warm" ? 1 : 0));
}
/** For businesses of every kind. */
const jokes = [
  "Warning: may cause sudden good mood.",
  "Your to-do list can wait, this can’t.",
  "Doctor’s orders. (Our doctor is very relaxed.)",
  "We’d tell you a joke, but the offer is better.",
];

/** “Get 20% off gel nails until 15 December.” */
function offerSaid(copy: Copy): string | undefined {
  const { offer, terms, items } = promoOf(copy);
  if (offer === undefined) return undefined;
  const what =
    /(?:off|discount)$/i.test(offer) &&
    !(terms ?? "").startsWith("on ") &&
    items.length === 0 &&
    copy.what !== undefined
      ? ` ${bare(copy.what)}`
      : "";
  const own =
    `${offer.replace(/ discount$/i, " off")}${what}${terms === undefined ? "" : ` ${terms.replace(/^if (?=(?:book|order|buy|come|reserve|pay|sign|call|bring)\b)/i, "if you ")}`}`
      .replace(
        /\boff for (?=(?:the |your |all |any )?\p{L})(?!for (?:members|students|kids|children|new|everyone|seniors|pensioners|one|two|a week))/iu,
        "off ",
      )
      .replace(/\b(?:less|cheaper)(?: (?:for|on))?(?= |$)/i, "off");
  const first =
    /^(your (?:first|second|third|next|\S+) .+?) (?:is |are )?(half[ -]price|free|on the house|on us)(.*)$/i.exec(
      own,
    );
  const when = promoOf(copy).news === undefined ? timed(copy, own) : "";
  if (first !== null) {
    const [, whose = "", how, rest] = first;
    return `${capital(whose)} ${isMany(whose) ? "are" : "is"} ${how}${rest}${when}.`;
  }
  const [, how, whose] =
    /^(free|half[ -]price) (your (?:first|second|third|next) .+)$/i.exec(own) ?? [];
  if (how !== undefined && whose !== undefined)
    return `${capital(whose)} ${isMany(whose) ? "are" : "is"} ${how.toLowerCase()}${when}.`;
  if (/^(?:kids eat|buy )/i.test(own)) return `${capital(own)}${when}.`;
  if (/^(?:half[ -]price|\w+[ -]for[ -]|bogof|happy hour)/i.test(own))
    return `${choose(["It’s", "We have"], copy.variant)} ${own}${when}.`;
  return `${choose(["Get", "Enjoy", "There’s"], copy.variant)} ${own}${when}.`;
}
/** The days and hours of a sentence that does not say them yet. */
function timed(copy: Copy, text: string): string {
  const when = whenOf(copy);
  const end =
    copy.until === undefined || says(text, copy.until) || promoOf(copy).act !== undefined
      ? ""
      : ` until ${copy.until}`;
  const where =
    promoOf(copy).place === undefined ||
    copy.name !== undefined ||
    promoOf(copy).opening !== undefined
      ? ""
      : ` ${promoOf(copy).place}`;
  return `${where}${when === "" || says(text, when) || promoOf(copy).opening !== undefined ? "" : ` ${when}`}${end}`;
}

/** Things that are counted: “a haircut”, but “yoga in the park”. */
const countedThings = wordList`cut, trim, massage, session, lesson, class, course, wash, check, check-up, manicure, pedicure, facial, bouquet, ticket, room, box, lunch, menu, service, repair, tart, candle, cake, pizza, set, night, weekend, tour, test, fitting, treatment, shoot, basket, hamper, workshop, clean, visit, consultation, voucher, hour, pass, bottle, mug, bowl, ring, chair, table, bike, tattoo, change`;
const counted = new RegExp(`${countedThings}$`, "i");
const named = (what: string): string => (counted.test(what) ? withArticle(what) : what);
const costs = ({ what, price, per, from }: Item): string =>
  `${what}${from ? " from" : " for"} ${price}${per === undefined ? "" : ` ${per}`}`;
/** “Enjoy soup and bread for €6 on Tuesdays.” */
function itemsSaid(copy: Copy): string | undefined {
  const { items } = promoOf(copy);
  const [first, ...others] = items;
  if (first === undefined || copy.noPrice)
    return first === undefined
      ? undefined
      : `${choose(["Try our", "Have a look at our"], copy.variant)} ${listed(items.map(({ what }) => what))}.`;
  const when = promoOf(copy).offer === undefined ? timed(copy, "") : "";
  if (first.from && others.length === 0)
    return `${capital(isMany(first.what) ? `our ${first.what}` : withArticle(first.what))} start${isMany(first.what) ? "" : "s"} at ${first.price}${first.per === undefined ? "" : ` ${first.per}`}${when}.`;
  const verb = food.test(first.what) ? "Enjoy" : choose(["Get", "Treat yourself:"], copy.variant);
  const list = listed(
    [first, ...others].map((item) =>
      costs(others.length === 0 ? { ...item, what: named(item.what) } : item),
    ),
  );
  return `${verb} ${list}${when}.`;
}

function openingSaid(copy: Copy): string | undefined {
  const { opening, place } = promoOf(copy);
  if (opening === undefined) return undefined;
  const { name, address, on, from, hours, variant } = copy;
  const many = name === undefined ? "We’re" : `${name} is`;
  const what =
    opening === "opening"
      ? undefined
      : /^(?:new )?(?:second|third|first|own)/.test(opening)
        ? `${name === undefined ? "our" : "its"} ${opening.replace(/^new /, "")}`
        : withArticle(opening);
  const day = on ?? from;
  const when =
    day === undefined
      ? ""
      : ending(
          `${onDay(day)}${hours === undefined ? "" : / to /.test(hours) ? `, ${hours}` : ` at ${hours}`}`,
        );
  const at = address === undefined ? (place === undefined ? "" : ` ${place}`) : ` at ${address}`;
  return what === undefined
    ? choose(
        [
          `${name ?? "We"} ${name === undefined ? "open" : "opens"}${at}${when}!`,
          `Doors open${when}${at}: ${name === undefined ? "our opening" : `the opening of ${name}`}!`,
        ],
        variant,
      )
    : choose(
        [
          `${many} opening ${what}${at}${when}!`,
          `Big day ahead: ${many.replace(/^We/, "we")} opening ${what}${at}${when}!`,
        ],
        variant,
      );
}

function newsSaid(copy: Copy): string | undefined {
  const { news } = promoOf(copy);
  if (news === undefined) return undefined;
  const { name, price, noPrice, variant } = copy;
  const cost = price === undefined || noPrice ? "" : ` for ${price}`;
  const when = promoOf(copy).items.length === 0 ? timed(copy, news) : "";
  const at = name === undefined ? "" : ` at ${name}`;
  return choose(
    [
      `New${at}: ${withNoArticle(news)}${cost}${when}.`,
      `Say hello to our new ${withNoArticle(news)}${cost}${when}.`,
      `Have you tried our new ${withNoArticle(news)} yet? ${capital(`it’s here${cost}${when}`)}.`,
    ],
    variant,
  );
}
const withNoArticle = (text: string): string => text.replace(/^(?:a|an|the|our|my) /i, "");

function whatSaid(copy: Copy): string | undefined {
  const { what, price, noPrice, variant } = copy;
  const { offer, items, news, opening } = promoOf(copy);
  if (
    what === undefined ||
    offer !== undefined ||
    items.length > 0 ||
    news !== undefined ||
    opening !== undefined
  )
    return undefined;
  const own = withNoArticle(what);
  const cost = price === undefined || noPrice ? "" : ` for ${price}`;
  const when = timed(copy, what);
  if (cost !== "" || when !== "")
    return choose(
      [
        `${capital(own)}${cost}${when}.`,
        `Come and see: ${own}${cost}${when}.`,
        `${food.test(own) ? "Enjoy" : "Join us for"} ${own}${cost}${when}.`,
      ],
      food.test(own) ? variant + 2 : variant,
    );
  return choose(
    [
      `Have you seen our ${own} yet?`,
      `Meet our ${own}.`,
      `Our ${own} ${isMany(own) ? "are" : "is"} waiting for you.`,
    ],
    variant,
  );
}

const verbs: Readonly<Record<TradeWords["act"], string>> = {
  come: "come to",
  table: "come to",
  book: "come to",
  join: "come to",
  call: "call",
  order: "order from",
};
/** A text without an offer still has a subject: the business. */
function businessSaid(copy: Copy): string | undefined {
  const { trade, place } = promoOf(copy);
  const found = tradeOf(trade);
  if (found === undefined)
    return copy.name === undefined
      ? undefined
      : `${copy.name} is here for you${place === undefined ? "" : ` ${place}`}.`;
  const where = place === undefined ? "" : ` ${place}`;
  const who = copy.name ?? "us";
  return choose(
    [
      `For ${found.thing}${where}, ${verbs[found.act]} ${who}.`,
      `${capital(copy.name ?? "we")} ${copy.name === undefined ? "look" : "looks"} forward to seeing you${where}.`,
    ],
    copy.variant,
  );
}

/** What the text is about, main matter first. */
export function mainSaid(copy: Copy): string[] {
  const own = [
    openingSaid(copy),
    newsSaid(copy),
    itemsSaid(copy),
    offerSaid(copy),
    whatSaid(copy),
  ].filter((one) => one !== undefined);
  if (own.length === 0 && copy.price !== undefined && !copy.noPrice)
    return [`It’s ${copy.price}${timed(copy, "")}.`];
  return own.length > 0 || copy.statements.length > 0
    ? own
    : [businessSaid(copy)].filter((one) => one !== undefined);
}

/** “Plus: raffle at eight and a quiz.” */
export function detailsSaid(copy: Copy): string[] {
  const { details } = promoOf(copy);
  return details.length === 0 ? [] : [`Plus: ${listed([...details])}.`];
}
