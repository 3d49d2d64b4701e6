import type { Context } from "hono";
import { streamSSE } from "hono/streaming";

/** Proxies close connections that are silent for long. In milliseconds. */
const heartbeat = 20_000;

export type ChangeFeedOptions = {
  /** Listens to published content and drafts; calls back after each change, and once when it begins to hear them. */
  watch: (changed: () => void) => () => void;
};

/**
 * Tells open previews when content changed: over one standing connection to the content service for all of them, and
 * none while no one looks at a preview.
 */
export function createChangeFeed({ watch }: ChangeFeedOptions) {
  const readers = new Set<{ tell(): void; close(): void }>();
  let stopWatching: (() => void) | undefined;
  const changed = () => {
    for (const reader of readers) reader.tell();
  };

  return {
    /** An event stream with an event `change` at the beginning and after each change. Ends at `until`. */
    stream: (context: Context, until: number, now: number): Response =>
      streamSSE(context, async (stream) => {
        const over = Promise.withResolvers<void>();
        // Browsers drop an event without data.
        const tell = () => void stream.writeSSE({ event: "change", data: "content" });
        const reader = { tell, close: over.resolve };
        const silence = setInterval(() => void stream.write(":\n\n"), heartbeat);
        const end = setTimeout(() => {
          // The page asks once more, and learns that the preview has ended.
          tell();
          over.resolve();
        }, until - now);
        stream.onAbort(over.resolve);
        readers.add(reader);
        stopWatching ??= watch(changed);
        // Covers changes between the rendering of the page and this moment.
        tell();
        await over.promise;
        clearInterval(silence);
        clearTimeout(end);
        readers.delete(reader);
        if (readers.size === 0) {
          stopWatching?.();
          stopWatching = undefined;
        }
      }),
    close() {
      for (const reader of readers) reader.close();
    },
  };
}
