import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { receiveContactForm, topicOf } from "#app/pages/contact-us/contact-form.server.ts";
import { applicationFormName, receiveApplication } from "#app/pages/job/application-form.server.ts";
import { application } from "#content/jobs/application.ts";
import { jobs } from "#content/jobs/index.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { honeypotField, tokenField } from "./form-guard.tsx";
import { issueToken } from "./form-token.server.ts";
import { type FormOrigin, type FormsPort, formsOf, type TypedValues } from "./port.server.ts";

const rendered = Date.parse("2026-11-20T12:00:00Z");
const sent = rendered + 60_000;
const sign = (text: string) => createHmac("sha256", "key").update(text).digest("base64url");
const signer = { sign, verify: (text: string, signature: string) => signature === sign(text) };

/** A form as the browser sends it, and a store that records what it receives. */
function setUp(fields: Record<string, string>, answer?: FormsPort["saveContact"]) {
  const data = new FormData();
  data.set(tokenField, issueToken(signer, "contact", rendered));
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const saved: { values: TypedValues; origin: FormOrigin }[] = [];
  const forms: FormsPort = {
    ...signer,
    saveContact:
      answer ??
      (async (values, origin) => {
        saved.push({ values, origin });
        return { ok: true, reference: "R-1" };
      }),
    saveApplication: async () => ({ ok: true, reference: "R-1" }),
  };
  return { data, forms, saved };
}

const typed = { name: "Ada", email: "ada@example.com", topic: "SAP", message: "One\r\nTwo" };

describe("a sent contact form", () => {
  it("is stored with the page, the sentence that was read, and an id of this form", async () => {
    const { data, forms, saved } = setUp(typed);
    expect(await receiveContactForm(data, forms, sent)).toEqual({
      sent: true,
      status: 200,
      reference: "R-1",
      values: {
        name: "Ada",
        email: "ada@example.com",
        company: "",
        phone: "",
        topic: "SAP",
        message: "One\nTwo",
      },
    });
    expect(saved).toMatchObject([
      {
        values: { name: "Ada", topic: "SAP", message: "One\nTwo" },
        origin: { page: "/contact-us", consent: contactUs.form.fields.consent.label },
      },
    ]);
    await receiveContactForm(data, forms, sent);
    expect(saved[1]?.origin.idempotencyKey).toBe(saved[0]?.origin.idempotencyKey);
  });

  it("is stored with the language that the browser asks for first", async () => {
    const { data, forms, saved } = setUp(typed);
    const headers = new Headers({ "accept-language": "de-AT,de;q=0.9,en;q=0.8" });
    await receiveContactForm(data, formsOf(forms, headers), sent);
    await receiveContactForm(data, formsOf(forms, new Headers()), sent);
    expect(saved.map(({ origin }) => origin.language)).toEqual(["de-AT", undefined]);
  });

  it("that was sent before with other words comes back with everything typed and a new token", async () => {
    const { data, forms } = setUp(typed, async () => ({ ok: false, problems: [], spent: true }));
    const result = await receiveContactForm(data, forms, sent);
    expect(result).toMatchObject({
      status: 422,
      values: { name: "Ada", message: "One\nTwo" },
      notice: contactUs.form.errors.spent,
    });
    if (result.sent) throw new Error("It was not sent.");
    expect(result.token).not.toBe(data.get(tokenField));
  });

  it("comes back with everything typed and our words for each problem", async () => {
    const { data, forms } = setUp({ ...typed, email: "ada" }, async () => ({
      ok: false,
      problems: [{ field: "email", code: "format" }],
    }));
    expect(await receiveContactForm(data, forms, sent)).toMatchObject({
      sent: false,
      status: 422,
      values: { name: "Ada", email: "ada" },
      errors: { email: contactUs.form.errors.emailFormat },
    });
  });

  it("is not lost when the store fails", async () => {
    const { data, forms } = setUp(typed, () => Promise.reject(new Error("disk full")));
    expect(await receiveContactForm(data, forms, sent)).toMatchObject({
      sent: false,
      status: 503,
      values: { name: "Ada" },
      notice: contactUs.form.errors.store,
    });
  });

  it("is accepted however it was sent, and the spam judge is told how", async () => {
    const { data, forms, saved } = setUp(typed);
    data.set(honeypotField, "http://spam.example");
    expect(await receiveContactForm(data, forms, rendered + 10)).toMatchObject({ sent: true });
    data.set(tokenField, "none of ours");
    expect(await receiveContactForm(data, forms, sent)).toMatchObject({ sent: true });
    expect(saved.map(({ origin }) => origin)).toMatchObject([
      { behavior: { fillTime: 10, hiddenField: true, ownForm: true } },
      { idempotencyKey: undefined, behavior: { hiddenField: true, ownForm: false } },
    ]);
  });

  it("loses a topic that is not on the list, and nothing else", async () => {
    const { data, forms, saved } = setUp({ ...typed, topic: "<script>" });
    expect(await receiveContactForm(data, forms, sent)).toMatchObject({ sent: true });
    expect(saved[0]?.values).toMatchObject({ topic: "", message: "One\nTwo" });
  });
});

describe("a sent application", () => {
  it("says what is wrong with the fields and with the file at once", async () => {
    const job = jobs["full-stack-developer-job"];
    const { data, forms } = setUp({ name: "Ada", email: "ada@example.com", country: "IN" });
    data.set(tokenField, issueToken(signer, applicationFormName(job), rendered));
    data.set("cv", new File(["no CV"], "cv.pdf"));
    const strict: FormsPort = {
      ...forms,
      saveApplication: async (values, cv) => ({
        ok: false,
        problems: [
          ...(values.message === "" ? [{ field: "message", code: "required" as const }] : []),
          { field: "cv", code: cv ? "wrong-type" : "required" },
        ],
      }),
    };
    expect(await receiveApplication(job, data, strict, sent)).toMatchObject({
      sent: false,
      status: 422,
      errors: { message: application.errors.message, cv: application.errors.cvType },
    });
    data.set("cv", new File([], ""));
    expect(await receiveApplication(job, data, strict, sent)).toMatchObject({
      sent: false,
      errors: { cv: application.errors.cvMissing },
    });
  });
});

describe("the topic in the page's address", () => {
  it.each([
    ["service=AI Chatbot", "AI Chatbot"],
    ["service=ai+chatbot", "AI Chatbot"],
    ["service=Partnership", "Partnership"],
    ["service=unknown", ""],
    ["", ""],
  ])("%s chooses %j", (query, topic) => {
    expect(topicOf(new URLSearchParams(query))).toBe(topic);
  });
});
