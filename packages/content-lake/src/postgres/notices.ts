/** What processes tell each other through PostgreSQL: that there is something to be read, and where. */
export type Notice = {
  project: string;
  /** The process that tells it. */
  from: string;
  /** Undefined: the records of the project. */
  dataset?: string | undefined;
  /** Something that is nowhere to be read, for the open Studios of the dataset. */
  event?: object | undefined;
};

export const channel = "content_lake";

/** PostgreSQL takes so many bytes: https://www.postgresql.org/docs/current/sql-notify.html */
const mostBytes = 7_900;

/** What to call `pg_notify` with. Others hear of it when the transaction commits, and not before. */
export const noticeOf = (notice: Notice): [channel: string, payload: string] => [
  channel,
  JSON.stringify(notice),
];

export const fits = (notice: Notice): boolean =>
  Buffer.byteLength(JSON.stringify(notice)) <= mostBytes;

export function noticeIn(payload: string | undefined): Notice | undefined {
  try {
    // Made by `noticeOf` from the same type.
    return JSON.parse(payload ?? "") as Notice;
  } catch {
    return undefined;
  }
}
