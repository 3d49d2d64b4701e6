/** The database cannot be used. The message says in a sentence which setting is concerned and what to do. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

/** The database is not open yet: it did not answer at the start, and is being retried. */
export class NotOpenYet extends StorageError {
  constructor() {
    super("The database has not answered yet; the log says why.");
  }
}
