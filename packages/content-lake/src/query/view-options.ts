import { type Variant, variants } from "../document-ids.ts";
import type { ContentDocument } from "../types.ts";
import type { Perspective } from "./protocol.ts";

export type ViewOptions = {
  perspective: Perspective;
  anonymous: boolean;
  showVersions: boolean;
  /** Documents to be seen instead of the stored ones, or not at all. For perspectives without layers. */
  changes?: { id: string; after: ContentDocument | null }[];
};

/** Variants that somebody sees, but for what lies over others. */
export function visibleTo({ perspective, anonymous, showVersions }: ViewOptions): Variant[] {
  const { published, draft, version, private: own } = variants;
  if (anonymous) return [published];
  if (perspective !== "raw") return [published, own];
  return [published, draft, own, ...(showVersions ? [version] : [])];
}
