import { returned, type SampleOrder } from "../../orders/sample-order.ts";

/** Fictional tickets of the sample help desk. Days and hours count back from now. */
export const sampleTickets = [
  {
    number: "PL-2041",
    title: "Calendar sync stops after a password change",
    state: "Waiting for you",
    priority: "normal",
    opened: 2,
    note: "Engineering is asking whether “Reconnect” under “Settings”, “Connections” brought it back.",
  },
  {
    number: "PL-1987",
    title: "Export of a large board is empty",
    state: "In progress",
    priority: "high",
    opened: 4,
    note: "The cause has been found; the fix goes out with Tuesday’s release.",
  },
  {
    number: "PL-1930",
    title: "Invoice shows the old company name",
    state: "Solved",
    priority: "normal",
    opened: 11,
    note: "A corrected invoice was sent by e-mail.",
  },
] as const;

/** Prices per person and month. */
export const plans = [
  { name: "Free", price: 0, most: 3 },
  { name: "Team", price: 9, most: Number.POSITIVE_INFINITY },
  { name: "Business", price: 16, most: Number.POSITIVE_INFINITY },
] as const;
/** The discount on every plan that is paid yearly, in percent. */
export const yearlyDiscount = 20;

/** When the desk is staffed, in minutes of the day, UTC; Monday is 1. */
export const deskHours = { from: 7 * 60, to: 21 * 60, lastDay: 5 } as const;

/** Shipping prices of the wall displays that the desk also sells, in US dollars. */
export const displayPrices = {
  standardShipping: 6,
  expressShipping: 15,
  freeShippingFrom: 100,
} as const;

/** The desk also sells wall displays, so it has orders. */
export const sampleDisplayOrders: readonly SampleOrder[] = [
  {
    number: "PB-7714",
    item: "Wall display 32",
    total: 420,
    ordered: 2,
    arrives: -2,
    state: "on its way",
    note: "Handed to the carrier last night.",
  },
  {
    number: "PB-7731",
    item: "Two desk displays",
    total: 298,
    ordered: 0,
    arrives: -5,
    state: "preparing",
    note: "It’s being packed and can still be changed.",
  },
  returned({ number: "PB-7602", item: "Wall mount", total: 59, ordered: 27, arrives: 6 }),
  {
    number: "PB-7588",
    item: "Desk display",
    total: 149,
    ordered: 16,
    arrives: 12,
    state: "delivered",
    note: "Signed for at reception.",
  },
];
