import { later } from "../../../understanding/calendar.ts";
import type { Kind } from "./occasion.ts";

/** The steps that lead up to a day, from which everything that is asked of an agenda follows. */

type Day = Temporal.PlainDate;

/** What a step is done with; a visitor may have none of it. */
export const means = [
  "decide",
  "window",
  "tell",
  "post",
  "ads",
  "remind",
  "last",
  "map",
  "neighbours",
  "press",
  "flyers",
  "posters",
  "after",
] as const;
export type Means = (typeof means)[number];

export type Planned = {
  readonly by: Means;
  /** Days before the occasion. */
  readonly before: number;
  readonly what: string;
  readonly hours: number;
  /** What it costs at least, in the visitor's currency. */
  readonly cost: number;
  /** 1 for the steps that matter most. */
  readonly rank: 1 | 2 | 3;
};
/** `until` is the day on which ads have ended. */
export type Step = Planned & { readonly on: Day; readonly until?: Day };

const step = (
  by: Means,
  before: number,
  rank: 1 | 2 | 3,
  hours: number,
  cost: number,
  what: string,
): Planned => ({ by, before, rank, hours, cost, what });

const planned: Readonly<Record<Kind, readonly Planned[]>> = {
  gift: [
    step("decide", 28, 1, 2, 0, "choose two or three things to pre-order, and their prices"),
    step("window", 21, 1, 2, 15, "put them in the window and by the till, with an order list"),
    step("tell", 17, 1, 1, 0, "tell your regulars by message or e-mail that orders are open"),
    step("post", 10, 2, 2, 0, "post a picture of the real thing with its price"),
    step("ads", 8, 3, 1, 50, "ads within three miles, until the last day for orders"),
    step("remind", 5, 2, 1, 0, "remind everyone of the last day for orders"),
    step("last", 3, 1, 0, 0, "last day for orders"),
    step("after", -3, 3, 1, 0, "count what came from where, and note it for next year"),
  ],
  opening: [
    step("map", 28, 1, 2, 0, "set up the map listing with the day, the hours and ten photos"),
    step("window", 24, 1, 1, 20, "a sign in the window: what opens here, and when"),
    step("neighbours", 18, 2, 4, 20, "visit ten neighbours and offices with a card or a taste"),
    step("post", 14, 2, 2, 0, "post the works twice a week, also in local groups"),
    step("press", 12, 3, 1, 0, "five lines and a photo to the local paper"),
    step("flyers", 7, 2, 4, 60, "500 flyers in the streets around, with an opening offer"),
    step("ads", 5, 3, 1, 50, "ads within three miles, until the opening"),
    step("tell", 2, 1, 1, 0, "invite everyone you know by message"),
    step("after", -7, 1, 1, 0, "ask the first happy customers for a review"),
  ],
  event: [
    step("decide", 28, 1, 2, 0, "settle the day, the price and how to book, in one place"),
    step("tell", 24, 1, 1, 0, "tell people who know you, before anyone else"),
    step("posters", 21, 2, 3, 30, "posters in ten places where your people go"),
    step("press", 18, 3, 1, 0, "five lines and a photo to the paper and the event calendars"),
    step("post", 14, 2, 2, 0, "post it, also in local groups"),
    step("ads", 8, 3, 1, 50, "ads within five miles, until the day before"),
    step("remind", 3, 1, 1, 0, "remind everyone, and say how many places are left"),
    step("last", 1, 2, 0, 0, "last bookings, so that you can count the chairs"),
    step("after", -2, 2, 1, 0, "thank everyone who came, with the next date"),
  ],
  launch: [
    step("decide", 21, 1, 2, 0, "settle the price, and take three good photos"),
    step("tell", 14, 1, 1, 0, "tell your regulars first, so that they can have it early"),
    step("window", 7, 1, 1, 15, "put it in the window, with the day and the price"),
    step("post", 5, 2, 2, 0, "post the photos, one every other day"),
    step("ads", 3, 3, 1, 50, "ads within three miles, before and after the day"),
    step("after", -14, 2, 1, 0, "ask the first buyers what they think, and for a review"),
  ],
  quiet: [
    step("decide", 18, 1, 1, 0, "settle one offer for the quiet days only, with its last day"),
    step("tell", 12, 1, 1, 0, "tell your regulars by message, and put their dates in at once"),
    step("window", 9, 1, 1, 10, "put it in the window and by the till"),
    step("post", 6, 2, 1, 0, "post it with a picture, and on the map listing"),
    step("ads", 2, 3, 1, 50, "ads within three miles, on the days before the emptiest ones"),
    step("remind", -5, 2, 1, 0, "message with the free times two days ahead, and so every week"),
    step("after", -21, 3, 1, 0, "compare with last year, and stop what brought no one"),
  ],
};

