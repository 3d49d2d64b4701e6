import { randomUUID } from "node:crypto";
import type { SenderBehavior } from "@brightkeel/contracts";
import { honeypotField, tokenField } from "./form-guard.tsx";
import type { FormsPort } from "./port.server.ts";

/**
 * Spam guard without a captcha: a signed token with the time at which the form was rendered, and a honeypot field.
 * Both are passed on with the lead as hints, and never reject a form.
 */

type Signer = Pick<FormsPort, "sign" | "verify">;

/**
 * Returns a token for a form rendered now. `form` is part of the signature, so that a token is valid for one form
 * only.
 */
export function issueToken(signer: Pick<Signer, "sign">, form: string, now: number): string {
  const body = `${now.toString(36)}.${randomUUID()}`;
  return `${body}.${signer.sign(`${form}.${body}`)}`;
}

/**
 * Reads a token that we signed; undefined for any other. `id` is the same each time a rendered form is sent, `age` is
 * in milliseconds.
 */
export function readToken(
  signer: Signer,
  form: string,
  token: string,
  now: number,
): { id: string; age: number } | undefined {
  const [issued = "", id = "", signature = ""] = token.split(".");
  if (!signer.verify(`${form}.${issued}.${id}`, signature)) return undefined;
  return { id, age: now - Number.parseInt(issued, 36) };
}

/** Reads the hidden parts of a sent form. */
export function readGuard(
  signer: Signer,
  form: string,
  data: FormData,
  now: number,
): { id: string | undefined; behavior: SenderBehavior } {
  const token = readToken(signer, form, String(data.get(tokenField) ?? ""), now);
  return {
    id: token?.id,
    behavior: {
      // A negative age means that the clock was set back since.
      fillTime: token && token.age >= 0 ? token.age : undefined,
      hiddenField: Boolean(data.get(honeypotField)),
      ownForm: token !== undefined,
    },
  };
}

/**
 * Returns the token for a returned form: the same one, so that the time already spent counts, or a new one if the old
 * was not ours.
 */
export function renewToken(signer: Signer, form: string, data: FormData, now: number): string {
  const token = String(data.get(tokenField) ?? "");
  return readToken(signer, form, token, now) ? token : issueToken(signer, form, now);
}
