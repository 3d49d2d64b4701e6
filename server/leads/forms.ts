import {
  applicationFormRules,
  contactFormRules,
  type FieldRule,
  type FormProblemCode,
  type FormRules,
  limits,
} from "@brightkeel/contracts";
import { z } from "zod";
import { emailAddress, lineOfText, linesOfText } from "#server/http/validators.ts";

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    schema.optional(),
  );

const phone = (maxLength: number) =>
  lineOfText(maxLength).refine(
    (value) => /^\+?[\d\s()./-]{5,}$/.test(value),
    "may have digits, spaces, brackets and a leading +",
  );
const link = (maxLength: number) =>
  lineOfText(maxLength).refine(
    (value) => URL.canParse(value) && ["http:", "https:"].includes(new URL(value).protocol),
    "is not a web address; write it like https://example.com",
  );

const schemaByType = {
  text: lineOfText,
  choice: lineOfText,
  multiline: linesOfText,
  email: emailAddress,
  tel: phone,
  url: link,
} as const satisfies Record<FieldRule["type"], (maxLength: number) => z.ZodType<string>>;

type FormShape<Rules extends FormRules> = {
  [Field in keyof Rules]: z.ZodType<
    Rules[Field]["required"] extends true ? string : string | undefined
  >;
};

/** The schema that a form's rules describe. Forms send text, and an empty field counts as left out. */
export function formSchema<Rules extends FormRules>(rules: Rules): z.ZodObject<FormShape<Rules>> {
  const fields = Object.entries(rules).map(([field, { type, required, maxLength }]) => {
    const schema = schemaByType[type](maxLength);
    return [field, required ? schema : optional(schema)];
  });
  // Object.fromEntries loses which field has which type.
  return z.object(Object.fromEntries(fields) as FormShape<Rules>);
}

export const contactForm = formSchema(contactFormRules);

/** The page knows the job, so it is no field of the form. */
export const applicationForm = formSchema(applicationFormRules).extend({
  job: lineOfText(limits.name),
});

/** A problem with one field. Pages have a sentence of their own for each code; `message` completes “The field …”. */
export type FormProblem = { field: string; code: FormProblemCode; message: string };

export type FormValues = Readonly<Record<string, unknown>>;

/** Validates a form's values: the parsed form, or one problem for each invalid field. */
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

function codeOf(issue: z.core.$ZodIssue, given: unknown): FormProblemCode {
  if (given === undefined || issue.code === "too_small") return "required";
  return issue.code === "too_big" ? "too-long" : "format";
}
