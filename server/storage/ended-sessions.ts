import { type QueryExecutorProvider, sql } from "kysely";

/** Columns of a table of ended sessions. */
export type EndedSession = { session: string; until: number };

/**
 * Sessions that were ended before their time, in a table that all processes of the site share. A session whose cookie is
 * only signed would otherwise go on for whoever kept a copy of the cookie.
 *
 * @param table one with the columns of `EndedSession`; rows go when their session would have ended by itself.
 */
export function endedSessions(db: QueryExecutorProvider, table: string, now: () => number) {
  const rows = sql.table(table);
  return {
    /** Ends a session for every copy of its cookie. */
    async end({ session, until }: EndedSession): Promise<void> {
      await sql`delete from ${rows} where until <= ${now()}`.execute(db);
      await sql`insert into ${rows} (session, until) values (${session}, ${until})
        on conflict (session) do nothing`.execute(db);
    },
    async has(session: string): Promise<boolean> {
      const found = await sql`select 1 from ${rows} where session = ${session}`.execute(db);
      return found.rows.length > 0;
    },
  };
}
