/** Where the files of leads lie. Paths begin with `applications/` and the id of their lead. */
export type FileStore = {
  /** Where that is, for people. */
  readonly place: string;
  /** Resolves when the file is safe, and would outlive a power cut. */
  write(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined where there is no such file. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes the files of a lead. */
  removeOf(leadId: string): Promise<void>;
  /** Ids of leads whose files are all older than `before` (milliseconds). */
  leadsBefore(before: number): Promise<string[]>;
};

/** The folder of all files; each lead has one of its own in it. */
export const filesFolder = "applications";
