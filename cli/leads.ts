import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { styleText } from "node:util";
import { type AssistantTables, createStoredConversations } from "@brightkeel/assistant/storage";
import { type Config, ConfigError, loadConfig } from "#server/config.ts";
import {
  countSpam,
  forgetPerson,
  isoDay,
  type Lead,
  type LeadFilter,
  type LeadWithDeliveries,
  leadPages,
  openFileStore,
  readExpiring,
  releaseSpam,
  resendDeliveries,
  retryDeliveries,
  targetNames,
  withDeliveries,
} from "#server/leads/admin.ts";
import type { LeadTables } from "#server/leads/index.ts";
import { createLogger } from "#server/logger.ts";
import { migrations } from "#server/migrations.ts";
import {
  keepFilesPrivate,
  openStorage,
  type Storage,
  StorageError,
} from "#server/storage/index.ts";
import { deleteConversations } from "#server/visitor-conversations.ts";
import { help, readArguments, UsageError } from "./leads-arguments.ts";
import { backUp } from "./leads-backup.ts";
import { exportLeads } from "./leads-export.ts";
import { leadTable } from "./leads-table.ts";

/** Administers leads in the database named by the environment, while the server runs or not. */

type Tables = LeadTables & AssistantTables;

async function main(): Promise<void> {
  const { command, argument, filter, target } = readArguments();
  if (command === "help") {
    process.stdout.write(help);
    return;
  }
  const config = loadConfig(process.env);
  keepFilesPrivate(config.dataDir);
  if (command === "backup") {
    const logger = createLogger({ level: "silent" });
    return print(await backUp(config, argument, { migrations, logger }));
  }
  const storage = await openBook(config, { onlyReads: command === "list" || command === "export" });
  try {
    switch (command) {
      case "list": {
        const pages = mapped(readable(leadPages(storage.db, filter)), (leads) =>
          withDeliveries(storage.db, leads).catch(unlessDamaged(leads.map(withoutDeliveries))),
        );
        const spam = filter.spam ? 0 : await countSpam(storage.db).catch(unlessDamaged(0));
        return await printLines(leadTable(pages, { now: Date.now(), spam }, process.stdout));
      }
      case "export": {
        const written = await exportLeads(argument, readable(leadPages(storage.db, filter)));
        return print(`${count(written, "lead")} written to ${resolve(argument)}`);
      }
      case "retry":
        return print(retried(await retryDeliveries(storage.db, { now: Date.now(), target })));
      case "resend":
        return print(await resend(storage, config, { filter, target }));
      case "not-spam":
        return print(await release(storage, argument));
      case "retention":
        return print(await retention(storage, config));
      case "forget":
        return await forget(argument, storage, config);
    }
  } finally {
    await storage.close();
  }
}

/** The database as it is: none is created, and a damaged or write-protected one can at least be read. */
async function openBook(config: Config, { onlyReads }: { onlyReads: boolean }) {
  const options = {
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrations,
    logger: createLogger({ level: "silent" }),
    create: false,
  };
  try {
    return await openStorage<Tables>(options);
  } catch (error) {
    if (!(error instanceof StorageError) || !onlyReads || config.databaseUrl) throw error;
    const storage = await openStorage<Tables>({ ...options, readOnly: true }).catch(() => {
      throw new StorageError(`${error.message}\nIt was tried just now: none of it can be read.`);
    });
    console.error(`${error.message}\nIt is read as it is.\n`);
    return storage;
  }
}

/** A placeholder for what cannot be read in a damaged file. @throws any other error. */
const unlessDamaged =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    const isDamage = error instanceof Error && /malformed|not a database/.test(error.message);
    if (!isDamage) throw error;
    process.exitCode = 1;
    return value;
  };

const withoutDeliveries = (lead: Lead): LeadWithDeliveries => ({
  ...lead,
  deliveries: undefined,
  isSpam: false,
  signs: [],
});

/** Pages as far as they can be read: in a damaged file, up to the damage. */
async function* readable<Page>(pages: AsyncIterable<Page>): AsyncGenerator<Page> {
  try {
    yield* pages;
  } catch (error) {
    unlessDamaged(undefined)(error);
    console.error("The rest cannot be read: the file is damaged there.");
  }
}

const retried = (deliveries: number) =>
  deliveries === 0
    ? "Nothing is waiting to be tried again."
    : `${count(deliveries, "delivery", "deliveries")} will be tried again as soon as a server runs.`;

