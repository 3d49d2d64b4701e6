import { parseArgs } from "node:util";
import { groupMisses, type MissGroup } from "@brightkeel/assistant";
import { type AssistantTables, createStoredMisses } from "@brightkeel/assistant/storage";
import { industryIds } from "@brightkeel/contracts";
import { ConfigError, loadConfig } from "#server/config.ts";
import type { LeadTables } from "#server/leads/index.ts";
import { createLogger } from "#server/logger.ts";
import { migrations } from "#server/migrations.ts";
import { keepFilesPrivate, openStorage, StorageError } from "#server/storage/index.ts";
import { missLines } from "./assistant-misses.ts";

/**
 * Shows what the assistant has to learn: messages that it missed, from the database named by the environment (while
 * the server runs or not), and replies that its languages cannot say yet.
 */

const help = `Assistant

  npm run assistant -- misses               what was not understood or did not help, counted by subject
  npm run assistant -- translations         what a language cannot say yet, as a file to fill in

misses:
  --industry NAME                           only this one: ${industryIds.join(", ")}
  --days N                                  only the last N days
  --json                                    for other programs
translations:
  --language NAME                           es, de, fr or pt
`;

class UsageError extends Error {}

async function main(): Promise<void> {
  const asked = readArguments();
  if (asked.command === "help") return void process.stdout.write(help);
  if (asked.command === "translations") {
    const { missingTranslations } = await import("./assistant-translations.ts");
    return void process.stdout.write(await missingTranslations(asked.language));
  }
  const { industry, days, json } = asked;
  const config = loadConfig(process.env);
  keepFilesPrivate(config.dataDir);
  const period = days ?? config.missesDays;
  const storage = await openStorage<LeadTables & AssistantTables>({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrations,
    logger: createLogger({ level: "silent" }),
    create: false,
  });
  try {
    const since = Temporal.Now.instant().subtract({ hours: 24 * period });
    const misses = await createStoredMisses(storage, { days: config.missesDays }).list(
      new Date(since.epochMilliseconds),
    );
    const groups = groupMisses(misses.filter((miss) => !industry || miss.industry === industry));
    print(json ? JSON.stringify(groups, null, 2) : inWords(groups, period, config.missesDays));
  } finally {
    await storage.close();
  }
}

const inWords = (groups: readonly MissGroup[], period: number, kept: number): string =>
  groups.length > 0
    ? missLines(groups, period).join("\n")
    : kept === 0
      ? "ASSISTANT_MISSES_DAYS is 0: nothing is kept."
      : `Nothing was missed in the last ${period} days.`;

function readArguments() {
  const { values, positionals } = parse();
  const [given = "help", ...rest] = positionals;
  if (values.help || given === "help") return { command: "help" } as const;
  if (given === "translations" && rest.length === 0)
    return { command: "translations", language: values.language ?? "" } as const;
  if (given !== "misses" || rest.length > 0)
    throw new UsageError(
      `“${positionals.join(" ")}” is not a command of npm run assistant.\n\n${help}`,
    );
  const industry = industryIds.find((id) => id === values.industry);
  if (values.industry !== undefined && industry === undefined)
    throw new UsageError(
      `--industry is “${values.industry}”, but it must be one of ${industryIds.join(", ")}.`,
    );
  if (values.days !== undefined && !/^[1-9]\d{0,3}$/.test(values.days))
    throw new UsageError(`--days is “${values.days}”, but it must be a whole number of days.`);
  const days = values.days === undefined ? undefined : Number(values.days);
  return { command: "misses", industry, days, json: values.json } as const;
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        industry: { type: "string" },
        days: { type: "string" },
        language: { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`);

main().catch((error: unknown) => {
  const known = [UsageError, ConfigError, StorageError].some((it) => error instanceof it);
  const isNamed = known || (error instanceof Error && error.name === "UnknownLanguage");
  console.error(isNamed && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
