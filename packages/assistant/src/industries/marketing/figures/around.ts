/** No message about a business tells more figures than this; lists of numbers are not searched to their end. */
export const mostFigures = 40;

/** What is said of a figure stands within this many characters of it. */
const reach = 160;

/**
 * Returns the text before and after a match, as far as it can say what the match is: to search all of it for each of
 * many figures takes time that grows with the square of the message's length.
 */
export const aroundIn = (
  text: string,
  { index, 0: matched }: RegExpExecArray,
): { before: string; after: string } => {
  const end = index + matched.length;
  return {
    before: text.slice(Math.max(0, index - reach), index),
    after: text.slice(end, end + reach),
  };
};
