import { randomUUID } from "node:crypto";
import { honeypotField, tokenField } from "./form-guard.tsx";
import type { FormsPort } from "./port.server.ts";

/**
 * Spam guard without a puzzle: a signed token with the time at which the form was rendered. A form that comes back faster
 * than a person types, or with a token that is not ours, is returned to its sender.
 */

/** Minimum time between rendering and sending, in milliseconds. */
export const minFillTimeMs = 3_000;
/** Age past which a token is replaced and the form asked for once more, in milliseconds. */
export const maxTokenAgeMs = 24 * 60 * 60_000;

type Signer = Pick<FormsPort, "sign" | "verify">;

export type TokenVerdict =
  | { ok: true; id: string }
  | { ok: false; reason: "too-fast" | "expired" | "honeypot" };

/** A token for a form rendered now. `form` is signed with it, so that tokens of different forms differ. */
export function issueToken(signer: Pick<Signer, "sign">, form: string, now: number): string {
  const body = `${now.toString(36)}.${randomUUID()}`;
  return `${body}.${signer.sign(`${form}.${body}`)}`;
}

/** Verifies signature and age. `id` is the same each time one rendered form is sent. */
export function checkToken(signer: Signer, form: string, token: string, now: number): TokenVerdict {
  const [issued = "", id = "", signature = ""] = token.split(".");
  if (!signer.verify(`${form}.${issued}.${id}`, signature)) return { ok: false, reason: "expired" };
  const age = now - Number.parseInt(issued, 36);
  // One from the future was made before the clock was set back.
  if (age > maxTokenAgeMs || age < -minFillTimeMs) return { ok: false, reason: "expired" };
  if (age < minFillTimeMs) return { ok: false, reason: "too-fast" };
  return { ok: true, id };
}

/** Checks both hidden fields of a sent form. */
export function checkGuard(
  signer: Signer,
  form: string,
  data: FormData,
  now: number,
): TokenVerdict {
  if (data.get(honeypotField)) return { ok: false, reason: "honeypot" };
  return checkToken(signer, form, String(data.get(tokenField) ?? ""), now);
}

/** Token of a returned form: the same one, so that the time already spent counts, or a new one in place of an invalid one. */
export function renewToken(signer: Signer, form: string, data: FormData, now: number): string {
  const token = String(data.get(tokenField) ?? "");
  const verdict = checkToken(signer, form, token, now);
  return verdict.ok || verdict.reason === "too-fast" ? token : issueToken(signer, form, now);
}
