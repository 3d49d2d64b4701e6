import { createContext, type RouterContextProvider } from "react-router";

/**
 * What a page's queries depend on: the sync tags that the content service returns with each response, and publishes
 * when content changes. https://www.sanity.io/docs/content-lake/live-content-api
 */
export class SyncTags {
  readonly #tags = new Set<string>();
  #areKnown = true;

  /** Records the tags of one response; undefined when the service returned none. */
  add(tags: readonly string[] | undefined): void {
    if (tags === undefined) this.#areKnown = false;
    for (const tag of tags ?? []) this.#tags.add(tag);
  }

  /** The tags of all responses; undefined when any change may affect the page. */
  get all(): ReadonlySet<string> | undefined {
    return this.#areKnown ? this.#tags : undefined;
  }
}

/** One instance per request. */
export const syncTagsContext = createContext<SyncTags>();

/** Returns the sync tags of everything read during a request. */
export const usedSyncTags = (context: Readonly<RouterContextProvider>) =>
  context.get(syncTagsContext).all;
