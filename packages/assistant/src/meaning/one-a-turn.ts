import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Runs tasks one after another, each in its own turn of the event loop. The vectors of several messages arrive in one
 * batch: without this, all their replies (about 10 ms each) would be computed in a single turn and delay page requests.
 */
export function oneATurn(): <Result>(work: () => Result) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => nextTurn()).then(work);
    last = result.catch(() => {});
    return result;
  };
}
