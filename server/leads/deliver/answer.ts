import { excerptOf } from "#server/http/read-answer.ts";

/** Judges the answer to a delivery by its body, not only its status: some receivers report failures with 200. */

export type Answer = { text: string; contentType: string };

/** Why an answer does not confirm the lead; `undefined` when it does. */
export type AnswerCheck = (answer: Answer, key: string) => string | undefined;

/** Complete, decodable, not a web page, and without an error message. */
export const takenByAnybody: AnswerCheck = (answer) => {
  const body = bodyOf(answer);
  return body.ok ? errorIn(body.value) : body.reason;
};

/**
 * The workflows in `workflows/` name the delivery that they stored; earlier versions answered with `ok` alone. While
 * n8n starts, it answers any address with 200 and a sentence.
 */
export const takenByWorkflow: AnswerCheck = (answer, key) => {
  if (answer.text.includes("n8n is starting up")) return "says that n8n is still starting";
  const body = bodyOf(answer);
  if (!body.ok) return body.reason;
  const error = errorIn(body.value);
  if (error !== undefined) return error;
  const { delivery, ok } = objectIn(body.value) ?? {};
  if (delivery === key || (delivery === undefined && ok === true)) return undefined;
  return `does not say that the lead is stored (${excerptOf(answer.text) || "it is empty"}): publish the workflow of workflows/ anew, or set AUTOMATION_ANSWER to what your own workflow answers`;
};

/** Contains the configured text, in which `{key}` stands for the delivery's key. */
export const takenWhenSaid =
  (said: string): AnswerCheck =>
  ({ text }, key) =>
    text.includes(said.replaceAll("{key}", key))
      ? undefined
      : `does not hold “${said}” (${excerptOf(text) || "it is empty"})`;

type Body = { ok: true; value: unknown } | { ok: false; reason: string };

function bodyOf({ text, contentType }: Answer): Body {
  if (/html/i.test(contentType) || /^\s*<(!doctype html|html|head|body)\b/i.test(text)) {
    return {
      ok: false,
      reason: `is a page, such as a sign-in (${excerptOf(text.replace(/<[^<>]*>/g, " "))}): correct the address`,
    };
  }
  if (text.trim() === "" || !(/json/i.test(contentType) || /^\s*[{[]/.test(text))) {
    return { ok: true, value: undefined };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: `is JSON that breaks off or is broken (${excerptOf(text)})` };
  }
}

/** A bare object, or the first item of an array, as n8n sends it. */
function objectIn(value: unknown): Record<string, unknown> | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  // Keys of a parsed JSON object are always strings.
  return typeof one === "object" && one !== null ? (one as Record<string, unknown>) : undefined;
}

const failed = new Set(["error", "errored", "fail", "failed", "failure", "rejected"]);

/** Error messages as common services word them. */
function errorIn(value: unknown): string | undefined {
  const said = objectIn(value);
  if (!said) return value === false ? "says false" : undefined;
  for (const field of ["ok", "success", "successful"]) {
    if (said[field] === false || said[field] === "false") return `says ${field}: false`;
  }
  for (const field of ["error", "errors"]) {
    const it = said[field];
    const isEmpty = !it || (typeof it === "object" && Object.keys(it).length === 0);
    if (!isEmpty)
      return `says ${field}: ${excerptOf(typeof it === "string" ? it : JSON.stringify(it))}`;
  }
  for (const field of ["status", "statusCode", "result"]) {
    const it = said[field];
    if (typeof it === "string" && failed.has(it.toLowerCase())) return `says ${field}: ${it}`;
    if (field !== "result" && typeof it === "number" && it >= 400) return `says ${field}: ${it}`;
  }
  return undefined;
}
