/** What is open when, and whether it is at a time that somebody names: yes or no first, the hours, then what there is instead. */

/** Minutes of a day, from `from` to `to`, on these days; 1 is Monday. */
export type Span = { readonly days: readonly number[]; readonly from: number; readonly to: number };

export type Opening = {
  id: string;
  /** As the beginning of a sentence goes on with it: “the kitchen”. */
  name: string;
  /** Words by which a message names it. */
  named: RegExp;
  spans: readonly Span[];
  /** Its hours, as they are said. */
  hours: string;
  /** What there is while it is closed, in a sentence of its own. */
  otherwise?: string;
};

/** A moment that somebody asks about: a day, an hour, or both. */
export type Moment = { readonly day?: number | undefined; readonly minute?: number | undefined };

const everyDay = [1, 2, 3, 4, 5, 6, 7];
export const daily = (from: string, to: string): Span[] => on(everyDay, from, to);
export const on = (days: readonly number[], from: string, to: string): Span[] => [
  { days, from: minutesOf(from), to: minutesOf(to) },
];

/** “21:30” as minutes of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export const clock = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

/** Whoever comes so few minutes before the end should know it. */
const justBefore = 45;

/** Whether it is open then; undefined where that depends on what nobody said. */
function isOpen({ spans }: Opening, { day, minute }: Moment): boolean | undefined {
  const onDay = spans.filter(({ days }) => day === undefined || days.includes(day));
  if (onDay.length === 0) return false;
  if (minute === undefined) return day === undefined ? undefined : true;
  const open = onDay.filter(({ from, to }) => minute >= from && minute < to);
  if (open.length === 0) return false;
  // Open on some days and closed on others: the day decides.
  const days = new Set(open.flatMap(({ days: of }) => of));
  return day === undefined && days.size < new Set(onDay.flatMap(({ days: of }) => of)).size
    ? undefined
    : true;
}

/** Yes or no for one thing at one moment. Undefined where neither is certain. */
export function openAnswer(opening: Opening, moment: Moment): string | undefined {
  const open = isOpen(opening, moment);
  if (open === undefined) return undefined;
  const { name, hours, otherwise, spans } = opening;
  const { day, minute } = moment;
  const at = [
    minute === undefined ? undefined : `at ${clock(minute)}`,
    day === undefined ? undefined : `on ${dayNames[day - 1]}`,
  ]
    .filter((part) => part !== undefined)
    .join(" ");
  if (!open)
    return `No, ${at} ${name} is closed: ${hours}.${otherwise === undefined ? "" : ` ${otherwise}`}`;
  const ends = spans.find(
    ({ days, from, to }) =>
      (day === undefined || days.includes(day)) &&
      (minute === undefined || (minute >= from && minute < to)),
  )?.to;
  const soon = minute !== undefined && ends !== undefined && ends - minute <= justBefore;
  return soon
    ? `Yes, but only just: ${name} closes at ${clock(ends)}.`
    : `Yes, ${at} ${name} is open: ${hours}.`;
}

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Of several that serve the same, such as food, the first that is open then. */
export const firstOpen = (openings: readonly Opening[], moment: Moment): Opening | undefined =>
  openings.find((opening) => isOpen(opening, moment) === true);
