import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { HttpError } from "./http-error.ts";

/** The longest valid message has 2000 characters, each of which JSON may encode in six bytes (`\ud83d`). */
const largestBody = 16 * 1024;

/** Refuses bodies larger than any valid one, before they are read. */
export const refuseLargeBody = bodyLimit({
  maxSize: largestBody,
  onError: () => {
    throw new HttpError(413, {
      code: "too_large",
      message: `The body has more than ${largestBody / 1024} KiB. Send a shorter one.`,
    });
  },
});

/**
 * Reads the request's body as JSON of the given schema.
 *
 * @throws HttpError with 415, 400 or 422.
 */
export async function readJson<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw new HttpError(415, {
      code: "wrong_type",
      message: `The body is ${type ? `“${type}”` : "of no stated type"}. Send JSON with the header Content-Type: application/json.`,
    });
  }

  const result = schema.safeParse(await parseBody(context));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join(".");
  throw new HttpError(422, {
    code: "invalid_field",
    message: `${field ? `“${field}”` : "The body"} ${issue?.message ?? "is not valid"}.`,
    ...(field ? { field } : {}),
  });
}

async function parseBody(context: Context): Promise<unknown> {
  try {
    // Unlike Response.json(), this refuses bytes that are not UTF-8 instead of replacing them.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await context.req.arrayBuffer());
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, {
      code: "malformed",
      message: "The body is not valid JSON in UTF-8. Check its brackets, quotes and commas.",
    });
  }
}
