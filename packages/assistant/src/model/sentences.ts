/**
 * Cuts a model's stream into whole sentences, so that half a link or half a figure is never shown. Reasoning between
 * `<think>` and `</think>` is dropped.
 */
export function createSentences() {
  let pending = "";
  return {
    /** Adds text and yields the sentences that are now complete, with the white space after them. */
    *add(text: string): Generator<string> {
      pending += text;
      if (isThought(pending)) {
        const end = pending.indexOf("</think>");
        if (end < 0) return;
        pending = pending.slice(end + "</think>".length).trimStart();
      }
      for (let end = sentenceEnd(pending); end > 0; end = sentenceEnd(pending)) {
        yield pending.slice(0, end);
        pending = pending.slice(end);
      }
    },
    /** Returns what is left at the end of the stream. */
    rest(): string {
      const left = isThought(pending) ? "" : pending;
      pending = "";
      return left;
    },
  };
}

const isThought = (text: string): boolean => {
  const begun = text.trimStart().toLowerCase();
  return begun.startsWith("<think>") || (begun !== "" && "<think>".startsWith(begun));
};

/**
 * Returns the index after the first full stop, question mark or exclamation mark that white space follows, or after
 * the first line break; 0 if there is none.
 */
function sentenceEnd(text: string): number {
  const found = /[.!?]["”)]?\s|[。！？]|\n/.exec(text);
  return found ? found.index + found[0].length : 0;
}
