import type { Copy } from "../copy.ts";
import { blankPromo, type Promo } from "./promo.ts";

/** What the sentences of a promotion depend on. */

export const promoOf = ({ promo }: Copy): Promo => promo ?? blankPromo;

/** One of several wordings. */
export const choose = (all: readonly string[], at: number): string => all[at % all.length] ?? "";

/** Whether it tells something in sentences, and offers nothing. */
export function isNoticeOnly(copy: Copy): boolean {
  const { offer, items, news, opening, act } = promoOf(copy);
  return (
    copy.statements.length > 0 &&
    items.length === 0 &&
    [offer, news, opening, act, copy.what].every((one) => one === undefined)
  );
}

/** Whether it is read by everyone, and not sent to someone. */
export const isPosted = (copy: Copy): boolean =>
  copy.channel !== "e-mail" &&
  copy.channel !== "letter" &&
  copy.channel !== "text" &&
  copy.channel !== "WhatsApp";

/** The record with these values of its promotion. */
export const withPromo = (copy: Copy, promo: Partial<Promo>): Copy => ({
  ...copy,
  promo: { ...promoOf(copy), ...promo },
});
