/** Keeps files where every process finds them, such as a bucket. The folder of each has copies of them. */
export type AssetStore = {
  /** Resolves when the file is safe. */
  write(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined where there is no such file. */
  read(path: string): Promise<Uint8Array | undefined>;
};
