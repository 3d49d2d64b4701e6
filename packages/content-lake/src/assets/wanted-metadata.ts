import { httpError, notSupported } from "../errors.ts";

/** What can be noted of a picture beside its size and whether one sees through it, which always is. */
const kinds = ["blurhash", "exif", "image", "location", "lqip", "palette"] as const;
export type MetadataKind = (typeof kinds)[number];
export type WantedMetadata = ReadonlySet<MetadataKind>;

/** Where a picture was taken, and by what, is told only when it is asked for. */
export const usualMetadata: WantedMetadata = new Set(["blurhash", "lqip", "palette"]);

const isKind = (name: string): name is MetadataKind => kinds.some((kind) => kind === name);

/** Reads the parameters `meta` of an upload; `none` stands for nothing. Throws 400 for what there is not. */
export function wantedMetadata(given: readonly string[]): WantedMetadata {
  const names = given.flatMap((part) => part.split(",")).filter((name) => name !== "none");
  if (given.length === 0) return usualMetadata;
  return new Set(
    names.map((name) => {
      if (name === "thumbhash")
        throw notSupported("`thumbhash`", "Ask for `blurhash` or `lqip`, which show as much.");
      if (!isKind(name))
        throw httpError(400, `Unknown metadata "${name}": choose of ${kinds.join(", ")}, none`);
      return name;
    }),
  );
}
