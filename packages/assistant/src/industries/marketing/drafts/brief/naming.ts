const isCalled = /(?:it'?s|it is|we'?re|we are|(?:(?:the|my|our) )?(?:\w+ )?(?:is|name is|name'?s))/
  .source;
const naming = new RegExp(
  `^${isCalled}(?: an? [\\w -]{3,30}?)? (?:called|named) .+?(?:,\\s*|,? and (?=(?:we|it|i)\\b)|$)`,
  "i",
);
const whoWeAre = /^(?:we'?re|we are|i'?m|i am) an? [\w-]+(?: [\w-]+){0,2}$/i;

/** Removes the sender's introduction from a clause: the name of a business is a value, not a sentence of its text. */
export const withoutNaming = (clause: string): string => {
  const rest = clause.replace(/[’`]/g, "'").trim().replace(naming, "");
  return whoWeAre.test(rest) ? "" : rest;
};
