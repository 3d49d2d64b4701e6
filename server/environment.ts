import { z } from "zod";

/**
 * All environment variables. An invalid value stops the start with one sentence that names the variable, the given
 * value and what would be valid. `.env.example` explains each for operators.
 */

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Thrown for an invalid environment. The message has one sentence for each variable, to be shown as it is. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Variables whose values are never shown: the error of a failed start ends up in a log. */
const secretVariables = new Set([
  "DATABASE_URL",
  "S3_SECRET_ACCESS_KEY",
  "AUTOMATION_TOKEN",
  "LEADS_WEBHOOK_TOKEN",
  "LEADS_WEBHOOK_SECRET",
  "LEADS_INBOX_TOKEN",
  "SMTP_URL",
  "SANITY_API_TOKEN",
  "CONTENT_TOKEN",
  "ASSISTANT_API_KEY",
  "METRICS_TOKEN",
]);

const wholeNumber = (from: number, to: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to))
    .default(fallback);

const parsedUrl = (value: string) => (URL.canParse(value) ? new URL(value) : undefined);
const isWebAddress = (value: string) =>
  ["http:", "https:"].includes(parsedUrl(value)?.protocol ?? "");
const withoutTrailingSlash = (value: string) => value.replace(/\/+$/, "");
const webAddress = z.string().refine(isWebAddress).transform(withoutTrailingSlash);

/** Parts between commas. */
const listed = (value: string) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const token = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .optional();
const emailAddress = z.string().regex(z.regexes.html5Email);

const answerCheck = z.string().min(2).max(200).optional();
const answerCheckWords =
  "a text of 2 to 200 characters that a good answer holds, in which {key} stands for the delivery's key";

