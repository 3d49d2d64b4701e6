/**
 * How the parts of an answer are underlined, in the order of the texts that alternate with what is between them: the
 * fact, the conditions, the next step. Each line has a style of its own, for those who do not see the colours.
 */
const lines = [
  "decoration-accent",
  "decoration-text-soft decoration-dotted",
  "decoration-secondary",
];

/**
 * Texts of which every second one is a part of an answer, underlined.
 *
 * @param first 0 if the first text is a part, 1 if the second is.
 * @param length number of characters shown, all by default.
 */
export function ReplyParts({
  texts,
  first,
  length = Number.POSITIVE_INFINITY,
}: {
  texts: readonly string[];
  first: 0 | 1;
  length?: number;
}) {
  let left = length;
  return texts.map((text, index) => {
    const shown = text.slice(0, Math.max(0, left));
    left -= text.length;
    const line = index % 2 === first ? lines[(index - first) / 2] : undefined;
    return line === undefined ? (
      shown
    ) : (
      <span key={text} className={`underline decoration-2 underline-offset-4 ${line}`}>
        {shown}
      </span>
    );
  });
}
