import { useEffect, useState } from "react";
import { paths } from "#content/paths.ts";
import type { SearchDocument } from "./documents.ts";
import { createIndex, type SearchIndex } from "./engine.ts";

export type IndexState = { index: SearchIndex } | "loading" | "failed";

let loading: Promise<SearchIndex> | undefined;

/**
 * Fetches the documents once a page load and indexes them here: they are smaller than an index. After a failure the
 * next opening tries again.
 */
function loadIndex(): Promise<SearchIndex> {
  loading ??= fetch(paths.searchIndex)
    .then((response) => {
      if (!response.ok) throw new Error(`The index answered ${response.status}.`);
      return response.json();
    })
    // Safe to assume: the response comes from our own server, of the same build.
    .then((documents: SearchDocument[]) => createIndex(documents))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Returns the index of the site search, which is loaded once `open` is true. */
export function useIndex(open: boolean): IndexState {
  const [state, setState] = useState<IndexState>("loading");
  useEffect(() => {
    if (!open) return;
    let here = true;
    setState((last) => (last === "failed" ? "loading" : last));
    loadIndex().then(
      (index) => here && setState({ index }),
      () => here && setState("failed"),
    );
    return () => {
      here = false;
    };
  }, [open]);
  return state;
}
