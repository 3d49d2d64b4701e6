import { draftIdOf, publishedIdOf, variantOf, variants } from "../document-ids.ts";
import type { DatasetStore } from "../store/dataset-store.ts";
import { integer, text } from "../store/sqlite.ts";

/** An event in the Studio's “History” of a document. The format is undocumented; this is what Studio 6 reads. */
export type DocumentEvent = {
  id: string;
  type:
    | "createDocumentVersion"
    | "deleteDocumentVersion"
    | "publishDocumentVersion"
    | "unpublishDocument"
    | "createLiveDocument"
    | "updateLiveDocument"
    | "deleteDocumentGroup";
  timestamp: string;
  author: string;
  documentId: string;
  /** Id and revision of the affected draft or version. */
  versionId?: string;
  versionRevisionId?: string;
  revisionId?: string;
};

/**
 * Returns the events of a document, newest first, and the cursor of the next page ("" if there is none). Edits of a
 * draft are not included: the Studio reads those from the transactions.
 */
export function documentEvents(
  store: DatasetStore,
  documentId: string,
  page: { limit: number; before: number },
): { events: DocumentEvent[]; nextCursor: string } {
  const isDraft = variantOf(documentId) !== variants.published;
  // Publishing and unpublishing also change the twin in the same transaction.
  const twin = isDraft ? publishedIdOf(documentId) : draftIdOf(documentId);
  const previous = (id: string): string =>
    `SELECT %s FROM revisions p WHERE p.document_id = ${id} AND p.seq < r.seq ORDER BY p.seq DESC LIMIT 1`;
  const rows = store.sql.all(
    `SELECT t.seq, t.id, t.author, t.timestamp, r.body IS NULL AS gone,
       coalesce((${previous("r.document_id").replace("%s", "p.body IS NOT NULL")}), 0) AS was,
       (${previous("r.document_id").replace("%s", "(SELECT id FROM transactions WHERE seq = p.seq)")}) AS rev,
       (${previous("?2").replace("%s", "(SELECT id FROM transactions WHERE seq = p.seq)")}) AS twin_rev,
       (SELECT CASE WHEN w.body IS NULL THEN 'gone' ELSE 'there' END
        FROM revisions w WHERE w.document_id = ?2 AND w.seq = r.seq) AS twin
     FROM revisions r JOIN transactions t ON t.seq = r.seq
     WHERE r.document_id = ?1 AND t.seq < ?3 ORDER BY t.seq DESC LIMIT ?4`,
    documentId,
    twin,
    page.before,
    page.limit + 1,
  );
  const shown = rows.slice(0, page.limit);
  const events = shown.flatMap((row): DocumentEvent[] => {
    const id = text(row, "id");
    const gone = row.gone === 1;
    const existed = row.was === 1;
    const event = (type: DocumentEvent["type"], more: Partial<DocumentEvent>): DocumentEvent[] => [
      {
        id,
        type,
        timestamp: text(row, "timestamp"),
        author: text(row, "author"),
        documentId,
        ...more,
      },
    ];
    const revision = (column: "rev" | "twin_rev"): string =>
      typeof row[column] === "string" ? row[column] : id;
    if (isDraft) {
      const before = { versionId: documentId, versionRevisionId: revision("rev"), revisionId: id };
      if (gone)
        return row.twin === "there"
          ? event("publishDocumentVersion", before)
          : event("deleteDocumentVersion", before);
      if (existed) return [];
      return event("createDocumentVersion", { versionId: documentId, versionRevisionId: id });
    }
    if (row.twin === "gone" && !gone)
      return event("publishDocumentVersion", {
        versionId: twin,
        versionRevisionId: revision("twin_rev"),
        revisionId: id,
      });
    if (gone)
      return row.twin === "there"
        ? event("unpublishDocument", { versionId: twin, versionRevisionId: id })
        : event("deleteDocumentGroup", {});
    return event(existed ? "updateLiveDocument" : "createLiveDocument", { revisionId: id });
  });
  const last = shown.at(-1);
  return {
    events,
    nextCursor: rows.length > page.limit && last ? String(integer(last, "seq")) : "",
  };
}
