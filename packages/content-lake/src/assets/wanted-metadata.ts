import { httpError, notSupported } from "../errors.ts";

/** Optional metadata of an image; its size and transparency are always stored. */
const kinds = ["blurhash", "exif", "image", "location", "lqip", "palette"] as const;
export type MetadataKind = (typeof kinds)[number];
export type WantedMetadata = ReadonlySet<MetadataKind>;

/** Where and with what a photo was taken is stored only on request. */
export const usualMetadata: WantedMetadata = new Set(["blurhash", "lqip", "palette"]);

const isKind = (name: string): name is MetadataKind => kinds.some((kind) => kind === name);

/** Parses the `meta` parameters of an upload; `none` means no optional metadata. Throws 400 for unknown names. */
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
