import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  applicationFormRules,
  contactFormRules,
  cvRules,
  type FieldRule,
  maxFormBytes,
} from "@brightkeel/contracts";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it, test } from "vitest";
import { ContactForm } from "#app/pages/contact-us/contact-form.tsx";
import { ApplicationForm } from "#app/pages/job/application-form.tsx";
import { jobs } from "#content/jobs/index.ts";
import { inputAttributes, textAreaAttributes } from "./field-attributes.ts";

// server/leads/forms.test.ts tests the server's checks against the same rules.

const common = { id: "form", token: "", result: undefined };
const forms = {
  contact: {
    html: markupOf(createElement(ContactForm, { ...common, topic: "" })),
    rules: contactFormRules,
  },
  application: {
    html: markupOf(
      createElement(ApplicationForm, { ...common, job: jobs["full-stack-developer-job"] }),
    ),
    rules: applicationFormRules,
  },
} as const;

function markupOf(form: ReactElement): string {
  const Page = createRoutesStub([{ path: "/", Component: () => form }]);
  return renderToStaticMarkup(createElement(Page));
}

/** Returns the attributes of the control with this name, in lower case. */
function attributesOf(html: string, name: string): Map<string, string> {
  const tag = new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`).exec(html)?.[0];
  if (tag === undefined) throw new Error(`The form has no field “${name}”.`);
  const attributes = [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)];
  return new Map(attributes.map(([, key = "", value = ""]) => [key.toLowerCase(), value]));
}

const table = Object.entries(forms).flatMap(([form, { html, rules }]) =>
  Object.entries<FieldRule>(rules).map(([field, rule]) => ({ form, html, field, rule })),
);

describe.each(table)("$field of the $form form", ({ html, field, rule }) => {
  const attributes = attributesOf(html, field);

  it("is required where its rule says so", () => {
    expect(attributes.has("required")).toBe(rule.required);
  });

  it("ends where its rule ends", () => {
    // A list of choices has no `maxlength`.
    const expected = rule.type === "choice" ? undefined : String(rule.maxLength);
    expect(attributes.get("maxlength")).toBe(expected);
  });

  it("has the type and autofill token of its rule", () => {
    const typed = ["email", "tel", "url"].includes(rule.type);
    expect(attributes.get("type")).toBe(typed ? rule.type : undefined);
    expect(attributes.get("autocomplete")).toBe(rule.autoComplete);
  });
});

test.each([7, 11])("a limit of %i in a rule is the limit of the control", (maxLength) => {
  const rule = { type: "text", required: false, maxLength } as const;
  expect(inputAttributes(rule).maxLength).toBe(maxLength);
  expect(textAreaAttributes(rule).maxLength).toBe(maxLength);
});

test("the CV’s rules are those of the control, of its words and of the documented proxy", () => {
  const { html } = forms.application;
  const cv = attributesOf(html, "cv");
  expect(cv.has("required")).toBe(cvRules.required);
  expect(cv.get("accept")).toBe(cvRules.extensions.join(","));
  expect(html).toContain(`${cvRules.maxBytes / 1024 / 1024} MB at most`);
  const operations = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  expect(operations).toContain(`client_max_body_size ${maxFormBytes / 1024 / 1024}m;`);
});
