/** A notification between processes through PostgreSQL: that there is something to read, and where. */
export type Notice = {
  project: string;
  /** The process that sends it. */
  from: string;
  /** Undefined for the records of the project. */
  dataset?: string | undefined;
  /** An event that is stored nowhere, for the open Studios of the dataset. */
  event?: object | undefined;
};

export const channel = "content_lake";

/** Maximum payload in bytes, just below PostgreSQL's limit: https://www.postgresql.org/docs/current/sql-notify.html */
const mostBytes = 7_900;

/** Returns the arguments for `pg_notify`. Other processes receive the notice only once the transaction commits. */
export const noticeOf = (notice: Notice): [channel: string, payload: string] => [
  channel,
  JSON.stringify(notice),
];

/** Whether a notice is small enough to be sent. */
export const fits = (notice: Notice): boolean =>
  Buffer.byteLength(JSON.stringify(notice)) <= mostBytes;

/** Parses a notice; undefined for a payload that is not one. */
export function noticeIn(payload: string | undefined): Notice | undefined {
  try {
    // Made by `noticeOf` from the same type.
    return JSON.parse(payload ?? "") as Notice;
  } catch {
    return undefined;
  }
}