async function resend(
  storage: Storage<Tables>,
  config: Config,
  { filter, target }: { filter: LeadFilter; target: string | undefined },
): Promise<string> {
  if (filter.from === undefined && filter.before === undefined) {
    throw new UsageError("Which days? npm run leads -- resend --from 2026-11-01 --to 2026-11-03");
  }
  // No one is mailed again because a receiver lost data; a single mail can be sent again from its lead in the inbox.
  const set = targetNames({ ...config, confirmation: undefined });
  if (target !== undefined && !set.includes(target)) {
    throw new UsageError(
      `--target is “${target}”, but ${set.length ? `what is set up is ${set.join(", ")}` : "no receiver is set up"}.`,
    );
  }
  const targets = target === undefined ? set : [target];
  const due = await resendDeliveries(storage.db, { now: Date.now(), targets, filter });
  return due === 0
    ? "Nothing was delivered on those days, or no receiver is set up."
    : `${count(due, "delivery", "deliveries")} will be sent again under the same key as soon as a server runs: whoever has it already recognises it.`;
}

async function release(storage: Storage<Tables>, reference: string): Promise<string> {
  if (reference === "") throw new UsageError("Which? npm run leads -- list --spam names them.");
  const name = await releaseSpam(storage.db, reference, Date.now());
  if (name === undefined) throw new UsageError(`No lead with the reference ${reference} is spam.`);
  return "It isn’t spam, and goes to its receivers as soon as a server runs.";
}

async function retention(storage: Storage<Tables>, { leadRetentionDays }: Config): Promise<string> {
  const options = { retentionDays: leadRetentionDays, now: Date.now() };
  const { leads, next } = await readExpiring(storage.db, options);
  if (leadRetentionDays === 0) return "LEADS_RETENTION_DAYS is 0: leads are kept for ever.";
  if (next === undefined) return `No lead is near the end of its ${leadRetentionDays} days.`;
  return `${count(leads, "lead")} will be deleted, the first on ${isoDay(next)}: ${leads === 1 ? "it is" : "they are"} near the end of LEADS_RETENTION_DAYS (${leadRetentionDays}).`;
}

async function forget(email: string, storage: Storage<Tables>, config: Config): Promise<void> {
  if (!email.includes("@")) {
    throw new UsageError("Whom? npm run leads -- forget name@example.com");
  }
  const { leads, files, waiting, passedOn, perhaps, conversations, unfinished } =
    await forgetPerson(storage, email, {
      files: openFileStore(config),
      deleteConversations: (ids) =>
        deleteConversations(createStoredConversations(storage), ids, new Date()),
    });
  const deleted = [
    ...Object.entries(leads).map(([kind, number]) => count(number, `${kind} lead`)),
    ...(files ? [count(files, "file")] : []),
    ...(waiting ? [count(waiting, "waiting delivery", "waiting deliveries")] : []),
    ...(conversations ? [count(conversations, "conversation")] : []),
  ];
  if (deleted.length > 0) print(`Deleted: ${deleted.join(", ")}.`);
  else if (unfinished.length === 0) print(`Nothing is stored about ${email}.`);
  for (const [target, number] of Object.entries(passedOn)) {
    print(
      styleText(
        "yellow",
        `${target} had already been told ${number === 1 ? "once" : `${number} times`}: delete the person there too.`,
      ),
    );
  }
  for (const target of Object.keys(perhaps)) {
    print(
      styleText(
        "yellow",
        `${target} may have been told: a delivery had been tried, or was under way. Look for the person there too.`,
      ),
    );
  }
  if (unfinished.length === 0) return;
  process.exitCode = 1;
  print(
    styleText(
      "red",
      `Not finished, traces may be left on the disk: ${unfinished.join(" ")} Run the same command again.`,
    ),
  );
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

/** Waits for the reader, so that a long list is never in memory as a whole. `head` may leave before its end. */
async function printLines(lines: AsyncIterable<string>): Promise<void> {
  const ended = (line: string) => `${line}\n`;
  await pipeline(lines, (all: AsyncIterable<string>) => mapped(all, ended), process.stdout, {
    end: false,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

async function* mapped<From, To>(
  all: AsyncIterable<From>,
  change: (one: From) => To | Promise<To>,
) {
  for await (const one of all) yield await change(one);
}

const print = (text: string) => void process.stdout.write(`${text}\n`);

main().catch((error: unknown) => {
  const known = [UsageError, ConfigError, StorageError].some((it) => error instanceof it);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
