import { resolve } from "node:path";
import { z } from "zod";

/**
 * Every variable of the environment, in one place. A value that cannot work stops the start with one sentence
 * that names the variable, what was given and what would be valid. `.env.example` explains each for operators.
 */

export type Config = {
  /** 0 asks the system for any free port (tests). */
  port: number;
  host: string;
  /** Scheme and host of the public address, without a slash at the end. Undefined: taken from the request. */
  publicOrigin: string | undefined;
  /** Absolute path of the folder that holds the embedded stores and uploaded files. */
  dataDir: string;
  /** Undefined: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** n8n. Undefined: the embedded handlers answer. `url` has no slash at the end. */
  automation: { url: string; token: string | undefined } | undefined;
  /** One more receiver of leads, beside n8n and e-mail. */
  leadsWebhook: { url: string; token: string | undefined } | undefined;
  /** E-mail to the people who act on leads. */
  mail: { smtpUrl: string; notify: string[]; from: string | undefined } | undefined;
  /** Leads older than this are deleted, within the hour. 0 keeps them for ever. */
  leadRetentionDays: number;
  /** The hosted content service. Undefined: the embedded one. */
  sanity: { projectId: string; dataset: string; token: string | undefined } | undefined;
  /** Dataset of the embedded content service. */
  contentDataset: string;
  /** What editors of the embedded content service sign in with. Undefined: one is made and kept in `dataDir`. */
  contentToken: string | undefined;
  /** Any OpenAI-compatible model. Undefined: the embedded assistant answers alone. */
  assistant:
    | { baseUrl: string; model: string; apiKey: string | undefined; dailyTokens: number }
    | undefined;
  /** How many proxies of ours stand in front. 0: forwarded headers are ignored. */
  trustedProxies: number;
  /** Requests a minute from one network address; 0 lifts a limit. */
  limits: { leadsPerMinute: number; chatPerMinute: number };
  /** Lets requests from elsewhere read `/metrics` as a bearer token. Undefined: loopback only. */
  metricsToken: string | undefined;
  logLevel: LogLevel;
};

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The environment cannot work. The message is one sentence for each variable, to be shown as it is. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Never echoed: a start that fails ends in somebody's log. */
const secretVariables = new Set([
  "DATABASE_URL",
  "AUTOMATION_TOKEN",
  "LEADS_WEBHOOK_TOKEN",
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

const token = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .optional();
const emailAddress = z.string().regex(z.regexes.html5Email);

/** The shape of each variable beside the words that complete "… must be". */
const variables = {
  PORT: [wholeNumber(0, 65_535, 3000), "a port number from 0 to 65535, such as 3000"],
  HOST: [
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default("127.0.0.1"),
    "an address to listen on, such as 127.0.0.1 or 0.0.0.0",
  ],
  PUBLIC_ORIGIN: [
    webAddress
      .refine((value) => parsedUrl(value)?.origin === value.toLowerCase())
      .transform((value) => value.toLowerCase())
      .optional(),
    "the site's public address without a path, such as https://www.example.com",
  ],
  DATA_DIR: [z.string().default("./data"), "a folder, such as ./data"],
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
  LEADS_WEBHOOK_URL: [
    z.string().refine(isWebAddress).optional(),
    "a full http or https address, such as https://crm.example.com/hooks/leads",
  ],
  LEADS_WEBHOOK_TOKEN: [token, "a token of printable characters without spaces"],
  SMTP_URL: [
    z
      .string()
      .refine((value) => ["smtp:", "smtps:"].includes(parsedUrl(value)?.protocol ?? ""))
      .refine((value) => Boolean(parsedUrl(value)?.hostname))
      .optional(),
    "a mail server such as smtps://user:password@mail.example.com:465 or smtp://localhost:25",
  ],
  LEADS_NOTIFY_EMAIL: [
    z
      .string()
      .transform((value) =>
        value
          .split(",")
          .map((address) => address.trim())
          .filter(Boolean),
      )
      .pipe(z.array(emailAddress).min(1))
      .optional(),
    "one e-mail address or several with commas between them",
  ],
  LEADS_FROM_EMAIL: [emailAddress.optional(), "an e-mail address the mail server may send from"],
  LEADS_RETENTION_DAYS: [
    wholeNumber(0, 36_500, 730),
    "a number of days up to 36500, or 0 to keep leads for ever",
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
  TRUSTED_PROXIES: [
    wholeNumber(0, 10, 0),
    "how many proxies of yours stand in front of the site, from 0 to 10",
  ],
  LEADS_PER_MINUTE: [wholeNumber(0, 100_000, 30), "a whole number up to 100000, or 0 for no limit"],
  CHAT_PER_MINUTE: [wholeNumber(0, 100_000, 60), "a whole number up to 100000, or 0 for no limit"],
  METRICS_TOKEN: [
    token.refine((value) => value === undefined || value.length >= 16),
    "a token of at least 16 printable characters without spaces",
  ],
  LOG_LEVEL: [z.enum(logLevels).default("info"), `one of ${logLevels.join(", ")}`],
} satisfies Record<string, readonly [z.ZodType, string]>;

type Variable = keyof typeof variables;
type Values = { [Name in Variable]: z.output<(typeof variables)[Name][0]> };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. An empty value counts as not given, as compose files and `.env` templates leave them.
 * Throws a ConfigError that lists every problem at once.
 */
export function loadConfig(environment: Environment = process.env): Config {
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
  const config = assemble(values as Values);
  return config;
}

function shown(name: string, given: string | undefined): string {
  if (given === undefined) return "is not set";
  return secretVariables.has(name) ? "has a value that is not shown here" : `is “${given}”`;
}

/** Puts the values together, and refuses combinations of which each half is useless without the other. */
function assemble(values: Values): Config {
  const problems: string[] = [];
  const needs = (given: Variable, missing: Variable, why: string) => {
    if (values[given] !== undefined && values[missing] === undefined) {
      problems.push(`${given} is set, but ${missing} is not: ${why}.`);
    }
  };
  needs("AUTOMATION_TOKEN", "AUTOMATION_URL", "set the address of n8n, or remove the token");
  needs(
    "LEADS_WEBHOOK_TOKEN",
    "LEADS_WEBHOOK_URL",
    "set the receiver's address, or remove the token",
  );
  needs("SMTP_URL", "LEADS_NOTIFY_EMAIL", "set the address that should hear of new leads");
  needs("LEADS_NOTIFY_EMAIL", "SMTP_URL", "set the mail server that sends to it");
  needs("ASSISTANT_BASE_URL", "ASSISTANT_MODEL", "name the model to ask for");
  needs(
    "ASSISTANT_MODEL",
    "ASSISTANT_BASE_URL",
    "set the address of the service that runs the model",
  );
  needs(
    "ASSISTANT_API_KEY",
    "ASSISTANT_BASE_URL",
    "set the address of the service the key belongs to",
  );
  needs("SANITY_API_TOKEN", "SANITY_PROJECT_ID", "set the project the token belongs to");
  if (values.AUTOMATION_URL && isOwnAddress(values.AUTOMATION_URL, values)) {
    problems.push(
      `AUTOMATION_URL is “${values.AUTOMATION_URL}”, which is this site itself: set the address of n8n, or leave it out and the site answers on its own.`,
    );
  }
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));

  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_ORIGIN,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    automation: values.AUTOMATION_URL
      ? { url: values.AUTOMATION_URL, token: values.AUTOMATION_TOKEN }
      : undefined,
    leadsWebhook: values.LEADS_WEBHOOK_URL
      ? { url: values.LEADS_WEBHOOK_URL, token: values.LEADS_WEBHOOK_TOKEN }
      : undefined,
    mail:
      values.SMTP_URL && values.LEADS_NOTIFY_EMAIL
        ? {
            smtpUrl: values.SMTP_URL,
            notify: values.LEADS_NOTIFY_EMAIL,
            from: values.LEADS_FROM_EMAIL,
          }
        : undefined,
    leadRetentionDays: values.LEADS_RETENTION_DAYS,
    sanity: values.SANITY_PROJECT_ID
      ? {
          projectId: values.SANITY_PROJECT_ID,
          dataset: values.SANITY_DATASET,
          token: values.SANITY_API_TOKEN,
        }
      : undefined,
    contentDataset: values.SANITY_DATASET,
    contentToken: values.CONTENT_TOKEN,
    assistant:
      values.ASSISTANT_BASE_URL && values.ASSISTANT_MODEL
        ? {
            baseUrl: values.ASSISTANT_BASE_URL,
            model: values.ASSISTANT_MODEL,
            apiKey: values.ASSISTANT_API_KEY,
            dailyTokens: values.ASSISTANT_DAILY_TOKENS,
          }
        : undefined,
    trustedProxies: values.TRUSTED_PROXIES,
    limits: { leadsPerMinute: values.LEADS_PER_MINUTE, chatPerMinute: values.CHAT_PER_MINUTE },
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

/** A relay to ourselves would call itself for ever. */
function isOwnAddress(address: string, { PORT, PUBLIC_ORIGIN }: Values): boolean {
  const { origin, hostname, port } = new URL(address);
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return origin === PUBLIC_ORIGIN || (loopback && port === String(PORT));
}

/** The values that must never appear in a log, for the logger to cut out. */
export function secretsOf(config: Config): string[] {
  return [
    config.databaseUrl,
    config.automation?.token,
    config.leadsWebhook?.token,
    config.mail?.smtpUrl,
    config.sanity?.token,
    config.contentToken,
    config.assistant?.apiKey,
    config.metricsToken,
  ].filter((value) => value !== undefined);
}
