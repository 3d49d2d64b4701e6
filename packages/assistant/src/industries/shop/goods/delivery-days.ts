import { spoken } from "../../../dialogue/reply/reply.ts";
import { dayOf } from "../../../understanding/calendar.ts";
import { workingDay } from "../../orders/dates.ts";

/** Computes when a parcel ordered today arrives, in working days, and whether that is in time. */

type Day = Temporal.PlainDate;

/** Working days from order to delivery: the earliest and the latest. */
export const waysToSend = {
  standard: [3, 5],
  express: [1, 1],
  abroad: [5, 9],
} as const;
export type Way = keyof typeof waysToSend;

/** Cut-off hour for express shipping on the same day. */
const lastHour = 14;

/** Returns the earliest and the latest delivery date. */
export function arrivalOf(way: Way, now: Date): readonly [Day, Day] {
  const today = dayOf(now);
  const weekend = today.dayOfWeek > 5;
  const late = way === "express" && (weekend || now.getHours() >= lastHour);
  const [first, last] = waysToSend[way];
  return [workingDay(today, first + (late ? 1 : 0)), workingDay(today, last + (late ? 1 : 0))];
}

const isBy = (day: Day, by: Day): boolean => Temporal.PlainDate.compare(day, by) <= 0;

/**
 * Says whether a parcel arrives by the required date, and with which shipping method; without a date, says when it
 * arrives.
 */
export function inTime(
  now: Date,
  { abroad, by }: { abroad: boolean; by: string | undefined },
): string {
  const [first, last] = arrivalOf(abroad ? "abroad" : "standard", now);
  const days = waysToSend[abroad ? "abroad" : "standard"].join("–");
  const express = arrivalOf("express", now)[0];
  if (by === undefined)
    return abroad
      ? `If you order today, it arrives between ${spoken(first)} and ${spoken(last)}, because international delivery takes ${days} working days.`
      : `If you order today, it arrives by ${spoken(last)} (standard, ${days} working days), or on ${spoken(express)} with express.`;
  const wanted = Temporal.PlainDate.from(by);
  const on = spoken(wanted);
  if (isBy(last, wanted))
    return `Yes, ordered today it arrives by ${spoken(last)} at the latest (${days} working days${abroad ? " abroad" : ", standard"}), in time for ${on}.`;
  if (!abroad && isBy(express, wanted))
    return `Yes, with express. Ordered today it arrives on ${spoken(express)}, in time for ${on}. Standard could take until ${spoken(last)}.`;
  if (isBy(first, wanted))
    return `Probably, but not for sure. International delivery takes ${days} working days, so it arrives between ${spoken(first)} and ${spoken(last)}, and ${on} falls in between.`;
  return abroad
    ? `No, international delivery takes ${days} working days, so the earliest is ${spoken(first)}, after ${on}.`
    : `Not by post, since express arrives on ${spoken(express)} at the earliest. Store pickup is ready in two hours.`;
}
