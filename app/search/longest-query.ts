/** Longest text that is looked for, in characters: a long question still fits. */
export const longestQuery = 120;
