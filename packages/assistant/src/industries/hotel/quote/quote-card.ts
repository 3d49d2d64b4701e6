import type { CardPicture, ReplyCard } from "@brightkeel/contracts";
import { counted, dollars, spoken } from "../../../dialogue/reply/reply.ts";
import { addDays, parseIsoDate } from "../../../understanding/slots.ts";
import { bedsOf, breakfastOf, type Offer, type Stay } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import type { Room } from "../rooms/rooms.ts";
import { titled } from "./quote-words.ts";

/** The card below a quote: the stay, the rate of each night, and the items of the total. */

const day = (iso: string): string => spoken(parseIsoDate(iso));

/** The calculation of breakfast: “2 × 2 × $16”; with children, the number of mornings and the price of each. */
const breakfastSum = (stay: Stay): string =>
  stay.ages === undefined
    ? `${stay.guests} × ${stay.nights} × ${dollars(hotelRules.breakfast)}`
    : `${stay.nights} × ${dollars(breakfastOf(stay) / stay.nights)}`;

/** The card picture of a room. */
const pictureOf = ({ id }: Room): CardPicture => (id === "suite" ? id : `${id}-room`);

/** Lists what a quote is made of. */
export function quoteCard(
  stay: Stay,
  { rooms: set, nights, discount, total, extras }: Offer,
): ReplyCard {
  const { arrival, guests, breakfast } = stay;
  const mostNights = 7;
  const [first] = set;
  const each = `${bedsOf(stay)} × ${stay.nights} × `;
  return {
    kind: "quote",
    title: titled(set),
    badge: "Sample",
    ...(first && { picture: pictureOf(first.room) }),
    rows: [
      { label: "Arrival", value: day(arrival) },
      { label: "Departure", value: day(addDays(arrival, stay.nights)) },
      { label: "Guests", value: String(guests) },
      ...nights.slice(0, mostNights).map(({ date, rates }) => ({
        label: `${day(date).slice(0, 3)} ${Number(date.slice(8))}`,
        value: rates
          .map((rate, index) => {
            const count = set[index]?.count ?? 1;
            return `${count > 1 ? `${count} × ` : ""}${dollars(rate)}`;
          })
          .join(" + "),
      })),
      ...(nights.length > mostNights
        ? [{ label: counted(nights.length - mostNights, "further night"), value: "as above" }]
        : []),
      ...(discount
        ? [
            {
              label: `${discount.percent}% off for ${discount.why}`,
              value: `−${dollars(discount.amount)}`,
            },
          ]
        : []),
      ...(breakfast ? [{ label: "Breakfast", value: breakfastSum(stay) }] : []),
      ...extras.map(({ label, value }) => ({ label, value: dollars(value) })),
      { label: "City tax", value: `${each}${dollars(hotelRules.cityTax)}` },
      { label: "Total", value: dollars(total), isTotal: true },
    ],
    note: `${breakfast ? "Children aged 6 to 12 pay half for breakfast, and younger ones eat free." : `Without breakfast (${dollars(hotelRules.breakfast)} per person per day).`} The hotel and its rates are made up.`,
  };
}
