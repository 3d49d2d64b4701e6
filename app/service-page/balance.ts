import { hospitality } from "#content/services/hospitality.ts";

const { carried, day, folios } = hospitality.balance;

/** Expected balance of the guest ledger after the day, in cents. */
export const expected = day.reduce<number>((sum, { cents }) => sum + cents, carried.cents);
/** Difference between that and the folios, in cents. */
export const difference = expected - folios.cents;

const amounts = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });

/** Formats cents as an amount with a typographic minus: "−4,125.00". */
export const amount = (cents: number) => amounts.format(cents / 100).replace("-", "−");
