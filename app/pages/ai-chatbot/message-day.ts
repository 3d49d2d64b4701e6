/** A made-up day of twelve messages, and how three kinds of support answer them. Hours count from midnight. */

export type Message = {
  asked: number;
  /** Hour of the answer; above 24 means the next day, and undefined never. */
  answered: number | undefined;
  /** Set if a person answers instead of the bot. */
  person?: true;
};

export const office = { opens: 9, closes: 17 } as const;

const asked = [0.6, 2.9, 6.4, 8.2, 9.7, 11, 12.3, 14.6, 16.5, 18.8, 20.5, 22.3] as const;

/** How long a person takes for one answer, in hours. */
const handling = 0.75;

/** Indexes of the messages whose words are on the keyword list. */
const onTheList: ReadonlySet<number> = new Set([0, 3, 4, 7, 9, 10]);

/** Indexes of the messages that a person answers better. */
const forPeople: ReadonlySet<number> = new Set([5, 9]);

/**
 * Returns when a person can start an answer: `from` if it can be finished in office hours, otherwise when the office
 * next opens.
 */
function nextFree(from: number): number {
  const day = Math.floor(from / 24) * 24;
  if (from < day + office.opens) return day + office.opens;
  return from + handling > day + office.closes ? day + 24 + office.opens : from;
}

/** Answers by hand, in the order of arrival. */
function byHand(): Message[] {
  let free = 0;
  return asked.map((hour) => {
    free = nextFree(Math.max(hour, free)) + handling;
    return { asked: hour, answered: free };
  });
}

const byKeyword = (): Message[] =>
  asked.map((hour, index) => ({ asked: hour, answered: onTheList.has(index) ? hour : undefined }));

const bySources = (): Message[] =>
  asked.map((hour, index) =>
    forPeople.has(index)
      ? { asked: hour, answered: nextFree(hour) + handling, person: true }
      : { asked: hour, answered: hour },
  );

/** The days in the order of the comparison’s slides. */
export const messageDays: readonly (readonly Message[])[] = [byHand(), byKeyword(), bySources()];
