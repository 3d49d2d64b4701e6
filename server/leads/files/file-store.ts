/** Storage for the files of leads. Paths begin with `applications/` and the id of their lead. */
export type FileStore = {
  /** The location, in words for people. */
  readonly place: string;
  /** Resolves once the file is durable and would survive a power cut. */
  write(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes the files of a lead. */
  removeOf(leadId: string): Promise<void>;
  /** Ids of leads whose files are all older than `before` (milliseconds). */
  leadsBefore(before: number): Promise<string[]>;
};

/** The root folder, with one folder for each lead. */
export const filesFolder = "applications";
