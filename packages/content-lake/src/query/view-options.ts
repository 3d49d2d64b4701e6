import { type Variant, variants } from "../document-ids.ts";
import type { ContentDocument } from "../types.ts";
import type { Perspective } from "./protocol.ts";

export type ViewOptions = {
  perspective: Perspective;
  anonymous: boolean;
  showVersions: boolean;
  /** Documents that replace the stored ones; null hides one. Only for perspectives without layers. */
  changes?: { id: string; after: ContentDocument | null }[];
};

/** Returns the variants visible to a caller, not counting overlays. */
export function visibleTo({ perspective, anonymous, showVersions }: ViewOptions): Variant[] {
  const { published, draft, version, private: own } = variants;
  if (anonymous) return [published];
  if (perspective !== "raw") return [published, own];
  return [published, draft, own, ...(showVersions ? [version] : [])];
}
