import { withAssetBase } from "../asset-urls.ts";
import type { Lake } from "../lake.ts";
import { type LakeContext, readableDataset, requireToken } from "./context.ts";

/**
 * `GET /data/export/:dataset`: returns every document, one per line
 * (https://www.sanity.io/docs/http-reference/export).
 */
export function exportHandler(lake: Lake) {
  return (c: LakeContext): Response => {
    requireToken(c);
    const { store } = readableDataset(c, lake, c.req.param("dataset"));
    const types = c.req.query("types")?.split(",").filter(Boolean);
    const ids = store.sql.all("SELECT id, type FROM documents ORDER BY n");
    const encoder = new TextEncoder();
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        let text = "";
        for (; at < ids.length && text.length < 64 * 1024; at++) {
          const row = ids[at];
          if (!row || (types && !types.includes(String(row.type)))) continue;
          const document = store.get(String(row.id));
          if (document) text += `${JSON.stringify(document)}\n`;
        }
        if (text) controller.enqueue(encoder.encode(withAssetBase(text, c.get("base"))));
        if (at >= ids.length) controller.close();
      },
    });
    return c.body(body, 200, {
      "content-type": "application/x-ndjson",
      "cache-control": "no-store",
    });
  };
}