/** The schema of each variable, and the words that complete “… must be”. */
const variables = {
  PORT: [wholeNumber(0, 65_535, 3000), "a port number from 0 to 65535, such as 3000"],
  HOST: [
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default("127.0.0.1"),
    "an address to listen on, such as 127.0.0.1 or 0.0.0.0",
  ],
  PROCESSES: [
    wholeNumber(1, 128, 1),
    "a number of processes from 1 to 128, such as one for each core of the machine",
  ],
  PUBLIC_ORIGIN: [
    webAddress
      .refine((value) => parsedUrl(value)?.origin === value.toLowerCase())
      .transform((value) => value.toLowerCase())
      .optional(),
    "the site's public address without a path, such as https://www.example.com",
  ],
  DATA_DIR: [z.string().default("./data"), "a folder, such as ./data"],
  S3_BUCKET_URL: [
    webAddress.refine((value) => !parsedUrl(value)?.search && !parsedUrl(value)?.hash).optional(),
    "the address of a bucket, such as https://s3.eu-central-1.amazonaws.com/bucket",
  ],
  S3_REGION: [
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default("us-east-1"),
    "a region such as eu-central-1, or auto",
  ],
  S3_ACCESS_KEY_ID: [token, "a key of printable characters without spaces"],
  S3_SECRET_ACCESS_KEY: [token, "a secret of printable characters without spaces"],
  DATABASE_URL: [
    z
      .string()
      .refine((value) => ["postgres:", "postgresql:"].includes(parsedUrl(value)?.protocol ?? ""))
      .optional(),
    "a PostgreSQL address such as postgres://user:password@host:5432/database; leave it out for SQLite",
  ],
  AUTOMATION_URL: [
    webAddress
      .refine((value) => !parsedUrl(value)?.search && !parsedUrl(value)?.hash)
      .refine((value) => !/\/webhook(-test)?\/chatbot-/.test(value))
      .optional(),
    "the base address of n8n, such as https://n8n.example.com; the webhook paths are appended to it",
  ],
  AUTOMATION_TOKEN: [token, "a token of printable characters without spaces"],
  AUTOMATION_ANSWER: [answerCheck, answerCheckWords],
  LEADS_WEBHOOK_URL: [
    z.string().refine(isWebAddress).optional(),
    "a full http or https address, such as https://crm.example.com/hooks/leads",
  ],
  LEADS_WEBHOOK_TOKEN: [token, "a token of printable characters without spaces"],
  LEADS_WEBHOOK_SECRET: [
    z
      .string()
      .regex(/^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/)
      .optional(),
    "whsec_ and at least 24 random bytes in base64, as `openssl rand -base64 24` makes them",
  ],
  LEADS_WEBHOOK_ANSWER: [answerCheck, answerCheckWords],
  SMTP_URL: [
    z
      .string()
      .refine((value) => ["smtp:", "smtps:"].includes(parsedUrl(value)?.protocol ?? ""))
      .refine((value) => Boolean(parsedUrl(value)?.hostname))
      .optional(),
    "a mail server such as smtps://user:password@mail.example.com:465 or smtp://localhost:25",
  ],
  LEADS_NOTIFY_EMAIL: [
    z.string().transform(listed).pipe(z.array(emailAddress).min(1)).optional(),
    "one e-mail address or several with commas between them",
  ],
  LEADS_FROM_EMAIL: [emailAddress.optional(), "an e-mail address the mail server may send from"],
  LEADS_CONFIRM: [
    z
      .string()
      .transform((value) => (value === "none" ? [] : value.split(",").map((kind) => kind.trim())))
      .pipe(z.array(z.enum(["contact", "application", "demo"])))
      .optional(),
    "none, or some of contact, application and demo with commas between them",
  ],
  LEADS_CONFIRM_PER_DAY: [wholeNumber(1, 100_000, 200), "a number of mails from 1 to 100000"],
  LEADS_RETENTION_DAYS: [
    wholeNumber(0, 36_500, 730),
    "a number of days up to 36500, or 0 to keep leads for ever",
  ],
  LEADS_INBOX_TOKEN: [
    token.refine((value) => value === undefined || value.length >= 16),
    "a token of at least 16 printable characters without spaces",
  ],
  SANITY_PROJECT_ID: [
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .optional(),
    "the id of a Sanity project, made of a–z, 0–9 and dashes",
  ],
  SANITY_DATASET: [
    z
      .string()
      .regex(/^~?[a-z0-9][a-z0-9_-]*$/)
      .max(64)
      .default("blogs"),
    "the name of a dataset, made of a–z, 0–9, dashes and underscores, such as blogs",
  ],
  SANITY_API_TOKEN: [token, "a token of printable characters without spaces"],
  CONTENT_TOKEN: [
    token.refine((value) => value === undefined || value.length >= 16),
    "a token of at least 16 printable characters without spaces",
  ],
  CONTENT_WEBHOOK_HOSTS: [
    z
      .string()
      .toLowerCase()
      .transform(listed)
      .pipe(z.array(z.string().regex(/^(?:[a-z0-9._-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/)))
      .default([]),
    "hosts with commas between them, with or without a port, such as n8n.internal,localhost:5678",
  ],
  ASSISTANT_BASE_URL: [
    webAddress.optional(),
    "the base address of an OpenAI-compatible service, such as http://localhost:11434/v1",
  ],
  ASSISTANT_MODEL: [z.string().max(200).optional(), "the name of a model"],
  ASSISTANT_API_KEY: [token, "a key of printable characters without spaces"],
  ASSISTANT_DAILY_TOKENS: [
    wholeNumber(0, 999_999_999, 200_000),
    "a whole number of tokens up to 999999999",
  ],
  ASSISTANT_KNOWLEDGE: [
    z
      .string()
      .transform(listed)
      .pipe(z.array(z.string()).max(2))
      .refine((parts) => parts.filter((part) => part !== "blog").length <= 1)
      .optional(),
    "a folder of Markdown files such as ./knowledge, or blog for the posts of the blog, or both with a comma between them",
  ],
  ASSISTANT_MISSES_DAYS: [
    wholeNumber(0, 3_650, 90),
    "a number of days up to 3650, or 0 to keep nothing of what the assistant does not understand",
  ],
  TRUSTED_PROXIES: [
    wholeNumber(0, 10, 0),
    "how many proxies of yours stand in front of the site, from 0 to 10",
  ],
  LEADS_PER_MINUTE: [wholeNumber(0, 100_000, 30), "a whole number up to 100000, or 0 for no limit"],
  CHAT_PER_MINUTE: [wholeNumber(0, 100_000, 60), "a whole number up to 100000, or 0 for no limit"],
  RENDERS_PER_MINUTE: [
    wholeNumber(0, 100_000, 600),
    "a whole number up to 100000, or 0 for no limit",
  ],
  PREWARM: [z.enum(["on", "off"]).default("on"), "on or off"],
  METRICS_TOKEN: [
    token.refine((value) => value === undefined || value.length >= 16),
    "a token of at least 16 printable characters without spaces",
  ],
  LOG_LEVEL: [z.enum(logLevels).default("info"), `one of ${logLevels.join(", ")}`],
} satisfies Record<string, readonly [z.ZodType, string]>;

export type Variable = keyof typeof variables;
export type Values = { [Name in Variable]: z.output<(typeof variables)[Name][0]> };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. An empty value counts as not given, because compose files and `.env` templates leave them.
 *
 * @throws ConfigError that lists every problem at once.
 */
export function readEnvironment(environment: Environment): Values {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};

  for (const [name, [schema, valid]] of Object.entries(variables)) {
    const given = environment[name]?.trim() || undefined;
    const result = schema.safeParse(given);
    if (result.success) values[name] = result.data;
    else problems.push(`${name} ${shown(name, given)}, but it must be ${valid}.`);
  }
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));

  // Each value was just parsed by the schema that this type is derived from.
  return values as Values;
}

function shown(name: string, given: string | undefined): string {
  if (given === undefined) return "is not set";
  return secretVariables.has(name) ? "has a value that is not shown here" : `is “${given}”`;
}
