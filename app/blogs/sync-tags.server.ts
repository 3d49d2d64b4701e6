import { createContext, type RouterContextProvider } from "react-router";

/**
 * What the queries of a page depend on: the sync tags that the content service gives with each answer, and names again
 * when content changes. https://www.sanity.io/docs/content-lake/live-content-api
 */
export class SyncTags {
  readonly #tags = new Set<string>();
  #areKnown = true;

  /** Records the tags of one answer; undefined when the service gave none. */
  add(tags: readonly string[] | undefined): void {
    if (tags === undefined) this.#areKnown = false;
    for (const tag of tags ?? []) this.#tags.add(tag);
  }

  /** The tags of all answers; undefined when any change may concern the page. */
  get all(): ReadonlySet<string> | undefined {
    return this.#areKnown ? this.#tags : undefined;
  }
}

/** One for each request. */
export const syncTagsContext = createContext<SyncTags>();

/** The sync tags of all that was read in the course of a request. */
export const usedSyncTags = (context: Readonly<RouterContextProvider>) =>
  context.get(syncTagsContext).all;
