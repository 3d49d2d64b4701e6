import { randomUUID } from "node:crypto";
import type { Registry } from "prom-client";
import type { Logger } from "../logger.ts";
import { isDiskTrouble, type Storage, StorageError } from "../storage/index.ts";
import { startAlarms } from "./alarms.ts";
import { checkCv, digestOfCv, writeCv } from "./application-files.ts";
import { noteConversation } from "./conversation-people.ts";
import type { DeliveryTarget } from "./deliver/target.ts";
import type { FileStore } from "./files/file-store.ts";
import {
  applicationForm,
  contactForm,
  type FormProblem,
  type FormValues,
  parseForm,
} from "./forms.ts";
import { groupCommit } from "./group-commit.ts";
import type { LeadFile, LeadOrigin, NewLead } from "./lead.ts";
import { createLeadMetrics } from "./metrics.ts";
import { createOutbox } from "./outbox.ts";
import type { OutboxSettings } from "./outbox-settings.ts";
import { referenceOf } from "./reference.ts";
import { startRetention } from "./retention.ts";
import { FormTokenSpent, type SavedLead, writeLead } from "./store.ts";
import type { LeadTables } from "./tables.ts";

export { conversationsOf } from "./conversation-people.ts";
export { deliveryTargets } from "./deliver/targets.ts";
export type { FileStore } from "./files/file-store.ts";
export { openFileStore } from "./files/open-file-store.ts";
export { s3Store } from "./files/s3-store.ts";
export { forgetPerson } from "./forget.ts";
export { createInbox } from "./inbox/index.ts";
export type { NewLead } from "./lead.ts";
export { refuseMissingDatabase } from "./missing-database.ts";
export { spamWaiting } from "./spam/folder.ts";
export { type LeadTables, leadMigrations } from "./tables.ts";

export type FormResult =
  | { ok: true; id: string; reference: string; repeated: boolean }
  /** `spent`: this rendered form has been sent before with other words, and a new one may be sent. */
  | { ok: false; problems: FormProblem[]; spent?: true };

type FormOrigin = LeadOrigin & Pick<NewLead, "idempotencyKey" | "behavior">;

export type Leads = {
  /** Resolves when the lead and its deliveries are on disk, those of spam to wait for a person. Rejects when it is not stored. */
  saveLead(lead: NewLead): Promise<SavedLead>;
  /** Validates and stores a contact form. Rejects when it cannot be stored. */
  saveContact(values: FormValues, origin?: FormOrigin): Promise<FormResult>;
  /** Validates and stores an application with its CV. Rejects when it cannot be stored. */
  saveApplication(
    values: FormValues,
    cv: File | undefined,
    origin?: FormOrigin,
  ): Promise<FormResult>;
  /** Records which e-mail address used a conversation, for erasure requests. */
  noteConversation(conversationId: string, email: string): Promise<void>;
  /** Rejects for a minute after a lead found no room on the disk, unless one was stored since. */
  check(): Promise<void>;
  /** Looks at once for deliveries that have become due. */
  wake(): void;
  /** Starts deliveries and retention. */
  start(): void;
  /** Resolves when all work in progress has ended. */
  stop(): Promise<void>;
};

