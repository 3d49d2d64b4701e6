/** Whether a text contains a word more than this many times. Stops at the first one too many. */
export function hasMoreThan(most: number, word: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
