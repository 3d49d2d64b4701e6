import type { DraftTurn, FlowSlots, FlowState } from "../../../dialogue/types.ts";
import {
  addDays,
  type DateSlot,
  daysBetween,
  isoDate,
  parseIsoDate,
} from "../../../understanding/slots.ts";
import { monthIn } from "./stay-weekends.ts";

/** “In early January”, then “the 6th”: a day without a month takes the month given before. */
export function inMonthTold(
  { state, now }: DraftTurn,
  { slots: { arrival } }: FlowState,
  day: DateSlot,
): DateSlot {
  if (arrival !== undefined) return day;
  const number = Number(bareDay.exec(day.text)?.[1] ?? 0);
  const { figures } = state;
  const stated = state.exchanges
    .slice(-monthLately)
    .map(({ visitor }) => monthIn(visitor.toLowerCase(), now))
    .findLast((one) => one !== undefined);
  const month = stated === undefined ? undefined : parseIsoDate(stated);
  if (month && bareWeekday.test(day.text) && day.date < month.toString()) {
    const from = parseIsoDate(day.date);
    const first = month.add({ days: (from.dayOfWeek - month.dayOfWeek + 7) % 7 });
    const by = daysBetween(day.date, first.toString());
    return {
      ...day,
      date: first.toString(),
      ...(day.until === undefined ? {} : { until: addDays(day.until, by) }),
    };
  }
  if (day.until !== undefined) return spanIn(month ?? eventMonth(figures), day, now);
  if (number < 1 || !month || number > month.daysInMonth) return day;
  const date = month.with({ day: number }).toString();
  return date < isoDate(now) ? day : { ...day, date };
}
/** “Overnight from the 19th to the 20th”, of the meeting on 20 January. */
const eventMonth = (figures: FlowSlots = {}): Temporal.PlainDate | undefined =>
  figures.eventDay === undefined ? undefined : parseIsoDate(String(figures.eventDay));
const bareSpan =
  /^(?:(?:on|from) )?(?:the )?(\d{1,2})(?:st|nd|rd|th)? ?(?:to|-|–|until|till?) ?(?:the )?(\d{1,2})(?:st|nd|rd|th)?$/i;
/** Days without a month, in the month that was told; as they are if they name one, or lie in the past there. */
function spanIn(month: Temporal.PlainDate | undefined, day: DateSlot, now: Date): DateSlot {
  const [, from, to] = bareSpan.exec(day.text) ?? [];
  if (!month || from === undefined || to === undefined || Number(to) <= Number(from)) return day;
  if (Number(to) > month.daysInMonth) return day;
  const date = month.with({ day: Number(from) }).toString();
  return date < isoDate(now)
    ? day
    : { ...day, date, until: month.with({ day: Number(to) }).toString() };
}
const bareDay =
  /^(?:(?:on|the|from|mon|tue|wed|thu|fri|sat|sun)[a-z]* )*(\d{1,2})(?:st|nd|rd|th)$/i;
/** “Monday to Friday”, and no “next Monday”. */
const bareWeekday =
  /^(?:(?:on|the|from|a) )*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: ?(?:to|-|until|till|til|through) ?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)?$/i;
const monthLately = 3;
