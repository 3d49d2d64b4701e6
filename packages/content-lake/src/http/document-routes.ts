import { withAssetBase } from "../asset-urls.ts";
import { publishedIdOf, variantOf, variants } from "../document-ids.ts";
import { httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { AnswerTooLargeError, jsonOf } from "../query/answer-json.ts";
import type { ContentDocument, Identity } from "../types.ts";
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
    const json = withAssetBase(answerJson(c, { documents: shown, omitted }), c.get("base"));
    const bytes = new TextEncoder().encode(json);
    return sendInPieces(c, [bytes], jsonHeaders, c.get("takeBytes")(bytes.length));
  };
}

function answerJson(c: LakeContext, answer: object): string {
  try {
    return jsonOf(answer, c.get("answerLimits"));
  } catch (error) {
    if (error instanceof AnswerTooLargeError) throw httpError(400, error.message);
    throw error;
  }
}
