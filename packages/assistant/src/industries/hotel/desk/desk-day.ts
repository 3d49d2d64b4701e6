import { readValues } from "../../../dialogue/message/values.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { addDays, isoDate } from "../../../understanding/slots.ts";
import { byNumber } from "../../orders/references.ts";
import { quotedIn } from "../quote/pass-on.ts";
import { sampleBookings } from "../rooms/bookings.ts";
import { roomIn } from "../stay/stated.ts";
import type { DeskOrder } from "./desk-noted.ts";
import { isRide } from "./desk-services.ts";
import { arrivalDay, type EndOfStay, isOfArrival } from "./ride-days.ts";

/** The day on which a service of the desk is wanted. */
export type DayOfService = {
  /** As `YYYY-MM-DD`; undefined if it is open, or that of departure. */
  readonly day?: string;
  /** Whether it is for the arrival, or for the departure. */
  readonly comes: boolean;
  readonly leaves: boolean;
  /** The day of departure, as `YYYY-MM-DD`; undefined if it is not known. */
  readonly departure?: string;
};

/** What a message says about a service, and what was said of it before. */
export type Wanted = {
  readonly services: readonly string[];
  readonly hour?: number;
  /** The end of the stay that the message names. */
  readonly end?: EndOfStay;
  /** The day that the message names, as `YYYY-MM-DD`. */
  readonly date?: string;
  /** The order that the message changes. */
  readonly again?: DeskOrder;
  /** The messages before, in which its day may stand. */
  readonly recent: readonly string[];
};

const noon = 12 * 60;
/** Before noon these are for the day of departure. */
const ofLeaving: ReadonlySet<string> = new Set(["a taxi", "a car", "a breakfast bag"]);

/** Returns the day of a service: as told, that of arrival or departure, or the next day for a guest in the house. */
export function dayFor(turn: Turn, wanted: Wanted): DayOfService {
  const { services, hour, end, date, again, recent } = wanted;
  const inHouse = roomIn(turn) !== undefined;
  const stay = quotedIn(turn)?.stay;
  const rides = end === undefined && date === undefined && services.some(isRide);
  const comes =
    !inHouse &&
    (end === "arrival" || (rides && (again?.comes === true || isOfArrival(turn, hour))));
  const known = again?.day ?? dayIn(recent, turn, stay?.arrival);
  const told = end === "departure" ? undefined : (date ?? (comes ? undefined : known));
  const early =
    hour !== undefined && hour < noon && services.every((service) => ofLeaving.has(service));
  const open = told === undefined && !inHouse && !comes;
  const leaving = end === "departure" || (open && early);
  const quoted = leaving && stay ? addDays(stay.arrival, stay.nights) : undefined;
  if (end === "departure" || quoted !== undefined) {
    const departure = quoted ?? bookedDeparture(turn);
    return { comes, leaves: true, ...(departure === undefined ? {} : { departure }) };
  }
  const onArrival = comes ? (arrivalDay(turn, hour) ?? known) : undefined;
  const day = told ?? onArrival ?? (inHouse ? nextAt(turn, hour) : undefined);
  return { comes, leaves: false, ...(day === undefined ? {} : { day }) };
}

/** The last day that earlier messages name, apart from the arrival of the quote. */
const dayIn = (recent: readonly string[], { now }: Turn, arrival?: string): string | undefined =>
  recent
    .map((text) => readValues(text, now).dates[0]?.date)
    .findLast((found) => found !== undefined && found !== arrival);

/** The day on which that hour comes next, for a guest in the house. */
function nextAt({ now }: Turn, hour: number | undefined): string | undefined {
  if (hour === undefined) return undefined;
  const passed = hour <= now.getHours() * 60 + now.getMinutes();
  return addDays(isoDate(now), passed ? 1 : 0);
}

/** The day on which a known booking ends. */
function bookedDeparture({ state, now }: Turn): string | undefined {
  const booking = byNumber(sampleBookings, String(state.figures?.booking ?? ""));
  return booking && addDays(isoDate(now), booking.arrives + booking.nights);
}
