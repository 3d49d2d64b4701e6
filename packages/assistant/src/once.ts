/** Returns a lazy, cached version of a computation. */
export function once<Value>(compute: () => Value): () => Value {
  let found: { value: Value } | undefined;
  return () => {
    found ??= { value: compute() };
    return found.value;
  };
}
