import { resolve } from "node:path";
import {
  ConfigError,
  type Environment,
  type LogLevel,
  readEnvironment,
  type Values,
  type Variable,
} from "./environment.ts";

/** Settings from the environment, grouped for the modules. */

export { ConfigError } from "./environment.ts";

type Receiver = {
  url: string;
  token: string | undefined;
  /** Text that the response to a lead must contain. Undefined: judged by its form. */
  answer: string | undefined;
};

export type Config = {
  /** 0 lets the system choose a free port (tests). */
  port: number;
  host: string;
  /** How many processes accept connections: with 1 only this one, with more its workers. */
  processes: number;
  /** Scheme and host of the public address, without a trailing slash. Undefined: taken from the request. */
  publicOrigin: string | undefined;
  /** Absolute path of the folder that holds the embedded stores and uploaded files. */
  dataDir: string;
  /** A bucket for uploaded files. Undefined: a folder in `dataDir`. */
  s3:
    | { bucketUrl: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  /** Undefined: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** n8n. Undefined: the embedded handlers answer. `url` has no trailing slash. */
  automation: Receiver | undefined;
  /** An additional receiver of leads, besides n8n and e-mail. */
  leadsWebhook: (Receiver & { secret: string | undefined }) | undefined;
  /** E-mail to the people who act on leads. */
  mail: { smtpUrl: string; notify: string[]; from: string | undefined } | undefined;
  /** Confirmation e-mail to the sender, for these kinds of leads; undefined: none. */
  confirmation: { kinds: NonNullable<Values["LEADS_CONFIRM"]>; perDay: number } | undefined;
  /** The token for signing in to the leads inbox. Undefined: leads are not shown in the browser. */
  inboxToken: string | undefined;
  /** Leads older than this are deleted, within the hour. 0 keeps them for ever. */
  leadRetentionDays: number;
  /** The hosted content service. Undefined: the embedded one. */
  sanity: { projectId: string; dataset: string; token: string | undefined } | undefined;
  /** Dataset of the embedded content service. */
  contentDataset: string;
  /**
   * The token with which editors sign in to the embedded content service. Undefined: one is generated and stored in
   * `dataDir`.
   */
  contentToken: string | undefined;
  /** Internal hosts that its webhooks may call all the same. */
  contentWebhookHosts: readonly string[];
  /** Any OpenAI-compatible model. Undefined: the embedded assistant answers alone. */
  assistant:
    | { baseUrl: string; model: string; apiKey: string | undefined; dailyTokens: number }
    | undefined;
  /** The company's own texts that the assistant answers from. */
  knowledge: {
    /** Absolute path of a folder of Markdown. */
    folder: string | undefined;
    /** Whether blog posts are read too. */
    blog: boolean;
  };
  /** For how many days messages that the assistant did not understand are kept. 0: none are kept. */
  missesDays: number;
  /** How many proxies of ours are in front. 0: forwarded headers are ignored. */
  trustedProxies: number;
  /** Requests a minute from one network address; 0 lifts a limit. */
  limits: { leadsPerMinute: number; chatPerMinute: number; rendersPerMinute: number };
  /** Whether all pages are rendered after the start, before the first request for them, or the home page alone. */
  prewarm: boolean;
  /** Bearer token for reading `/metrics` from elsewhere. Undefined: loopback only. */
  metricsToken: string | undefined;
  logLevel: LogLevel;
};

/**
 * Loads the configuration.
 *
 * @throws ConfigError with one sentence for each variable that is wrong.
 */
export const loadConfig = (environment: Environment = process.env): Config =>
  assemble(readEnvironment(environment));

/** Groups the values, and refuses incomplete combinations, where one setting is useless without the other. */
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
  needs("AUTOMATION_ANSWER", "AUTOMATION_URL", "set the address of n8n, or remove the check");
  const noReceiver = "set the receiver's address, or remove it";
  needs("LEADS_WEBHOOK_SECRET", "LEADS_WEBHOOK_URL", noReceiver);
  needs("LEADS_WEBHOOK_ANSWER", "LEADS_WEBHOOK_URL", noReceiver);
  const noBucket = "set the address of the bucket, or remove the keys";
  needs("S3_ACCESS_KEY_ID", "S3_BUCKET_URL", noBucket);
  needs("S3_SECRET_ACCESS_KEY", "S3_BUCKET_URL", noBucket);
  needs("S3_BUCKET_URL", "S3_ACCESS_KEY_ID", "set the key that may read and write there");
  needs("S3_BUCKET_URL", "S3_SECRET_ACCESS_KEY", "set the secret that belongs to the key");
  needs("SMTP_URL", "LEADS_NOTIFY_EMAIL", "set the address that should hear of new leads");
  needs("LEADS_NOTIFY_EMAIL", "SMTP_URL", "set the mail server that sends to it");
  if (values.LEADS_CONFIRM?.length && values.SMTP_URL === undefined) {
    problems.push("LEADS_CONFIRM is set, but SMTP_URL is not: set the mail server that sends it.");
  }
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

  const kinds = values.LEADS_CONFIRM ?? ["contact", "application"];
  return {
    port: values.PORT,
    host: values.HOST,
    processes: values.PROCESSES,
    publicOrigin: values.PUBLIC_ORIGIN,
    dataDir: resolve(values.DATA_DIR),
    s3:
      values.S3_BUCKET_URL && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
            bucketUrl: values.S3_BUCKET_URL,
            region: values.S3_REGION,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    databaseUrl: values.DATABASE_URL,
    automation: values.AUTOMATION_URL
      ? {
          url: values.AUTOMATION_URL,
          token: values.AUTOMATION_TOKEN,
          answer: values.AUTOMATION_ANSWER,
        }
      : undefined,
    leadsWebhook: values.LEADS_WEBHOOK_URL
      ? {
          url: values.LEADS_WEBHOOK_URL,
          token: values.LEADS_WEBHOOK_TOKEN,
          secret: values.LEADS_WEBHOOK_SECRET,
          answer: values.LEADS_WEBHOOK_ANSWER,
        }
      : undefined,
    mail:
      values.SMTP_URL && values.LEADS_NOTIFY_EMAIL
        ? {
            smtpUrl: values.SMTP_URL,
            notify: values.LEADS_NOTIFY_EMAIL,
            from: values.LEADS_FROM_EMAIL,
          }
        : undefined,
    confirmation:
      values.SMTP_URL && kinds.length > 0
        ? { kinds, perDay: values.LEADS_CONFIRM_PER_DAY }
        : undefined,
    inboxToken: values.LEADS_INBOX_TOKEN,
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
    contentWebhookHosts: values.CONTENT_WEBHOOK_HOSTS,
    assistant:
      values.ASSISTANT_BASE_URL && values.ASSISTANT_MODEL
        ? {
            baseUrl: values.ASSISTANT_BASE_URL,
            model: values.ASSISTANT_MODEL,
            apiKey: values.ASSISTANT_API_KEY,
            dailyTokens: values.ASSISTANT_DAILY_TOKENS,
          }
        : undefined,
    knowledge: knowledgeIn(values.ASSISTANT_KNOWLEDGE ?? []),
    missesDays: values.ASSISTANT_MISSES_DAYS,
    trustedProxies: values.TRUSTED_PROXIES,
    limits: {
      leadsPerMinute: values.LEADS_PER_MINUTE,
      chatPerMinute: values.CHAT_PER_MINUTE,
      rendersPerMinute: values.RENDERS_PER_MINUTE,
    },
    prewarm: values.PREWARM === "on",
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

function knowledgeIn(parts: readonly string[]): Config["knowledge"] {
  const folder = parts.find((part) => part !== "blog");
  return { folder: folder && resolve(folder), blog: parts.includes("blog") };
}

/** Whether an address is this site's own: a relay to itself would call itself for ever. */
function isOwnAddress(address: string, { PORT, PUBLIC_ORIGIN }: Values): boolean {
  const { origin, hostname, port } = new URL(address);
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return origin === PUBLIC_ORIGIN || (loopback && port === String(PORT));
}

/** Returns the values that must never appear in a log, for the logger to remove. */
export function secretsOf(config: Config): string[] {
  return [
    config.databaseUrl,
    config.s3?.secretAccessKey,
    config.automation?.token,
    config.leadsWebhook?.token,
    config.leadsWebhook?.secret,
    config.mail?.smtpUrl,
    config.sanity?.token,
    config.contentToken,
    config.assistant?.apiKey,
    config.metricsToken,
    config.inboxToken,
  ].filter((value) => value !== undefined);
}
