/** A query that is wrong, and where: places of its text, the end not included. */
export class QuerySyntaxError extends Error {
  readonly start: number;
  readonly end: number;
  constructor(message: string, start: number, end: number) {
    super(message);
    this.start = start;
    this.end = end;
  }
}

export class UnsupportedQueryError extends Error {}
