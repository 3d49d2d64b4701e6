import {
  applicationFormRules,
  contactFormRules,
  cvRules,
  type FieldRule,
  maxFormBytes,
} from "@brightkeel/contracts";
import { describe, expect, it, test } from "vitest";
import { checkCv } from "./application-files.ts";
import { pdfOf } from "./documents.fixture.ts";
import { applicationForm, contactForm, formSchema, parseForm } from "./forms.ts";

// app/forms/form-rules.test.ts holds the pages' controls against the same rules.

const forms = {
  contact: { rules: contactFormRules, schema: contactForm, beside: {} },
  application: { rules: applicationFormRules, schema: applicationForm, beside: { job: "Clerk" } },
} as const;

/** A valid value of this length. */
function validValue({ type, maxLength }: FieldRule, length = maxLength): string {
  if (type === "email") return "@example.com".padStart(length, "a");
  if (type === "tel") return "1".repeat(length);
  if (type === "url") return "https://example.com/".padEnd(length, "a");
  return "a".repeat(length);
}

const malformed: Partial<Record<FieldRule["type"], string>> = {
  text: "two\nlines",
  email: "not an address",
  tel: "call me",
  url: "example",
};

const table = Object.entries(forms).flatMap(([form, { rules, schema, beside }]) => {
  const entries = Object.entries<FieldRule>(rules);
  const whole = Object.fromEntries(entries.map(([field, rule]) => [field, validValue(rule)]));
  return entries.map(([field, rule]) => ({
    form,
    field,
    rule,
    problemsWith: (value: unknown) => {
      const parsed = parseForm(schema, { ...beside, ...whole, [field]: value });
      return parsed.ok ? [] : parsed.problems.map((problem) => [problem.field, problem.code]);
    },
  }));
});

describe.each(table)("$field of the $form form", ({ field, rule, problemsWith }) => {
  it.each(["", " ", undefined])("may be left out where its rule says so: %o", (empty) => {
    expect(problemsWith(empty)).toEqual(rule.required ? [[field, "required"]] : []);
  });

  it("ends where its rule ends", () => {
    expect(problemsWith(validValue(rule))).toEqual([]);
    expect(problemsWith(validValue(rule, rule.maxLength + 1))).toEqual([[field, "too-long"]]);
  });

  it("has the format of its type", () => {
    const value = malformed[rule.type];
    if (value !== undefined) expect(problemsWith(value)).toEqual([[field, "format"]]);
  });
});

test.each([7, 11])("a limit of %i in a rule is the limit of the check", (maxLength) => {
  const schema = formSchema({ field: { type: "text", required: false, maxLength } });
  expect(schema.safeParse({ field: "x".repeat(maxLength) }).success).toBe(true);
  expect(schema.safeParse({ field: "x".repeat(maxLength + 1) }).success).toBe(false);
});

test("a CV may have the bytes that its rules say, and arrives within the largest form", async () => {
  // The text excluded, at this number of digits.
  const around = pdfOf("x".repeat(2_000_000)).length - 2_000_000;
  const cv = (size: number) => new File([pdfOf("x".repeat(size - around))], "cv.pdf");
  expect(await checkCv(cv(cvRules.maxBytes))).toMatchObject({ ok: true });
  expect(await checkCv(cv(cvRules.maxBytes + 1))).toMatchObject({ problem: { code: "too-large" } });
  expect((await checkCv(undefined)).ok).toBe(!cvRules.required);
  expect(maxFormBytes).toBeGreaterThan(cvRules.maxBytes);
});
