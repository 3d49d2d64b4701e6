/** Stores files where every process can reach them, such as in a bucket. Each process keeps copies in its folder. */
export type AssetStore = {
  /** Resolves when the file is stored safely. */
  write(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Returns undefined when there is no such file. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Removes the files of a folder, such as `content/project/dataset`; there may be none. */
  removeFolder(path: string): Promise<void>;
};
