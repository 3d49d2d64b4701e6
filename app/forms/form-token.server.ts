import { randomUUID, timingSafeEqual } from "node:crypto";
import { markField, unseenField } from "./form-guard.tsx";

/**
 * The spam guard of a form, without a puzzle: a mark that only this site can make, with the time at which the form
 * was rendered. What comes back faster than a person types, or with a mark that is not ours, is held back.
 */

/** Least time between rendering and sending, in milliseconds. */
export const quickest = 3_000;
/** A form that stayed open longer is asked for once more, in milliseconds. */
export const longest = 24 * 60 * 60_000;

type Sign = (text: string) => string;

export type MarkVerdict =
  | { ok: true; id: string }
  | { ok: false; reason: "too-fast" | "expired" | "unseen" };

/** The mark of a form rendered now. `form` keeps the marks of different forms apart. */
export function issueMark(sign: Sign, form: string, now: number): string {
  const body = `${now.toString(36)}.${randomUUID()}`;
  return `${body}.${sign(`${form}.${body}`)}`;
}

/** Whether a form that came back with `mark` was rendered by us, and when. `id` is the same each time it is sent. */
export function checkMark(sign: Sign, form: string, mark: string, now: number): MarkVerdict {
  const [issued = "", id = "", signature = ""] = mark.split(".");
  if (!sameText(signature, sign(`${form}.${issued}.${id}`)))
    return { ok: false, reason: "expired" };
  const age = now - Number.parseInt(issued, 36);
  if (age > longest) return { ok: false, reason: "expired" };
  if (age < quickest) return { ok: false, reason: "too-fast" };
  return { ok: true, id };
}

/** The verdict on a whole form: its mark, and the field that people do not see. */
export function checkGuard(sign: Sign, form: string, data: FormData, now: number): MarkVerdict {
  if (data.get(unseenField)) return { ok: false, reason: "unseen" };
  return checkMark(sign, form, String(data.get(markField) ?? ""), now);
}

/**
 * The mark of a form that goes back to its sender: the same one, so that the time already spent counts, or a new
 * one when the old one is no good any more.
 */
export function nextMark(sign: Sign, form: string, data: FormData, now: number): string {
  const mark = String(data.get(markField) ?? "");
  const verdict = checkMark(sign, form, mark, now);
  return verdict.ok || verdict.reason === "too-fast" ? mark : issueMark(sign, form, now);
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
