import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Times are milliseconds since 1970 (UTC); JSON is stored as text, which both databases handle alike. */
export type LeadTables = {
  leads: {
    id: string;
    kind: string;
    name: string;
    email: string;
    /** The address in lower case, by which a person is found and erased. */
    email_key: string;
    /** JSON of the kind's own fields. */
    details: string;
    page: string | null;
    /** The browser's first language. */
    language: string | null;
    /** JSON. */
    campaign: string | null;
    consent: string | null;
    /** Unique: the same words from the same press of the button, however often they are sent. */
    idempotency_key: string;
    /** Equal for leads with the same words and file: a second press soon after the first. */
    fingerprint: string;
    created_at: number;
    /** When it was found to be past retention; it is deleted some days later. */
    expiring_since: number | null;
    /** Digest of the token of the form; null for the demo. */
    form_token: string | null;
    /** Status that people have set; null while it is new. */
    status: string | null;
    /** Who takes care of it. */
    owner: string | null;
    /** Signs of spam when it came, separated by commas; null without any. */
    spam_signs: string | null;
    /** Equal for messages with the same content, whoever sent them; null for short ones. */
    text_digest: string | null;
  };
  /** Notes that people add to a lead. */
  lead_notes: {
    id: string;
    lead_id: string;
    text: string;
    created_at: number;
  };
  lead_files: {
    id: string;
    lead_id: string;
    name: string;
    type: string;
    size: number;
    path: string;
  };
  /** The outbox: one row for each lead and receiver. */
  lead_deliveries: {
    /** Sent as the idempotency key, so that the receiver recognises a retry. */
    id: string;
    lead_id: string;
    target: string;
    /** `held`: waits for a person, since the lead is taken for spam. `skipped`: the target does not want it. */
    state: "pending" | "delivered" | "dead" | "held" | "skipped";
    attempts: number;
    created_at: number;
    /** Time of the next attempt. */
    due_at: number;
    /** End of the lease; once past, the process that claimed the delivery is taken for dead. */
    leased_until: number;
    last_error: string | null;
    finished_at: number | null;
    /** What attempts have completed, by the target's names, one per line. */
    done: string | null;
    /** When a person last asked to send it again. */
    asked_at: number | null;
    /** What the receiver knew of it before it was sent again: it had accepted it, or might have. */
    told: "yes" | "perhaps" | null;
  };
  /** Failed attempts, with the receiver's error. */
  lead_attempts: { id: string; delivery_id: string; at: number; answer: string };
  /** One row: the memory of retention. */
  lead_retention: {
    name: "retention";
    /** Time of the last check, to recognise a clock that jumped. */
    seen_at: number;
  };
  /** Failing receivers that were reported to the operator. */
  lead_alarms: { target: string; told_at: number; mailed_at: number | null };
  /** One row: up to when spam was reported to the operator. */
  lead_spam_told: { name: "spam"; told_at: number };
  /** Inbox sessions that were signed out before their end. */
  lead_signed_out: { session: string; until: number };
  /** Which e-mail address used a conversation, for erasure requests; deleted with the conversation. */
  conversation_people: {
    conversation_id: string;
    /** Pseudonym of the e-mail address. */
    person: string;
    seen_at: number;
  };
};

