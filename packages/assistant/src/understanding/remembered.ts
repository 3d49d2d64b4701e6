/** How many texts are kept at most. A reply rarely reads as many; training reads a hundred thousand. */
const most = 2_000;

const all: Map<string, unknown>[] = [];

/**
 * Returns the same function, which works a text out once in a reply: on the way to it, the message and those before it
 * are read hundreds of times. Its results must not be changed.
 */
export function remembered<Result extends NonNullable<unknown>>(
  work: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  all.push(known);
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}

/** Forgets all texts. A reply ends with it, so that no visitor’s words stay in memory. */
export function forgetTexts(): void {
  for (const known of all) known.clear();
}
