import { createHash } from "node:crypto";
import { createContext, type RouterContextProvider } from "react-router";

/** A response of the content service. */
export type ContentRead = { result: unknown; syncTags?: readonly string[] | undefined };

/**
 * What a page read from the content service. Each response comes with sync tags, some of which the service publishes
 * when content changes: the ids of documents, or the type of all that a filter looked through. So any change of a post
 * concerns every list of posts, and only reading a list again shows whether it changed.
 *
 * @see https://www.sanity.io/docs/content-lake/sync-tags
 */
export class ContentReads {
  readonly #tags = new Set<string>();
  #areKnown = true;
  readonly #reads: { digest: string; again: () => Promise<ContentRead> }[] = [];

  /**
   * Records a response.
   *
   * @param again asks for it once more.
   */
  add(read: ContentRead, again: () => Promise<ContentRead>): void {
    this.#addTags(read);
    this.#reads.push({ digest: digestOf(read), again });
  }

  /** The tags of all responses; undefined when any change may affect the page. */
  get syncTags(): ReadonlySet<string> | undefined {
    return this.#areKnown ? this.#tags : undefined;
  }

  /** Returns whether every response is still the same, by asking for them again until one is not. */
  async areUnchanged(): Promise<boolean> {
    for (const { digest, again } of this.#reads) {
      const read = await again();
      if (digestOf(read) !== digest) return false;
      // The same may now come from other documents.
      this.#addTags(read);
    }
    return true;
  }

  #addTags({ syncTags }: ContentRead): void {
    if (syncTags === undefined) this.#areKnown = false;
    for (const tag of syncTags ?? []) this.#tags.add(tag);
  }
}

const digestOf = ({ result }: ContentRead): string =>
  createHash("sha256")
    .update(JSON.stringify(result) ?? "")
    .digest("base64");

/** One instance per request. */
export const contentReadsContext = createContext<ContentReads>();

/** Returns everything read from the content service during a request. */
export function contentReads(
  context: Readonly<RouterContextProvider>,
): Pick<ContentReads, "syncTags" | "areUnchanged"> {
  const reads = context.get(contentReadsContext);
  return { syncTags: reads.syncTags, areUnchanged: () => reads.areUnchanged() };
}
