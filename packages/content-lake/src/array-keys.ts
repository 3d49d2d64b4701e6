import { randomBytes } from "node:crypto";
import type { DocumentChange } from "./types.ts";
import { isRecord } from "./types.ts";

/** Gives every object in a list a `_key` where it has none, as `autoGenerateArrayKeys` asks for. */
export function addArrayKeys(changes: DocumentChange[]): void {
  for (const change of changes) {
    if (!change.after) continue;
    const { _id, _type, _rev, _createdAt, _updatedAt } = change.after;
    change.after = { ...withKeys(change.after), _id, _type, _rev, _createdAt, _updatedAt };
  }
}

function withKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, keyed(child)]));
}

function keyed(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) =>
      isRecord(item)
        ? {
            ...(item._key === undefined && { _key: randomBytes(6).toString("hex") }),
            ...withKeys(item),
          }
        : item,
    );
  return isRecord(value) ? withKeys(value) : value;
}
