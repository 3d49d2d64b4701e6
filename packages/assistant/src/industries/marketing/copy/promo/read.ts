import { says } from "../../drafts/said.ts";
import { aboutOf, bareClause } from "../clauses.ts";
import type { Copy } from "../copy.ts";
import { daysOf, withoutDays } from "../day.ts";
import { withHours } from "../facts.ts";
import { priced } from "../money.ts";
import { withoutSaying } from "../stated.ts";
import { addressIn } from "./address.ts";
import { promoOf, withPromo } from "./basics.ts";
import { withPromoDays } from "./days.ts";
import { formPlace } from "./forms.ts";
import { itemsIn } from "./items.ts";
import { occasionNamed } from "./occasions.ts";
import { withItem, withLonePrice, withOffer } from "./offers.ts";
import type { Item } from "./promo.ts";
import { isStatement, withRest } from "./rest.ts";
import { actIn, isOnlyAct, matterIn, newsIn, openingIn } from "./told.ts";
import { tradeNamed } from "./trades.ts";

/** Takes what a clause tells into the record of a promotion. What it does not understand, it leaves out. */

const asks = /\?|^(?:why|how|what|when|where|who|which|can you|could you|is it|should i)\b/i;
const explicit =
  /^(?:say|mention|add|include|put|tell|write that|also|plus|and|you (?:forgot|left out|dropped|missed|did not|didn'?t)|forgot|where(?:'s| is)|it (?:must|should|has to) say)\b/i;

const job = /\bfor (?:the |a |my |our |their )?([\p{L}][\p{L} -]{2,40}?)(?: (?:we|i) did| job)?$/iu;

/** Reads one clause; `asked` tells whether it belongs to the request or an answer, where plain words are content. */
export function withClause(copy: Copy, clause: string, asked: boolean): Copy {
  // “First one free” is an offer, and orders no text.
  const request = /^(?:the |your )?(?:first|second|next)\b/i.test(clause)
    ? undefined
    : (formRequest(clause) ?? aboutOf(clause));
  const isRequest = request !== undefined;
  const own = bareClause(isRequest ? request.about : clause).replace(forgot, "say ");
  const start: Copy =
    request?.audience === undefined ? copy : { ...copy, audience: request.audience };
  if ((own === "" && !isRequest) || (asks.test(own) && !isRequest && !explicit.test(own)))
    return start;
  return withMatter(start, own, clause, { asked, isRequest });
}

/** “You forgot to say that …”. */
const forgot =
  /^(?:you|u) (?:forgot|missed|left out|dropped)(?: to)?(?: (?:say|mention|add|put|include|write))?(?: that)? (?=\S)/i;
const afterForm = /^(?: ?(?:text|copy))?[\s,:]*(?=for\b|of\b|about\b|$)/i;
/** “A bio for Instagram”: what the text is for, behind its form. */
function formRequest(clause: string): { about: string; audience?: string } | undefined {
  const at = formPlace(clause);
  if (at === undefined || !afterForm.test(clause.slice(at))) return undefined;
  return { about: clause.slice(at).replace(afterForm, "").trim() };
}

