import { capital } from "../../../../dialogue/reply/reply.ts";
import { isMany, withArticle } from "../../drafts/recipe.ts";
import type { Copy } from "../copy.ts";
import { ownHeads } from "../own/pieces.ts";
import { promoOf } from "./basics.ts";
import { occasionOf } from "./occasions.ts";
import { promoTitle } from "./render.ts";
import { tradeOf } from "./trades.ts";

/** Lines to choose from: slogans, headlines of ads, subject lines. */

const rotated = <T>(all: readonly T[], by: number): T[] => {
  const at = all.length === 0 ? 0 : by % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
};
const unique = (lines: readonly string[]): string[] => [...new Set(lines)];

/** “Clock repair workshop”: what it does is its subject. */
const ofPlace = / (?:shop|workshop|business|company|studio|store|service|firm|place|practice)$/i;
/** Slogans of the trade, with the name before them; a joke on request. */
function slogansOf(copy: Copy): string[] {
  const { trade } = promoOf(copy);
  const found = tradeOf(trade);
  const what = copy.what?.replace(ofPlace, "") ?? found?.thing;
  const own = found?.slogans ?? [];
  const general =
    what === undefined
      ? [
          "Made for you",
          "Good things start here",
          "Come as a stranger, leave as a friend",
          "Small place, big heart",
          "Worth the trip",
          "You’ll be back",
        ]
      : [
          `Good ${what}, good people`,
          `${capital(what)}, done with care`,
          `Come for the ${what}, stay for the smile`,
          `${capital(what)} that ${isMany(what) ? "feel" : "feels"} like yours`,
          `Your ${what}, our pride`,
          `Serious about ${what}. Nothing else`,
        ];
  const lines = own.length > 0 ? own : general;
  const fun = copy.tone === "fun" ? lines.toReversed() : lines;
  const all =
    copy.banned.length === 0
      ? fun
      : fun.filter(
          (line) => !copy.banned.some((one) => line.toLowerCase().includes(one.toLowerCase())),
        );
  return all.map((line) => (copy.name === undefined ? line : `${copy.name}: ${line}`));
}

/** “12% off lamb boxes”. */
const named = (offer: string, thing: string | undefined): string =>
  capital(thing !== undefined && /off$/i.test(offer) ? `${offer} ${thing}` : offer);

/** What the offer, price and place make into a headline. */
function toldLines(copy: Copy): string[] {
  const { offer, items, opening, news, occasion, place, trade, details } = promoOf(copy);
  const thing = copy.what ?? items[0]?.what ?? news ?? tradeOf(trade)?.thing;
  const by = copy.until;
  const feast = occasionOf(occasion)?.name;
  // Without an offer or a price, the visitor’s own words say most.
  if (offer === undefined && items.length === 0 && opening === undefined) {
    const own = ownHeads(copy.told?.lines ?? []);
    if (own.length > 1) return own;
  }
  return [
    ...details.map(capital),
    offer === undefined ? undefined : named(offer, thing),
    offer === undefined || by === undefined ? undefined : `${named(offer, thing)} · ${by}`,
    opening === undefined
      ? undefined
      : `${copy.name ?? "We"} ${copy.name === undefined ? "open" : "opens"}${copy.on === undefined ? "" : ` ${copy.on}`}`,
    news === undefined ? undefined : `New: ${news}`,
    ...items.map(({ what, price, from }) => capital(`${what}${from ? " from" : " for"} ${price}`)),
    feast === undefined
      ? undefined
      : capital(`${feast}${copy.name === undefined ? "" : ` at ${copy.name}`}`),
    thing === undefined ? undefined : capital(`${thing}${place === undefined ? "" : ` ${place}`}`),
    copy.what === undefined || copy.on === undefined
      ? undefined
      : `${capital(copy.what)}, ${copy.on}`,
    by === undefined ? undefined : `${thing === undefined ? "Order" : capital(thing)} by ${by}`,
    ...copy.statements.map((line) => line.replace(/\.$/, "")),
    copy.name === undefined || place === undefined ? undefined : `${copy.name} ${place}`,
  ].filter((line) => line !== undefined);
}

/** Lines about what is sold, for businesses of every kind. */
function plainLines(copy: Copy): string[] {
  const { items, news } = promoOf(copy);
  const thing = copy.what ?? items[0]?.what ?? news;
  const some = thing === undefined || /s$/.test(thing) ? thing : withArticle(thing);
  return thing === undefined
    ? []
    : [
        `${capital(thing)}, done well`,
        `Looking for ${some}?`,
        `Your ${thing} ${isMany(thing) ? "are" : "is"} waiting`,
        `${capital(thing)}: see for yourself`,
        `Time for ${some}?`,
      ];
}

const mostInHeadline = 30;
const mostInSubject = 55;

function headlinesOf(copy: Copy): string[] {
  const { limit, trade } = promoOf(copy);
  const most = limit?.of === "characters" ? limit.most : mostInHeadline;
  const acts = {
    come: "Visit us today",
    table: "Book your table",
    book: "Book your appointment",
    join: "Save your place",
    call: "Call us today",
    order: copy.link === undefined ? "Order yours today" : "Order online today",
  } as const;
  const act = tradeOf(trade)?.act;
  const slogans = (tradeOf(trade)?.slogans ?? []).slice(0, -1);
  const all = [
    ...toldLines(copy),
    ...(copy.name === undefined ? [] : [copy.name]),
    ...(act === undefined ? [] : [acts[act]]),
    ...slogans,
    ...plainLines(copy),
  ];
  return unique(all).filter((line) => line.length <= most);
}

function subjectsOf(copy: Copy): string[] {
  const { trade, occasion, limit } = promoOf(copy);
  const most = limit?.of === "characters" ? limit.most : mostInSubject;
  const hooks = [...(occasionOf(occasion)?.hooks ?? []), ...(tradeOf(trade)?.hooks ?? [])].map(
    (line) => line.replace(/\.$/, ""),
  );
  const matter = promoTitle(copy);
  const about =
    copy.what === undefined
      ? []
      : [
          `Have you seen our ${copy.what.replace(/^(?:our|the|my) /i, "")}?`,
          `${capital(copy.what.replace(/^(?:our|the|my) /i, ""))}: good news inside`,
          `Something new: ${copy.what.replace(/^(?:our|the|my) /i, "")}`,
        ];
  return unique([
    ...toldLines(copy),
    matter,
    `For you: ${matter.charAt(0).toLowerCase()}${matter.slice(1)}`,
    ...about,
    ...hooks,
    ...plainLines(copy),
  ]).filter((line) => line.length <= most && !/^News$/.test(line) && line.includes(" "));
}

/** Returns the lines that were asked for. */
export function promoLines(copy: Copy): string[] {
  const { form } = promoOf(copy);
  const all =
    form === "slogans"
      ? slogansOf(copy)
      : form === "subjects"
        ? subjectsOf(copy)
        : headlinesOf(copy);
  const count = copy.lines ?? (form === "slogans" ? 4 : 3);
  return rotated(all, copy.variant * count).slice(0, count);
}
