import { z } from "zod";
import type { Mutation } from "./types.ts";

const fields = z.record(z.string(), z.unknown());
/** The part of a document that a caller gives; without an id, one is generated. */
export const document = z
  .object({ _id: z.string().optional(), _type: z.string().min(1) })
  .catchall(z.unknown());
export const identified = document.extend({ _id: z.string().min(1) });

const selectionById = z.object({ id: z.string().min(1) });
const selectionByQuery = z.object({ query: z.string().min(1), params: fields.optional() });

const insert = z.union([
  z.strictObject({ before: z.string(), items: z.array(z.unknown()) }),
  z.strictObject({ after: z.string(), items: z.array(z.unknown()) }),
  z.strictObject({ replace: z.string(), items: z.array(z.unknown()) }),
]);

/** The operations of a patch; unknown ones are refused rather than ignored. */
const operations = {
  set: fields.optional(),
  setIfMissing: fields.optional(),
  unset: z.array(z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: insert.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
};

export const patchOperations = z.strictObject(operations);

/** Null means any revision. */
const ifRevisionID = z
  .string()
  .nullish()
  .transform((revision) => revision ?? undefined);

const patch = z.union([
  z.strictObject({ ...selectionById.shape, ifRevisionID, ...operations }),
  z.strictObject({ ...selectionByQuery.shape, ifRevisionID, ...operations }),
]);

const mutation = z.union([
  z.strictObject({ create: document }),
  z.strictObject({ createOrReplace: identified }),
  z.strictObject({ createIfNotExists: identified }),
  z.strictObject({
    delete: z.union([
      z.strictObject({ ...selectionById.shape, purge: z.boolean().optional() }),
      z.strictObject({ ...selectionByQuery.shape, purge: z.boolean().optional() }),
    ]),
  }),
  z.strictObject({ patch }),
]);

/** The body of `POST /data/mutate/:dataset`. */
export const mutateBody = z.object({
  mutations: z.array(mutation).min(1),
  transactionId: z.string().optional(),
});

/**
 * Returns the parsed operations in the package's own type. This is safe because the schema above is stricter than the
 * type: it knows that absent and undefined are the same in JSON.
 */
export const asMutations = (parsed: z.infer<typeof mutateBody>["mutations"]): Mutation[] =>
  parsed as Mutation[];

/** Returns the first problem of a body as one sentence, with its path where that is not the body: `mutations.0.patch: …`. */
export function describeIssue(error: z.ZodError): string {
  const deepest = (issue: z.core.$ZodIssue, at: PropertyKey[]): string => {
    const path = [...at, ...issue.path];
    if (issue.code === "invalid_union") {
      // Of the union's alternatives, the one that parsed furthest best describes what is wrong.
      const tries = issue.errors.filter((errors) => errors.length > 0);
      const nearest = tries.toSorted((a, b) => a.length - b.length || depth(b) - depth(a))[0];
      if (nearest?.[0]) return deepest(nearest[0], path);
    }
    return [...(path.length > 0 ? [path.map(String).join(".")] : []), issue.message].join(": ");
  };
  const first = error.issues[0];
  return first ? deepest(first, []) : error.message;
}

const depth = (issues: z.core.$ZodIssue[]): number =>
  Math.max(...issues.map((issue) => issue.path.length));
