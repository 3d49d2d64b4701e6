import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Runs pieces of work one after the other, each in a turn of the event loop of its own. The vectors of several messages
 * come together: without this, their replies would be worked out in one turn, some ten milliseconds each, and a page
 * that needs a dozen turns would wait for dozens of replies.
 */
export function oneATurn(): <Result>(work: () => Result) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => nextTurn()).then(work);
    last = result.catch(() => {});
    return result;
  };
}
