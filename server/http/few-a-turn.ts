/**
 * Lets a few callers pass in each turn of the event loop; the others wait for the next ones, in their order. Hundreds of
 * requests that arrive at once cost half a millisecond each before their first wait: read in one turn, they would hold
 * up every page that is being made.
 *
 * @param most how many pass in a turn.
 * @returns a function that resolves when its caller may go on; at once, unless many came before.
 */
export function fewATurn(most: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let passed = 0;

  const nextTurn = (): void => {
    const now = waiting.splice(0, most);
    passed = now.length;
    if (passed > 0) setImmediate(nextTurn);
    for (const goOn of now) goOn();
  };

  return () => {
    if (passed === 0) setImmediate(nextTurn);
    if (passed < most) {
      passed += 1;
      return Promise.resolve();
    }
    return new Promise((goOn) => {
      waiting.push(goOn);
    });
  };
}
