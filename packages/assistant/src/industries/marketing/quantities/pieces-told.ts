import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Quantity } from "./quantity.ts";
import type { Pieces } from "./roles.ts";
import { figure } from "./words.ts";

/** The printed or sent pieces that a message tells of, with the parts of what they cost. */

const printed = new Set(
  "pcs pieces spots issues flyer flyers flier fliers leaflet leaflets letter letters postcard postcards card cards poster posters brochure brochures sticker stickers mailing mailings menu menus catalogue catalogues bag bags magnet magnets voucher vouchers invitation invitations copies sample samples pens mugs shirts booklet booklets coupon coupons".split(
    " ",
  ),
);
const earns = anywhere(wordList`earn\w*, revenue, sell, sold, profit, bring back, margin`);

/** “3000 flyers, printing 4 cent and giving out 6 cent each”: the pieces, with the sum of all that is paid for them. */
export function piecesIn(
  text: string,
  quantities: readonly Quantity[],
  inMoney: (value: number) => string,
): Pieces | undefined {
  const counted = quantities.find(({ kind, of = "" }) => kind === "count" && printed.has(of));
  if (counted === undefined || earns.test(text.toLowerCase())) return undefined;
  const { value: many } = counted;
  const of = nameOf(counted.of ?? "", text);
  const paid = quantities.filter(
    (one) =>
      one.kind === "money" ||
      isBarePrice(one) ||
      (one.kind === "bare" && /\b(?:plus|and)$/.test(one.lead)),
  );
  const thousand = paid.find(({ per }) => per === "thousand");
  const ofEach = paid.filter(
    (one) =>
      isBarePrice(one) ||
      (one.per !== "thousand" &&
        one.kind === "money" &&
        one.period === undefined &&
        (one.per !== undefined || /(?:\bat|@)$/.test(one.lead) || one.value < 1)),
  );
  const fixed = paid.filter(
    (one) => !ofEach.includes(one) && one !== thousand && one.period === undefined,
  );
  const hours = quantities.find(({ kind, of: unit }) => kind === "time" && unit === "hour")?.value;
  const hourly = paid.find(({ period }) => period === "hour")?.value;
  const labour = hours !== undefined && hourly !== undefined ? hours * hourly : 0;
  const each = ofEach.reduce((sum, { value }) => sum + value, 0);
  const byThousand = thousand === undefined ? 0 : (many / 1000) * thousand.value;
  const total =
    byThousand + many * each + fixed.reduce((sum, { value }) => sum + value, 0) + labour;
  if (total === 0) return { value: many, of, total, text: "" };
  const eachText = ofEach.map(({ value }) => inMoney(value)).join(" + ");
  const parts = [
    each > 0 && `${figure(many)} × ${ofEach.length > 1 ? `(${eachText})` : eachText}`,
    ...fixed.map(({ value }) => inMoney(value)),
    byThousand > 0 && `${figure(many / 1000)} × ${inMoney(thousand?.value ?? 0)}`,
    labour > 0 && `${figure(hours ?? 0)} hours × ${inMoney(hourly ?? 0)}`,
  ].filter((part) => part !== false);
  return { value: many, of, total, text: parts.join(" + ") };
}

/** “Flyer 5000 pcs” counts flyers. */
function nameOf(of: string, text: string): string {
  if (!/^(?:pcs|pieces|copies)$/.test(of)) return of;
  const named = /\b(flyer|leaflet|letter|postcard|card|poster|brochure)s?\b/i.exec(text)?.[1];
  return named === undefined ? "pieces" : `${named.toLowerCase()}s`;
}

/** “Stamp 0.85, paper 0.10”: a small decimal without a unit is a price, not a count. */
const isBarePrice = ({ kind, value, period }: Quantity): boolean =>
  kind === "bare" && period === undefined && value < 10 && !Number.isInteger(value);
