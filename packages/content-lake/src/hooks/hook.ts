import { z } from "zod";
import { httpError } from "../errors.ts";
import { QuerySyntaxError } from "../query/query-errors.ts";
import { parseQuery } from "../query/syntax.ts";

/** A webhook, in the shape of the hosted service: https://www.sanity.io/docs/http-reference/webhooks */

const operations = ["create", "update", "delete"] as const;
export type Operation = (typeof operations)[number];

const groq = z.string().max(20_000);
/** Connection headers, which a hook must not set: a call could pose as another one, or as two (request smuggling). */
const ownHeaders =
  /^(?:host|connection|content-length|expect|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*)$/i;
const headerName = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .refine((name) => !ownHeaders.test(name), "is a header that a webhook can't set");

export const hookBody = z.object({
  type: z.literal("document").default("document"),
  name: z.string().min(1).max(200),
  description: z.string().max(1024).nullish(),
  url: z.url({ protocol: /^https?$/ }).max(2000),
  /** A dataset's name, or `*` for every dataset. */
  dataset: z.string().min(1).max(64).default("*"),
  apiVersion: z.string().default("v2021-03-25"),
  httpMethod: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]).default("POST"),
  includeDrafts: z.boolean().default(false),
  includeAllVersions: z.boolean().default(false),
  headers: z
    .record(
      headerName,
      z
        .string()
        .max(2000)
        // As Node sends them. https://www.rfc-editor.org/rfc/rfc9110#section-5.5
        .regex(/^[\t\x20-\x7e\x80-\xff]*$/, "has characters that no header can have"),
    )
    .default({}),
  secret: z.string().max(500).nullish(),
  isDisabledByUser: z.boolean().default(false),
  rule: z
    .object({
      on: z.array(z.enum(operations)).min(1).default(["create", "update", "delete"]),
      filter: groq.nullish(),
      projection: groq.nullish(),
    })
    .default({ on: ["create", "update", "delete"] }),
});

export type HookFields = z.output<typeof hookBody>;
export type Hook = HookFields & { id: string; createdAt: string; updatedAt: string };

/** Returns the query on a change: whether the hook is called, and with which body. */
export function hookQuery({ filter, projection }: HookFields["rule"]): string {
  const body = projection?.trim() || "@";
  // The line breaks end a trailing comment in the filter or the projection.
  return `{"pass": (${filter?.trim() || "true"}\n), "body": (${body.startsWith("{") ? "@" : ""}${body}\n)}`;
}

/** The result of `hookQuery`. */
export const hookAnswer = z.object({
  pass: z.unknown().optional(),
  body: z.unknown().optional(),
});

/** Throws 400 if the filter or the projection is not valid GROQ. */
export function checkRule({ filter, projection }: HookFields["rule"]): void {
  const parts = { filter: filter?.trim(), projection: projection?.trim() };
  for (const [name, text] of Object.entries(parts)) {
    if (!text) continue;
    try {
      parseQuery(name === "projection" && text.startsWith("{") ? `@${text}` : text, {}, "delta");
    } catch (error) {
      if (!(error instanceof QuerySyntaxError)) throw error;
      throw httpError(400, `The ${name} is not valid GROQ: ${error.message}`);
    }
  }
  parseQuery(hookQuery({ on: [], filter, projection }), {}, "delta");
}
