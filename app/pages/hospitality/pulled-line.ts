import { type HotelLine, hospitality } from "#content/services/hospitality.ts";
import { hoursAfterTen, lanes, marksOf } from "./night.ts";

/** The messages of an interface that is down for part of the night. */
export type PulledLine = HotelLine & {
  /** Messages that could not be sent during that time, in hours after 22:00. */
  stuck: readonly number[];
  /** Clock time of the first of them, or of the next message if there was none during that time. */
  first: string;
};

const clock = (hoursAfterTenPm: number): string => {
  const minutes = Math.round(hoursAfterTenPm * 60) + 22 * 60;
  const part = (value: number) => String(value).padStart(2, "0");
  return `${part(Math.floor(minutes / 60) % 24)}:${part(minutes % 60)}`;
};

export const { down, up } = hospitality.interfaces;

/** Each interface of the page, down from `down` to `up`. Throws if the drawing does not have it. */
export const pulledLines: readonly PulledLine[] = hospitality.interfaces.items.map((line) => {
  const lane = lanes.find(({ name }) => name === line.name);
  if (lane === undefined) throw new Error(`The night has no line “${line.name}”.`);
  const after = marksOf(lane.spans).filter((mark) => mark >= hoursAfterTen(down));
  const stuck = after.filter((mark) => mark < hoursAfterTen(up));
  return { ...line, stuck, first: clock(after[0] ?? 0) };
});