function withMatter(
  start: Copy,
  own: string,
  clause: string,
  { asked, isRequest }: { asked: boolean; isRequest: boolean },
): Copy {
  const told = explicit.test(own) || /^\s*(?:oh |ok |but )*(?:and|also|plus)\b/i.test(clause);
  const text = priced(withoutSaying(own));
  let copy = start;
  const isFact =
    told && promoOf(copy).offer !== undefined && isStatement.test(text) && !/%|[€£$]\d/.test(text);
  const offered = isFact ? undefined : withOffer(copy, text);
  if (offered !== undefined) copy = offered;
  const found = itemsIn(offered === undefined ? withoutDays(text) : "");
  if (found.items.length > 0) {
    const promo = promoOf(copy);
    copy = withPromo(copy, { items: found.items.reduce<readonly Item[]>(withItem, promo.items) });
  } else if (found.lone !== undefined)
    copy = withLonePrice(copy, found.lone, /\bfrom\b/i.test(text));
  // “We close at 5 on Fridays” is a sentence of its own, and no day of the offer.
  const isHours =
    isStatement.test(text) &&
    /\b(?:open|close[sd]?|closed|shut|24 ?h)\b/i.test(text) &&
    openingIn(text) === undefined;
  const timely = isHours || /\b24 ?(?:h|\/)/i.test(text) ? "" : text;
  const hour = daysOf(timely).length > 0 ? atHour.exec(timely)?.[1] : undefined;
  if (hour !== undefined) copy = { ...copy, hours: hour };
  copy = withPromoDays(withHours(copy, timely.replace(/[€£$]\d+(?:\.\d+)?/g, " ")), timely);
  const address = addressIn(text);
  if (address !== undefined) copy = { ...copy, address };
  const opening = openingIn(text);
  if (opening !== undefined && (opening !== "opening" || promoOf(copy).opening === undefined))
    copy = withPromo(copy, { opening });
  const act = actIn(text);
  if (act !== undefined && (isOnlyAct(withoutDays(text)) || promoOf(copy).act === undefined))
    copy = withPromo(copy, { act });
  if (act !== undefined && isOnlyAct(withoutDays(text).replace(/\d[\d:.]*(?: ?[ap]m)?/g, "")))
    return copy;
  const news = opening === undefined ? newsIn(text.replace(weekdays, "")) : undefined;
  if (
    news !== undefined &&
    !isVague(news) &&
    !isTradeOnly(news) &&
    offered === undefined &&
    found.items.length === 0
  )
    copy = withPromo(copy, { news });
  else if (
    copy.what === undefined &&
    offered === undefined &&
    opening === undefined &&
    (isRequest || asked)
  ) {
    const matter = matterIn(isRequest ? clause : text);
    if (
      matter !== undefined &&
      (copy.name === undefined || !says(matter, copy.name)) &&
      (promoOf(copy).form === "description" || !isTradeOnly(matter)) &&
      !isOccasionOnly(matter)
    )
      copy = { ...copy, what: matter };
  }
  if (promoOf(copy).form === "review") {
    const done =
      job.exec(text)?.[1] ??
      /\b(?:about|mention) the (\p{L}+(?: (?!by|name)\p{L}+){0,2})$/iu.exec(own)?.[1];
    if (
      done !== undefined &&
      !/^(?:google|facebook|reviews?|customers?|clients?)\b/i.test(done) &&
      promoOf(copy).job === undefined
    )
      copy = withPromo(copy, { job: done });
  }
  return withRest(copy, own, text, {
    told,
    asked,
    isRequest,
    took: JSON.stringify(copy) !== JSON.stringify(start),
  });
}
const isTradeOnly = (text: string): boolean => {
  const trade = tradeNamed(text);
  return (
    trade !== undefined &&
    text
      .replace(/ in \p{Lu}\p{L}+$/u, "")
      .replace(trade.named, "")
      .replace(/[^\p{L}]/gu, "").length < 4
  );
};
/** “Thursdays at 7”. */
const atHour = /\bat (\d{1,2})(?=$|[,!)]|\.(?!\d)| (?:on|every|and|for|in|until|to|next|this)\b)/i;
const weekdays = /\b(?:every |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
const isOccasionOnly = (text: string): boolean => {
  const occasion = occasionNamed(text);
  return (
    occasion !== undefined && text.replace(occasion.named, "").replace(/[^\p{L}]/gu, "").length < 3
  );
};
const isVague = (text: string): boolean =>
  /^(?:customers?|ones?|things?|stuff|website|season|year|idea|text|clients?)$/i.test(text);

/** Whether days are all that a clause tells. */
export const tellsDaysOnly = (clause: string): boolean =>
  daysOf(clause).length > 0 &&
  !/\p{L}{3}/u.test(
    withoutDays(clause).replace(/\b(?:is|it|its|the|on|and|day|date|opening|we|at)\b/gi, " "),
  );
