/** What processes tell each other through PostgreSQL: that there is something to be read, and where. */
export type Notice = {
  project: string;
  /** Undefined: the records of the project. */
  dataset?: string | undefined;
};

export const channel = "content_lake";

/** What to call `pg_notify` with. Others hear of it when the transaction commits, and not before. */
export const noticeOf = (notice: Notice): [channel: string, payload: string] => [
  channel,
  JSON.stringify(notice),
];

export function noticeIn(payload: string | undefined): Notice | undefined {
  try {
    // Made by `noticeOf` from the same type.
    return JSON.parse(payload ?? "") as Notice;
  } catch {
    return undefined;
  }
}
