import { isDeepStrictEqual } from "node:util";
import { isRecord } from "./types.ts";

/**
 * A change as a Mendoza patch, field by field, so that the Studio knows who changed which part of a document. The
 * package `mendoza` only reads patches. https://github.com/sanity-io/mendoza/blob/main/docs/format.md
 */
type Patch = unknown[];

const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  setFieldValue: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
} as const;

/** Returns the patch that turns `before` into `after`. */
export function patchBetween(before: unknown, after: unknown): Patch {
  return isRecord(before) && isRecord(after) ? inObject(before, after) : [op.value, after];
}

type Fields = Record<string, unknown>;

function inObject(before: Fields, after: Fields): Patch {
  const patch: Patch = [];
  // Fields of the old object are identified by their index among its sorted names.
  for (const [place, key] of Object.keys(before).sort().entries()) {
    const [was, is] = [before[key], after[key]];
    if (!Object.hasOwn(after, key)) patch.push(op.deleteField, place);
    else if (isDeepStrictEqual(was, is)) continue;
    else if (isRecord(was) && isRecord(is))
      patch.push(op.pushFieldCopy, place, ...inObject(was, is), op.returnIntoObjectSameKeyPop);
    else if (Array.isArray(was) && Array.isArray(is) && is.length > 0)
      patch.push(op.pushFieldBlank, place, ...inArray(was, is), op.returnIntoObjectSameKeyPop);
    else patch.push(op.setFieldValue, is, key);
  }
  for (const key of Object.keys(after))
    if (!Object.hasOwn(before, key)) patch.push(op.setFieldValue, after[key], key);
  return patch;
}

/** Keeps the common beginning and end; what is between is patched item by item when the lists are equally long. */
function inArray(before: unknown[], after: unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isDeepStrictEqual(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end++;
  const patch: Patch = start > 0 ? [op.appendSlice, 0, start] : [];
  const itemByItem = before.length === after.length;
  for (let at = start; at < after.length - end; at++) {
    const [was, is] = [before[at], after[at]];
    if (itemByItem && isRecord(was) && isRecord(is))
      patch.push(op.pushElementCopy, at, ...inObject(was, is), op.returnIntoArrayPop);
    else patch.push(op.appendValue, is);
  }
  if (end > 0) patch.push(op.appendSlice, before.length - end, before.length);
  return patch;
}
