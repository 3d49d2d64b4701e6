import { limits } from "./limits.ts";

/** Rules of a form field: the page derives the attributes of its control from them, and the server its validation. */
export type FieldRule = {
  type: "text" | "multiline" | "email" | "tel" | "url" | "choice";
  required: boolean;
  /** In UTF-16 code units, as `maxlength` counts them. */
  maxLength: number;
  /** HTML autofill token. */
  autoComplete?: "name" | "email" | "organization" | "tel";
};

export type FormRules = Readonly<Record<string, FieldRule>>;

const name = {
  type: "text",
  required: true,
  maxLength: limits.name,
  autoComplete: "name",
} as const;
const email = {
  type: "email",
  required: true,
  maxLength: limits.email,
  autoComplete: "email",
} as const;
// E.164 allows 15 digits; the rest is room for separators and an extension.
const phone = { type: "tel", required: false, maxLength: 30, autoComplete: "tel" } as const;
const message = { type: "multiline", required: true, maxLength: 5000 } as const;

/** Fields of the contact form, in order. */
export const contactFormRules = {
  name,
  email,
  company: { type: "text", required: false, maxLength: 200, autoComplete: "organization" },
  phone,
  topic: { type: "choice", required: false, maxLength: 200 },
  message,
} as const satisfies FormRules;

/** Fields of the application form, in order; the CV follows. */
export const applicationFormRules = {
  name,
  email,
  country: { type: "choice", required: true, maxLength: 100 },
  phone,
  link: { type: "url", required: false, maxLength: 500 },
  message,
} as const satisfies FormRules;

/** Rules for the CV of an application. */
export const cvRules = {
  required: true,
  maxBytes: 5 * 1024 * 1024,
  extensions: [".pdf", ".docx", ".odt"],
} as const;

/** Maximum size of a posted form. Above a CV's limit, so that a file slightly too large still gets the form back. */
export const maxFormBytes = 12 * 1024 * 1024;

/** Signs that distinguish people from programs when a lead is sent. Evaluated, but not stored. */
export type SenderBehavior = {
  /** Milliseconds from the rendering of the form to its submission. */
  fillTime?: number | undefined;
  /** Whether the field that is hidden from people (the honeypot) was filled in. */
  hiddenField?: boolean;
  /** False for a form that we did not render. */
  ownForm?: boolean;
  /** False if no request header suggests a browser. */
  browser?: boolean;
};

/** What is wrong with a field. */
export type FormProblemCode = "required" | "too-long" | "format" | "too-large" | "wrong-type";
