/** Answers whether something is open at a given time: yes or no first, then the hours, then the alternative. */

/** `from` and `to` are minutes from midnight; `days` are days of the week, of which 1 is Monday. */
export type Span = { readonly days: readonly number[]; readonly from: number; readonly to: number };

export type Opening = {
  id: string;
  /** The name as it appears within a sentence: “the kitchen”. */
  name: string;
  /** Matches a message that names it. */
  named: RegExp;
  spans: readonly Span[];
  /** Its opening hours, in words. */
  hours: string;
  /** The alternative while it is closed, as a separate sentence. */
  otherwise?: string;
};

/** The time a question refers to: a day, an hour, or both. */
export type Moment = { readonly day?: number | undefined; readonly minute?: number | undefined };

const everyDay = [1, 2, 3, 4, 5, 6, 7];
export const daily = (from: string, to: string): Span[] => on(everyDay, from, to);
export const on = (days: readonly number[], from: string, to: string): Span[] => [
  { days, from: minutesOf(from), to: minutesOf(to) },
];

/** Converts “21:30” into minutes from midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export const clock = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

const midnight = 24 * 60;

/** Whether it is always open. */
export const neverCloses = ({ spans }: Opening): boolean =>
  spans.some(({ from, to, days }) => from === 0 && to === midnight && days.length === 7);

/** Minutes before closing from which an answer warns about it. */
const justBefore = 45;

/** Whether it is open at that time; undefined if that depends on a day or hour that was not given. */
function isOpen({ spans }: Opening, { day, minute }: Moment): boolean | undefined {
  const onDay = spans.filter(({ days }) => day === undefined || days.includes(day));
  if (onDay.length === 0) return false;
  if (minute === undefined) return day === undefined ? undefined : true;
  const open = onDay.filter(({ from, to }) => minute >= from && minute < to);
  if (open.length === 0) return false;
  // Open at that time on some days only, so undecided without a day.
  const days = new Set(open.flatMap(({ days: of }) => of));
  return day === undefined && days.size < new Set(onDay.flatMap(({ days: of }) => of)).size
    ? undefined
    : true;
}

/** Answers whether a place is open at a given time; undefined if that cannot be decided. */
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
  const soon =
    minute !== undefined && ends !== undefined && ends < midnight && ends - minute <= justBefore;
  return soon
    ? `Yes, but only just: ${name} closes at ${clock(ends)}.`
    : `Yes, ${at} ${name} is open: ${hours}.`;
}

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Returns the first of several equivalent places, such as those that serve food, that is open at that time. */
export const firstOpen = (openings: readonly Opening[], moment: Moment): Opening | undefined =>
  openings.find((opening) => isOpen(opening, moment) === true);