/** Below this a budget buys no ads that teach anything. */
export const leastForAds = 40;
const fewest = 3;
/** More money runs for longer, not dearer: nobody needs to see an ad five times a day. */
export const mostADay = 20;
const mostDays = 21;
/** For so many days ads run after the day, and before it they end. */
const adsEndAfter: Readonly<Record<Kind, number>> = {
  gift: -2,
  opening: 0,
  event: 0,
  launch: 7,
  quiet: 0,
};

type Told = { budget?: number; without: ReadonlySet<Means>; few: boolean };

/**
 * Returns the steps in their order. If less time is left than they need, they move together; ads take what the budget
 * leaves after the other steps.
 *
 * @param without what the visitor has not, or does not want.
 */
export function stepsFor(
  kind: Kind,
  date: Day,
  today: Day,
  { budget, without, few }: Told,
): Step[] {
  const all = planned[kind]
    .filter(({ by }) => by !== "ads" && !without.has(by))
    .toSorted((one, other) => other.before - one.before);
  const most = Math.max(1, ...all.map(({ before }) => before));
  const left = Math.max(1, today.until(date).days - 1);
  const factor = Math.min(1, left / most);
  const ranked = few
    ? all
        .filter(({ before }) => before > 0)
        .toSorted((one, other) => one.rank - other.rank)
        .slice(0, fewest)
    : all;
  const steps: Step[] = all
    .filter((one) => ranked.includes(one))
    .map((one) => ({
      ...one,
      on: later(
        date,
        -(one.before > 0 ? Math.max(1, Math.round(one.before * factor)) : one.before),
      ),
    }));
  const isFull = few && steps.length === fewest;
  const ads = isFull || without.has("ads") ? undefined : adsFor(kind, date, left, budget, steps);
  return ads === undefined
    ? steps
    : [...steps, ads].toSorted((one, other) => Temporal.PlainDate.compare(one.on, other.on));
}

/** Ads with the money that is left: more money runs for longer, as far as days are left. */
function adsFor(
  kind: Kind,
  date: Day,
  left: number,
  budget: number | undefined,
  steps: readonly Step[],
): Step | undefined {
  const ads = planned[kind].find(({ by }) => by === "ads");
  const money = (budget ?? 0) - costOf(steps);
  if (ads === undefined || money < leastForAds) return undefined;
  const after = adsEndAfter[kind];
  const days = Math.min(mostDays, Math.max(ads.before + after, Math.ceil(money / mostADay)));
  const before = after > 0 ? ads.before : days - after;
  const on = later(date, -Math.min(left, before));
  const until = later(date, after > 0 ? days - ads.before : after);
  return on.until(until).days < 1 ? undefined : { ...ads, on, until };
}

/** What steps cost at least, without ads. */
export const costOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { by, cost }) => sum + (by === "ads" ? 0 : cost), 0);

/** What to do if it goes badly. */
export const otherwise: Readonly<Record<Kind, string>> = {
  gift: "If orders are few a week before: offer one smaller thing at a lower price, and write to your regulars personally. Whatever is left goes into the window on the day itself.",
  opening:
    "If few come in the first week: don’t lower the price. Hand out a taste or a card in front of the door, and visit the offices around again.",
  event:
    "If few have booked a week before: call ten people who’d come and let each bring a friend. Under half full, make the room smaller, not the ticket cheaper.",
  launch:
    "If few buy it in the first two weeks: ask five who didn’t why. It’s mostly the photo or the name, seldom the price.",
  quiet:
    "If no one takes it: the offer isn’t the point, the time is. Ask five regulars which hour would suit them, and open that one instead.",
};
