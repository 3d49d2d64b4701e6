/**
 * First and last byte of the requested `Range` of a body of `length` bytes; undefined when the body is sent whole, as it
 * also is for several ranges. `none` when the range lies beyond the body. https://httpwg.org/specs/rfc9110.html#field.range
 */
export function rangeOf(
  header: string | undefined,
  length: number,
): { first: number; last: number } | "none" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  const first = from === "" ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  return first < length && first <= last ? { first, last } : "none";
}
