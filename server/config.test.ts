import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, loadConfig, secretsOf } from "./config.ts";

const problemOf = (environment: Record<string, string>) => {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return undefined;
};

test("an empty environment is a complete configuration in which everything is embedded", () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicOrigin: undefined,
    processes: 1,
    dataDir: resolve("data"),
    s3: undefined,
    databaseUrl: undefined,
    automation: undefined,
    leadsWebhook: undefined,
    mail: undefined,
    confirmation: undefined,
    inboxToken: undefined,
    leadRetentionDays: 730,
    sanity: undefined,
    contentDataset: "blogs",
    contentToken: undefined,
    contentWebhookHosts: [],
    assistant: undefined,
    trustedProxies: 0,
    limits: { leadsPerMinute: 30, chatPerMinute: 60, rendersPerMinute: 600 },
    knowledge: { folder: undefined, blog: false },
    missesDays: 90,
    prewarm: true,
    metricsToken: undefined,
    logLevel: "info",
  });
});

test("an empty value counts as not given", () => {
  expect(loadConfig({ PORT: "", DATABASE_URL: " ", LOG_LEVEL: "" })).toEqual(loadConfig({}));
});

test("an invalid value is reported with the variable, the value and what is valid", () => {
  expect(problemOf({ PORT: "80a" })).toBe(
    "PORT is “80a”, but it must be a port number from 0 to 65535, such as 3000.",
  );
});

test.each([
  ["PORT", "70000"],
  ["HOST", "http://x"],
  ["PROCESSES", "0"],
  ["PREWARM", "yes"],
  ["CONTENT_WEBHOOK_HOSTS", "http://n8n.internal/"],
  ["PUBLIC_ORIGIN", "https://www.example.com/site"],
  ["PUBLIC_ORIGIN", "www.example.com"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["AUTOMATION_URL", "n8n.example.com"],
  ["AUTOMATION_URL", "https://n8n.example.com/webhook/chatbot-demo"],
  ["SMTP_URL", "mail.example.com"],
  ["LEADS_NOTIFY_EMAIL", "a@b.example, nobody"],
  ["SANITY_PROJECT_ID", "My Project"],
  ["SANITY_DATASET", "Blogs!"],
  ["CONTENT_TOKEN", "short"],
  ["ASSISTANT_BASE_URL", "ftp://models"],
  ["TRUSTED_PROXIES", "-1"],
  ["LOG_LEVEL", "verbose"],
  ["LEADS_RETENTION_DAYS", "forever"],
])("%s refuses “%s”", (name, value) => {
  expect(problemOf({ [name]: value })).toMatch(new RegExp(`^${name} .+ must be .+\\.$`));
});

test("every problem is reported at once, a line each", () => {
  expect(problemOf({ PORT: "x", LOG_LEVEL: "loud" })?.split("\n")).toHaveLength(2);
});

test("a secret is never echoed", () => {
  const message = problemOf({ DATABASE_URL: "mysql://root:hunter2@db/x" });
  expect(message).toContain("DATABASE_URL has a value that is not shown here");
  expect(message).not.toContain("hunter2");
});

test.each([
  [{ AUTOMATION_TOKEN: "t" }, "AUTOMATION_URL"],
  [{ SMTP_URL: "smtp://localhost" }, "LEADS_NOTIFY_EMAIL"],
  [{ LEADS_NOTIFY_EMAIL: "a@b.example" }, "SMTP_URL"],
  [{ ASSISTANT_BASE_URL: "http://localhost:1/v1" }, "ASSISTANT_MODEL"],
  [{ SANITY_API_TOKEN: "t" }, "SANITY_PROJECT_ID"],
])("half of a pair names its other half: %o", (environment, missing) => {
  expect(problemOf(environment)).toContain(`${missing} is not`);
});

test("a relay to the site itself is rejected", () => {
  expect(problemOf({ AUTOMATION_URL: "http://localhost:3000" })).toContain("this site itself");
  expect(
    problemOf({ PUBLIC_ORIGIN: "https://a.example", AUTOMATION_URL: "https://a.example/" }),
  ).toContain("this site itself");
});

test("addresses lose the slash at their end, and lists their spaces", () => {
  const config = loadConfig({
    PUBLIC_ORIGIN: "https://WWW.example.com/",
    AUTOMATION_URL: "https://n8n.example.com/base/",
    SMTP_URL: "smtp://localhost:2525",
    LEADS_NOTIFY_EMAIL: "sales@a.example, desk@b.example",
  });
  expect(config.publicOrigin).toBe("https://www.example.com");
  expect(config.automation?.url).toBe("https://n8n.example.com/base");
  expect(config.mail?.notify).toEqual(["sales@a.example", "desk@b.example"]);
});

test("with a mail server, messages and applications are confirmed by default", () => {
  const mail = { SMTP_URL: "smtp://localhost:25", LEADS_NOTIFY_EMAIL: "a@b.example" };
  const kindsOf = (more: Record<string, string>) =>
    loadConfig({ ...mail, ...more }).confirmation?.kinds;
  expect(kindsOf({})).toEqual(["contact", "application"]);
  expect(kindsOf({ LEADS_CONFIRM: "demo, contact" })).toEqual(["demo", "contact"]);
  expect(kindsOf({ LEADS_CONFIRM: "none" })).toBeUndefined();
  expect(problemOf({ LEADS_CONFIRM: "contact" })).toContain("SMTP_URL is not");
  expect(problemOf({ ...mail, LEADS_CONFIRM: "everybody" })).toContain("LEADS_CONFIRM");
});

test("every secret that is set is given to the logger", () => {
  const config = loadConfig({
    DATABASE_URL: "postgres://u:p@h/d",
    AUTOMATION_URL: "https://n8n.example.com",
    AUTOMATION_TOKEN: "one",
    METRICS_TOKEN: "sixteen-letters-x",
  });
  expect(secretsOf(config)).toEqual(["postgres://u:p@h/d", "one", "sixteen-letters-x"]);
});

test("hosts that webhooks may call are read with and without ports", () => {
  const { contentWebhookHosts } = loadConfig({
    CONTENT_WEBHOOK_HOSTS: "N8N.internal, localhost:5678,[::1]:5678",
  });
  expect(contentWebhookHosts).toEqual(["n8n.internal", "localhost:5678", "[::1]:5678"]);
});