export const leadMigrations: Record<string, Migration> = {
  "leads-001-leads-and-outbox": {
    async up(db) {
      await db.schema
        .createTable("leads")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_key", "text", (column) => column.notNull())
        .addColumn("details", "text", (column) => column.notNull())
        .addColumn("page", "text")
        .addColumn("campaign", "text")
        .addColumn("consent", "text")
        .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
        .addColumn("fingerprint", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("leads_created").on("leads").column("created_at").execute();
      await db.schema.createIndex("leads_email").on("leads").column("email_key").execute();
      await db.schema
        .createIndex("leads_fingerprint")
        .on("leads")
        .columns(["fingerprint", "created_at"])
        .execute();

      await db.schema
        .createTable("lead_files")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) =>
          column.notNull().references("leads.id").onDelete("cascade"),
        )
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("type", "text", (column) => column.notNull())
        .addColumn("size", "bigint", (column) => column.notNull())
        .addColumn("path", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("lead_files_lead").on("lead_files").column("lead_id").execute();

      await db.schema
        .createTable("lead_deliveries")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) =>
          column.notNull().references("leads.id").onDelete("cascade"),
        )
        .addColumn("target", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("due_at", "bigint", (column) => column.notNull())
        .addColumn("leased_until", "bigint", (column) => column.notNull())
        .addColumn("last_error", "text")
        .addColumn("finished_at", "bigint")
        .addUniqueConstraint("lead_deliveries_once", ["lead_id", "target"])
        .execute();
      await db.schema
        .createIndex("lead_deliveries_due")
        .on("lead_deliveries")
        .columns(["state", "due_at"])
        .execute();
    },
  },
  "leads-002-conversation-people": {
    async up(db) {
      await db.schema
        .createTable("conversation_people")
        .addColumn("conversation_id", "text", (column) => column.notNull())
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("seen_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("conversation_people_once", ["conversation_id", "person"])
        .execute();
      await db.schema
        .createIndex("conversation_people_person")
        .on("conversation_people")
        .column("person")
        .execute();
    },
  },
  "leads-003-grace-and-parts": {
    async up(db) {
      await db.schema.alterTable("leads").addColumn("expiring_since", "bigint").execute();
      await db.schema.alterTable("lead_deliveries").addColumn("done", "text").execute();
      await db.schema
        .createTable("lead_retention")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("seen_at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "leads-004-forms-and-inbox": {
    async up(db) {
      const leads = db.schema.alterTable("leads");
      for (const column of ["form_token", "status", "owner"]) {
        await leads.addColumn(column, "text").execute();
      }
      await db.schema.createIndex("leads_form_token").on("leads").column("form_token").execute();
      await db.schema
        .createTable("lead_notes")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) =>
          column.notNull().references("leads.id").onDelete("cascade"),
        )
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("lead_notes_lead").on("lead_notes").column("lead_id").execute();
    },
  },
  "leads-005-alarms": {
    async up(db) {
      await db.schema
        .createTable("lead_alarms")
        .addColumn("target", "text", (column) => column.primaryKey())
        .addColumn("told_at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "leads-006-sent-again": {
    async up(db) {
      const deliveries = db.schema.alterTable("lead_deliveries");
      await deliveries.addColumn("asked_at", "bigint").execute();
      await deliveries.addColumn("told", "text").execute();
    },
  },
  "leads-007-mailed-alarms": {
    async up(db) {
      await db.schema.alterTable("lead_alarms").addColumn("mailed_at", "bigint").execute();
      // Outages that were already reported are not reported again.
      await sql`update lead_alarms set mailed_at = told_at`.execute(db);
    },
  },
  "leads-008-spam-and-order": {
    async up(db) {
      const leads = db.schema.alterTable("leads");
      for (const column of ["spam_signs", "text_digest"]) {
        await leads.addColumn(column, "text").execute();
      }
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(name).on("leads").columns(columns).execute();
      await index("leads_text", ["text_digest", "created_at"]);
      // Lists are read page by page through these.
      await index("leads_order", ["created_at", "id"]);
      await index("leads_status_order", ["status", "created_at", "id"]);
      await index("leads_kind_order", ["kind", "created_at", "id"]);
      await db.schema.dropIndex("leads_created").execute();
    },
  },
  "leads-009-signed-out": {
    async up(db) {
      await db.schema
        .createTable("lead_signed_out")
        .addColumn("session", "text", (column) => column.primaryKey())
        .addColumn("until", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "leads-010-spam-told": {
    async up(db) {
      await db.schema
        .createTable("lead_spam_told")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("told_at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "leads-011-attempts": {
    async up(db) {
      await db.schema
        .createTable("lead_attempts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("delivery_id", "text", (column) =>
          column.notNull().references("lead_deliveries.id").onDelete("cascade"),
        )
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("answer", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("lead_attempts_delivery")
        .on("lead_attempts")
        .column("delivery_id")
        .execute();
    },
  },
  "leads-012-language": {
    async up(db) {
      await db.schema.alterTable("leads").addColumn("language", "text").execute();
    },
  },
  "leads-013-expiring": {
    async up(db) {
      // For the marks that a jump of the clock removes.
      await db.schema
        .createIndex("leads_expiring")
        .on("leads")
        .column("expiring_since")
        .where("expiring_since", "is not", null)
        .execute();
    },
  },
};
