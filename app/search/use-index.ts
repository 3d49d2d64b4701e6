import { useEffect, useState } from "react";
import { paths } from "#content/paths.ts";
import { once } from "../islands/once.ts";
import type { SearchDocument } from "./documents.ts";
import { createIndex, type SearchIndex } from "./engine.ts";

export type IndexState = { index: SearchIndex } | "loading" | "failed";

/** Fetches the documents once a page load and indexes them here: they are smaller than an index. */
const loadIndex = once(async (): Promise<SearchIndex> => {
  const response = await fetch(paths.searchIndex);
  if (!response.ok) throw new Error(`The index answered ${response.status}.`);
  // Safe to assume: the response comes from our own server, of the same build.
  const documents: SearchDocument[] = await response.json();
  return createIndex(documents);
});

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
