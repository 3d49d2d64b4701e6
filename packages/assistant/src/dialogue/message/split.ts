/** Returns the sentences of a reply. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}“$\d])/u);

/** Returns how many words a text has. */
export const wordsIn = (text: string): number => text.split(/\s+/).length;
