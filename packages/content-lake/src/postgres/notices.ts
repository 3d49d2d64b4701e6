import type pg from "pg";

/** What processes tell each other through PostgreSQL: that there is something to be read, and where. */
export type Notice = {
  project: string;
  /** Undefined: the records of the project. */
  dataset?: string | undefined;
};

export const channel = "content_lake";

/** Others hear of it when the transaction commits, and not before. */
export async function tellOthers(client: pg.ClientBase, notice: Notice): Promise<void> {
  await client.query("SELECT pg_notify($1, $2)", [channel, JSON.stringify(notice)]);
}

export function noticeIn(payload: string | undefined): Notice | undefined {
  try {
    // Written by `tellOthers` from the same type.
    return JSON.parse(payload ?? "") as Notice;
  } catch {
    return undefined;
  }
}
