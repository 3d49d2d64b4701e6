import { offerIn } from "../../drafts/brief/offer.ts";
import { says, shareSaid } from "../../drafts/said.ts";
import { saidToCustomer } from "../../drafts/voice.ts";
import type { Copy } from "../copy.ts";
import { priced } from "../money.ts";
import { promoOf, withPromo } from "./basics.ts";
import type { Item } from "./promo.ts";

/** Takes offers and prices into the record. */

/** Adds a thing with its price, in place of the same one. */
export function withItem(items: readonly Item[], item: Item): Item[] {
  const at = items.findIndex(
    ({ what }) => shareSaid(what, item.what) >= 0.6 || shareSaid(item.what, what) >= 0.6,
  );
  return at < 0
    ? [...items, item]
    : items.map((one, index) => (index === at ? { ...item, what: one.what } : one));
}

const share = /\b\d{1,2} ?%|[€£$]\d+(?:\.\d\d)?/;
/** Takes in an offer; “make it 20%” keeps what the old one was for. */
export function withOffer(copy: Copy, text: string): Copy | undefined {
  const promo = promoOf(copy);
  const found = offerIn(text);
  if (found === undefined) {
    const lone =
      /^(?:(?:make it|it'?s|no|now|only|is|the discount is|discount|change (?:it )?to) )*(\d{1,2} ?%)(?: off)?$/i.exec(
        text.trim(),
      )?.[1];
    return lone === undefined || promo.offer === undefined
      ? undefined
      : withPromo(copy, { offer: promo.offer.replace(share, lone.replace(" ", "")) });
  }
  const offer = saidToCustomer(priced(found.offer))
    .replace(/^(?:one|1) (?=free)/i, "a ")
    .replace(/^their /i, "your ")
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const isBare = /^(?:\d{1,2}%|[€£$]\d+\S*) (?:off|discount)$/i.test(offer);
  if (isBare && promo.offer !== undefined && share.test(promo.offer) && found.terms === undefined)
    return withPromo(copy, { offer: promo.offer.replace(share, share.exec(offer)?.[0] ?? "") });
  if (promo.offer !== undefined && says(promo.offer.toLowerCase(), offer.toLowerCase()))
    return copy;
  const { terms: _terms, ...rest } = promo;
  const terms =
    found.terms === undefined
      ? undefined
      : saidToCustomer(found.terms).replace(/^(?:on|from|at) \d.*$/, "");
  return {
    ...copy,
    promo: {
      ...rest,
      offer,
      ...(terms === undefined || terms === "" ? {} : { terms }),
    },
  };
}

/** A price alone belongs to the only thing, or to what the text is about. */
export function withLonePrice(copy: Copy, price: string, from: boolean): Copy {
  const promo = promoOf(copy);
  const [only, ...others] = promo.items;
  if (only !== undefined && others.length === 0)
    return withPromo(copy, { items: [{ ...only, price }] });
  const { what, ...rest } = copy;
  return what === undefined || promo.news !== undefined
    ? { ...copy, price }
    : withPromo(rest, {
        items: [...promo.items, { what: what.replace(/^(?:our|my|the) /i, ""), price, from }],
      });
}
