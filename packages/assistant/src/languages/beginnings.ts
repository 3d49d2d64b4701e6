/**
 * Returns a function that tests whether any word starts with a prefix; always true for a single letter.
 *
 * @param words complete words, and stems (ending in “~”) that any ending may follow.
 * @param longestEnding in letters.
 */
export function beginnings(
  words: Iterable<string>,
  longestEnding: number,
): (start: string) => boolean {
  const starts = new Set<string>();
  const stems = new Set<string>();
  for (const key of words) {
    const isStem = key.endsWith("~");
    const word = isStem ? key.slice(0, -1) : key;
    if (isStem) stems.add(word);
    for (let end = 2; end <= word.length; end += 1) starts.add(word.slice(0, end));
  }
  return (start) => {
    if (start.length < 2 || starts.has(start)) return true;
    const shortest = Math.max(2, start.length - longestEnding);
    for (let end = start.length - 1; end >= shortest; end -= 1)
      if (stems.has(start.slice(0, end))) return true;
    return false;
  };
}
