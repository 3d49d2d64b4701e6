/** How numbers too large are written; most texts have nothing like it, and need not be looked through. */
const mayBeTooLarge = /[eE]\+?\d{3}|\d{100}/;

/** A number in a JSON text that is larger than numbers can be. */
export class NumberTooLargeError extends Error {
  override readonly message = "A number in it is too large";
}

/**
 * Parses JSON. `JSON.parse` reads a number that is too large as infinite, which would be stored as null.
 *
 * @throws SyntaxError or NumberTooLargeError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (mayBeTooLarge.test(text) && hasInfinity(value)) throw new NumberTooLargeError();
  return value;
}

/** Whether there is an infinite number anywhere in a value; not recursive. */
export function hasInfinity(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part === "number" && !Number.isFinite(part)) return true;
    if (typeof part !== "object" || part === null) continue;
    const parts: unknown[] = Array.isArray(part) ? part : Object.values(part);
    for (const each of parts) left.push(each);
  }
  return false;
}
