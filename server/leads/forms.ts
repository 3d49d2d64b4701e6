import { z } from "zod";
import { emailAddress, lineOfText, linesOfText } from "#server/http/validators.ts";

/** The site's two forms as they arrive: every value is text, and an empty one was left out. */

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    schema.optional(),
  );

const phone = lineOfText(40).refine(
  (value) => /^\+?[\d\s()./-]{5,}$/.test(value),
  "may have digits, spaces, brackets and a leading +",
);
const link = lineOfText(500).refine(
  (value) => URL.canParse(value) && ["http:", "https:"].includes(new URL(value).protocol),
  "is not a web address; write it like https://example.com",
);

export const contactForm = z.object({
  name: lineOfText(200),
  email: emailAddress(254),
  company: optional(lineOfText(200)),
  phone: optional(phone),
  topic: optional(lineOfText(200)),
  message: linesOfText(5000),
});

export const applicationForm = z.object({
  name: lineOfText(200),
  email: emailAddress(254),
  job: lineOfText(200),
  country: optional(lineOfText(100)),
  phone: optional(phone),
  link: optional(link),
  message: optional(linesOfText(5000)),
});

/** What is wrong with one field. Pages have their own words for each code; `message` completes “The field …”. */
export type FormProblem = {
  field: string;
  code: "required" | "too-long" | "format" | "too-large" | "wrong-type";
  message: string;
};

export type FormValues = Readonly<Record<string, unknown>>;

/** Checks a form's values: the parsed form, or every field that has a problem, one problem each. */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  values: FormValues,
): { ok: true; form: z.output<Schema> } | { ok: false; problems: FormProblem[] } {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, form: result.data };
  const problems = new Map<string, FormProblem>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "");
    if (problems.has(field)) continue;
    problems.set(field, { field, code: codeOf(issue, values[field]), message: issue.message });
  }
  return { ok: false, problems: [...problems.values()] };
}

function codeOf(issue: z.core.$ZodIssue, given: unknown): FormProblem["code"] {
  if (given === undefined || issue.code === "too_small") return "required";
  return issue.code === "too_big" ? "too-long" : "format";
}
