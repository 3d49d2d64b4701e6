import { says, shareSaid } from "../../drafts/said.ts";
import type { Copy } from "../copy.ts";
import { daysOf, dayWritten, withoutDays } from "../day.ts";
import { priced } from "../money.ts";
import { promoOf } from "./basics.ts";
import { occasionNamed } from "./occasions.ts";
import type { Promo } from "./promo.ts";
import { withClause } from "./read.ts";

/** Swaps and cuts what a promotion says. */

/** Puts one value in the place of another; undefined if the record has none like it. */
export function swapped(copy: Copy, from: string, to: string): Copy | undefined {
  const old = dayWritten(priced(from)).replace(/^[€£$](?=\d)/, "");
  const value = priced(to).replace(/^[€£$](?=\d)/, "");
  const fresh = daysOf(to).length > 0 ? dayWritten(to) : value;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${RegExp.escape(old)}(?![\\p{L}\\p{N}])`, "giu");
  const put = (value: unknown): unknown =>
    typeof value === "string"
      ? value.replace(pattern, fresh)
      : Array.isArray(value)
        ? value.map(put)
        : typeof value === "object" && value !== null
          ? Object.fromEntries(
              Object.entries(value).map(([key, one]) => [
                key,
                key === "form" || key === "trade" || key === "occasion" ? one : put(one),
              ]),
            )
          : value;
  const { purpose, tone, channel, ...rest } = copy;
  const next: Copy = {
    ...copy,
    ...Object(put(rest)),
    purpose,
    tone,
    ...(channel === undefined ? {} : { channel }),
  };
  if (JSON.stringify(next) !== JSON.stringify(copy)) return next;
  const told = withClause(copy, to, true);
  return JSON.stringify(told) === JSON.stringify(copy) ? undefined : told;
}

const ofDay = /^(?:the )?(?:date|day|days|weekday)s?$/i;
/** Takes a thing out of the record: a value, a sentence, a thing told. */
export function cutPromo(
  copy: Copy,
  what: string,
  last: string,
  render: (copy: Copy) => string,
): Copy {
  const next: Copy = { ...copy };
  const promo: { -readonly [Key in keyof Promo]: Promo[Key] } = { ...promoOf(copy) };
  // “Drop that”: what the clause before it named.
  const isPointed = /^(?:that|it|this|them)$/i.test(what);
  const bare = (isPointed ? last : what).replace(/^(?:the|my|our|that|any) /i, "").trim();
  const days = daysOf(isPointed ? last : what).map(({ text }) => text);
  for (const field of ["on", "from", "until"] as const)
    if (ofDay.test(bare) || days.some((day) => next[field]?.includes(day) === true))
      delete next[field];
  if (ofDay.test(bare))
    next.statements = next.statements.map((line) => `${withoutDays(line).replace(/ ?\.$/, "")}.`);
  if (/^last$/i.test(bare)) return { ...next, statements: next.statements.slice(0, -1) };
  if (/^(?:deadline|end)$/i.test(bare)) delete next.until;
  if (/^(?:time|hours?)$/i.test(bare)) delete next.hours;
  if (/^(?:phone|number|phone number|telephone)$/i.test(bare)) delete next.phone;
  if (/^(?:link|website)$/i.test(bare)) delete next.link;
  if (/^(?:address)$/i.test(bare)) delete next.address;
  if (/^(?:prices?|costs?)(?: at all)?$/i.test(bare)) next.noPrice = true;
  if (
    /\b(?:discount|offer|deal)\b/i.test(bare) ||
    (promo.offer !== undefined && says(promo.offer, bare))
  ) {
    delete promo.offer;
    delete promo.terms;
  }
  if (!isPointed && occasionNamed(bare)?.id === promo.occasion) delete promo.occasion;
  if (promo.news !== undefined && says(promo.news, bare)) delete promo.news;
  if (next.what !== undefined && shareSaid(next.what, bare) >= 0.9) delete next.what;
  promo.items = promo.items.filter((item) => shareSaid(item.what, bare) < 0.9);
  promo.details = promo.details.filter((detail) => shareSaid(detail, bare) < 0.6);
  next.statements = next.statements.filter((line) => shareSaid(line, bare) < 0.6);
  next.promo = promo;
  if (isPointed) return next;
  return says(render(next), bare) || render(next).toLowerCase().includes(bare.toLowerCase())
    ? { ...next, banned: [...next.banned, bare] }
    : next;
}
