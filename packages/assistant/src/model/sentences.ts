/**
 * Splits a model's stream into whole sentences, so that partial links and figures are never shown. Reasoning between
 * `<think>` and `</think>` is dropped.
 *
 * @param longest maximum length of a sentence in characters.
 */
export function createSentences(longest: number) {
  let pending = "";
  return {
    /**
     * Adds text and yields the sentences that are now complete, with the white space after them.
     *
     * @throws RangeError if a sentence is too long.
     */
    *add(text: string): Generator<string> {
      pending += text;
      if (isThought(pending)) {
        const end = pending.indexOf("</think>");
        if (end < 0) {
          // Of unfinished reasoning, only a possible start of the closing tag is needed.
          if (isLong(pending)) pending = `<think>${pending.slice(-"</think>".length)}`;
          return;
        }
        pending = pending.slice(end + "</think>".length).trimStart();
      }
      for (let end = sentenceEnd(pending); end > 0; end = sentenceEnd(pending)) {
        yield pending.slice(0, end);
        pending = pending.slice(end);
      }
      if (pending.length > longest) throw new RangeError("The sentence is too long.");
    },
    /** Returns the remainder at the end of the stream. */
    rest(): string {
      const left = isThought(pending) ? "" : pending;
      pending = "";
      return left;
    },
  };
}

/** Whether reasoning is long enough to be truncated. */
const isLong = (thought: string): boolean => thought.length > 1_000;

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
