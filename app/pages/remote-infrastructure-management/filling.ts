import { remoteInfrastructureManagement } from "#content/services/remote-infrastructure-management.ts";

const { free, grown } = remoteInfrastructureManagement.runBook.sum;

/**
 * If the disk will be full within so many hours, the engineer is called; below, the owner, after the reserve is used.
 */
export const engineerWithin = 8;
export const ownerWithin = 4;
/** Within thirty days, a ticket is created. */
export const ticketWithin = 30 * 24;

export type Filling = {
  /** Hours until the disk is full; below, after the reserve has been added. */
  now: number;
  afterGrowing: number;
  reaches: "owner" | "engineer" | "ticket" | "report";
};

/** Returns what follows from a fill rate in gigabytes an hour. */
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

/** Maps hours to a logarithmic scale from half an hour (0) to a year (1). */
export const onScale = (hours: number): number =>
  Math.log(hours / shortest) / Math.log(longest / shortest);

/** Formats hours in a readable unit: "48 min", "8 h", "53 days". */
export const timeLeft = (hours: number): string => {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 72 ? `${Math.round(hours * 10) / 10} h` : `${Math.round(hours / 24)} days`;
};
