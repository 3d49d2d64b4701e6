/** A syntax error in a query, with its range in the query text (`end` excluded). */
export class QuerySyntaxError extends Error {
  readonly start: number;
  readonly end: number;
  constructor(message: string, start: number, end: number) {
    super(message);
    this.start = start;
    this.end = end;
  }
}

/** A query uses a function that does not exist here. The message is for the caller. */
export class UnsupportedQueryError extends Error {}
