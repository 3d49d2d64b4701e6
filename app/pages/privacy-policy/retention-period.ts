import { privacyPolicy, type StoredRecord } from "#content/pages/privacy-policy.ts";
import type { Installation } from "./installation.server.ts";

/** Returns the records that this installation keeps. */
export const recordsOf = ({ missesDays }: Installation): readonly StoredRecord[] =>
  privacyPolicy.stored.records.filter(
    (record: StoredRecord) => record.learning !== true || missesDays > 0,
  );

/** Returns the retention of a record in days; undefined without a limit. */
export function retentionDays(
  { keeping }: StoredRecord,
  { leadRetentionDays, missesDays }: Installation,
): number | undefined {
  switch (keeping.kind) {
    case "days":
      return keeping.days;
    case "minutes":
      return keeping.minutes / (24 * 60);
    case "lead-retention":
      return leadRetentionDays === 0 ? undefined : leadRetentionDays;
    case "misses":
      return missesDays;
    case "until-cleared":
      return undefined;
  }
}

export function periodInWords(record: StoredRecord, installation: Installation): string {
  if (record.period !== undefined) return record.period;
  if (record.keeping.kind === "until-cleared") return "Until you clear it";
  if (record.keeping.kind === "minutes") return `${record.keeping.minutes} minutes`;
  const days = retentionDays(record, installation);
  if (days === undefined) return "Until you ask for deletion";
  return days === 1 ? "1 day" : `${days} days`;
}