export function createLeads(options: {
  storage: Pick<Storage<LeadTables>, "db" | "kind" | "relaxed" | "pseudonym">;
  files: FileStore;
  /** Receivers of leads: `deliveryTargets(config)`. */
  targets?: readonly DeliveryTarget[];
  /** 0 switches retention off. */
  retentionDays: number;
  /** Address of the site, where the inbox can be opened. */
  inboxOrigin?: string | undefined;
  logger: Logger;
  registry?: Registry;
  clock?: () => number;
  outbox?: Partial<OutboxSettings>;
}): Leads {
  const { storage, files: fileStore, targets = [], logger, clock = Date.now } = options;
  const { db, kind } = storage;
  const metrics = createLeadMetrics(db, options.registry);
  const outbox = createOutbox({
    storage,
    targets,
    logger,
    clock,
    ...(options.outbox && { settings: options.outbox }),
    onOutcome: metrics.delivery,
  });
  const targetNames = targets.map((target) => target.name);
  let retention: ReturnType<typeof startRetention> | undefined;
  let alarms: ReturnType<typeof startAlarms> | undefined;

  type Write = { lead: NewLead; id?: string; files?: readonly LeadFile[]; attached?: string };
  const writeAll = (writes: readonly Write[]) =>
    db.transaction().execute(async (transaction) => {
      const saved: SavedLead[] = [];
      for (const { lead, ...rest } of writes) {
        const taking = targets.filter((target) => target.takes?.(lead.kind) ?? true);
        const context = { ...rest, now: clock(), kind, targets: taking.map(({ name }) => name) };
        saved.push(await writeLead(transaction, lead, context));
      }
      return saved;
    });
  const writeOne = async (it: Write) => {
    const [saved] = await writeAll([it]);
    if (!saved) throw new Error("The transaction gave no result.");
    return saved;
  };
  // PostgreSQL gathers the commits of several connections by itself.
  const write = kind === "sqlite" ? groupCommit(writeAll) : writeOne;

  /** When the disk refused a lead, on the clock of `performance`. */
  let refusedAt: number | undefined;
  async function noting<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      refusedAt = undefined;
      return result;
    } catch (error) {
      if (isDiskTrouble(error)) refusedAt = performance.now();
      throw error;
    }
  }

  async function save(it: Write): Promise<SavedLead> {
    const saved = await noting(() => write(it));
    metrics.saved(it.lead.kind, saved);
    if (!saved.repeated) outbox.wake();
    return saved;
  }

  /** Saves a lead of a form, for whose page it is enough to know that it failed. */
  async function saveForm(work: () => Promise<SavedLead>): Promise<FormResult> {
    try {
      const saved = await work();
      return { ok: true, reference: referenceOf(saved.id), ...saved };
    } catch (error) {
      if (error instanceof FormTokenSpent) return { ok: false, problems: [], spent: true };
      logger.error({ err: error }, "A lead could not be stored");
      throw error;
    }
  }

  return {
    saveLead: (lead) => save({ lead }),

    async saveContact(values, origin = {}) {
      const parsed = parseForm(contactForm, values);
      if (!parsed.ok) return parsed;
      return saveForm(() => save({ lead: { kind: "contact", ...parsed.form, ...origin } }));
    },

    async saveApplication(values, file, origin = {}) {
      const parsed = parseForm(applicationForm, values);
      const checked = await checkCv(file);
      const problems = [
        ...(parsed.ok ? [] : parsed.problems),
        ...(checked.ok ? [] : [checked.problem]),
      ];
      if (!parsed.ok || !checked.ok) return { ok: false, problems };

      return saveForm(async () => {
        const id = randomUUID();
        const { cv } = checked;
        const files = cv ? [await noting(() => writeCv(fileStore, id, cv))] : [];
        const lead: NewLead = { kind: "application", ...parsed.form, ...origin };
        const attached = cv && digestOfCv(cv);
        try {
          const saved = await save({ lead, id, files, ...(attached && { attached }) });
          if (saved.repeated) await fileStore.removeOf(id);
          return saved;
        } catch (error) {
          // In any other case the file stays: the lead may be stored although the answer was lost. Retention deletes it
          // if not.
          if (error instanceof FormTokenSpent) await fileStore.removeOf(id);
          throw error;
        }
      });
    },

    noteConversation: (id, email) => noteConversation(storage, { id, email, now: clock() }),

    wake: outbox.wake,

    async check() {
      if (refusedAt !== undefined && performance.now() - refusedAt < 60_000) {
        throw new StorageError("A lead found no room on the disk.");
      }
    },

    start() {
      outbox.start();
      alarms ??= startAlarms({ db, targets, logger, clock, inboxOrigin: options.inboxOrigin });
      retention ??= startRetention({
        db,
        files: fileStore,
        retentionDays: options.retentionDays,
        targets: targetNames,
        logger,
        clock,
      });
    },

    async stop() {
      await Promise.all([outbox.stop(), retention?.stop(), alarms?.stop()]);
    },
  };
}
