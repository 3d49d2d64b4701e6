type TicketClock = {
  received: string;
  answered: string;
  relieved: string;
  stopped: { from: string; to: string };
};

const minutes = (time: string) => {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(":").map(Number);
  return hour * 60 + minute;
};
const between = (from: string, to: string) => minutes(to) - minutes(from);

/** Formats a length in minutes: "19 min", "3 h 23 min". */
export const duration = (length: number) =>
  length < 60 ? `${length} min` : `${Math.floor(length / 60)} h ${length % 60} min`;

/** Returns the readings of a ticket's clock, in minutes. All times are "hh:mm" of one day. */
export function readings({ received, answered, relieved, stopped }: TicketClock) {
  const wall = between(received, relieved);
  const paused = between(stopped.from, stopped.to);
  return { response: between(received, answered), wall, paused, relief: wall - paused };
}
