/**
 * Cuts what a model streams into whole sentences, so that no half link and no half figure is ever shown. What it thinks
 * aloud between `<think>` and `</think>` is left out.
 */
export function createSentences() {
  let pending = "";
  return {
    /** The sentences that are whole now, with the white space after them. */
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
    /** What is left at the end. */
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

/** After the first full stop, question or exclamation mark or line end that is followed by white space. */
function sentenceEnd(text: string): number {
  const found = /[.!?]["”)]?\s|[。！？]|\n/.exec(text);
  return found ? found.index + found[0].length : 0;
}
