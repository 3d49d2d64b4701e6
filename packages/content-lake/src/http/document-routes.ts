import { publishedIdOf, variantOf, variants } from "../document-ids.ts";
import { httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import type { ContentDocument, Identity } from "../types.ts";
import { flag, knowsReleases, type LakeContext, readableDataset } from "./context.ts";

/** Whether a caller may see a document of this id. */
export function mayRead(identity: Identity, id: string, showVersions: boolean): boolean {
  const variant = variantOf(id);
  if (identity.kind !== "token") return variant === variants.published;
  return showVersions || variant !== variants.version;
}

/** `GET /data/doc/:dataset/:ids` (https://www.sanity.io/docs/http-reference/doc). */
export function documentsHandler(
  lake: Lake,
  absoluteUrls: (c: LakeContext, json: string) => string,
) {
  return (c: LakeContext): Response => {
    const { store } = readableDataset(c, lake, c.req.param("dataset"));
    const ids = (c.req.param("ids") ?? "").split(",").filter(Boolean);
    if (ids.length === 0) throw httpError(400, "At least one document ID is required");
    const identity = c.get("identity");
    const allVersions = flag(c.req.query("includeAllVersions"));

    const documents: ContentDocument[] = [];
    const omitted: { id: string; reason: "existence" | "permission" }[] = [];
    for (const id of ids) {
      const found = allVersions ? store.variantsOf(publishedIdOf(id)) : store.getMany([id]);
      const readable = found.filter(({ _id }) => mayRead(identity, _id, knowsReleases(c)));
      if (found.length === 0) omitted.push({ id, reason: "existence" });
      else if (readable.length === 0) omitted.push({ id, reason: "permission" });
      documents.push(...readable);
    }
    const shown = flag(c.req.query("excludeContent"))
      ? documents.map(({ _id, _type, _rev, _createdAt, _updatedAt }) => ({
          _id,
          _type,
          _rev,
          _createdAt,
          _updatedAt,
        }))
      : documents;
    return c.body(absoluteUrls(c, JSON.stringify({ documents: shown, omitted })), 200, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
  };
}
