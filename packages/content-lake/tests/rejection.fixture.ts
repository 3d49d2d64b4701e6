import { ClientError } from "@sanity/client";
import { expect } from "vitest";

/** Returns the status and body of the response that refuses `work`. */
export async function rejection(
  work: Promise<unknown>,
): Promise<{ status: number; body: unknown }> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ClientError)
      return { status: error.statusCode, body: error.response.body };
    throw error;
  }
  return expect.fail("it should have been refused");
}
