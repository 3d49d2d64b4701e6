import { withAssetBase } from "../asset-urls.ts";
import { publishedIdOf, variantOf, variants } from "../document-ids.ts";
import { httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { tooLarge } from "../query/answer-json.ts";
import type { Identity } from "../types.ts";
import { jsonHeaders, sendInPieces } from "./answers.ts";
import { flag, knowsReleases, type LakeContext, readableDataset } from "./context.ts";

/** Whether a caller may read the document with this id. */
export function mayRead(identity: Identity, id: string, showVersions: boolean): boolean {
  const variant = variantOf(id);
  if (identity.kind !== "token") return variant === variants.published;
  return showVersions || variant !== variants.version;
}

/** `GET /data/doc/:dataset/:ids` (https://www.sanity.io/docs/http-reference/doc). */
export function documentsHandler(lake: Lake) {
  return (c: LakeContext): Response => {
    const { store } = readableDataset(c, lake, c.req.param("dataset"));
    // Deduplicated, because a URL has room to request one large document a thousand times.
    const ids = [...new Set((c.req.param("ids") ?? "").split(",").filter(Boolean))];
    if (ids.length === 0) throw httpError(400, "At least one document ID is required");
    const identity = c.get("identity");
    const allVersions = flag(c.req.query("includeAllVersions"));

    const part = flag(c.req.query("excludeContent")) ? "system fields" : "whole";
    const documents: string[] = [];
    const omitted: { id: string; reason: "existence" | "permission" }[] = [];
    const limits = c.get("answerLimits");
    let length = 0;
    for (const id of ids) {
      const found = allVersions
        ? store.jsonOfVariants(publishedIdOf(id), part)
        : store.jsonOf(id, part);
      const readable = found.filter((stored) => mayRead(identity, stored.id, knowsReleases(c)));
      if (found.length === 0) omitted.push({ id, reason: "existence" });
      else if (readable.length === 0) omitted.push({ id, reason: "permission" });
      for (const { json } of readable) {
        documents.push(json);
        length += json.length;
      }
      if (length > limits.bytes) throw httpError(400, tooLarge(limits));
    }
    // As they are stored: to parse a dozen large ones, and write them again, would take long.
    const json = `{"documents":[${documents.join(",")}],"omitted":${JSON.stringify(omitted)}}`;
    const bytes = new TextEncoder().encode(withAssetBase(json, c.get("base")));
    return sendInPieces(c, [bytes], jsonHeaders, c.get("takeBytes")(bytes.length));
  };
}
