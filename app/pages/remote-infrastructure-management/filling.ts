import { remoteInfrastructureManagement } from "#content/services/remote-infrastructure-management.ts";

const { free, grown } = remoteInfrastructureManagement.runBook.sum;

/** Hours within which a full disk wakes the engineer, and the owner once the reserve is used up. */
export const engineerWithin = 8;
export const ownerWithin = 4;
/** Within thirty days it becomes a ticket. */
export const ticketWithin = 30 * 24;

export type Filling = {
  /** Hours until the disk is full, now and after the reserve has been added. */
  now: number;
  afterGrowing: number;
  reaches: "owner" | "engineer" | "ticket" | "report";
};

/** What a fill rate in gigabytes an hour leads to. */
export function fillingAt(rate: number): Filling {
  const now = free / rate;
  const afterGrowing = (free + grown) / rate;
  const reaches =
    now > ticketWithin
      ? "report"
      : now > engineerWithin
        ? "ticket"
        : afterGrowing >= ownerWithin
          ? "engineer"
          : "owner";
  return { now, afterGrowing, reaches };
}

const [shortest, longest] = [0.5, 365 * 24];

/** Where so many hours lie between half an hour and a year, on a logarithmic scale from 0 to 1. */
export const onScale = (hours: number): number =>
  Math.log(hours / shortest) / Math.log(longest / shortest);

/** Hours in the unit that a reader would use: "48 min", "8 h", "53 days". */
export const timeLeft = (hours: number): string => {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 72 ? `${Math.round(hours * 10) / 10} h` : `${Math.round(hours / 24)} days`;
};
