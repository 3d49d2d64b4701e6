import { assistantMigrations } from "@brightkeel/assistant/storage";
import { leadMigrations } from "./leads/index.ts";

/** Migrations of all modules: whoever opens the database first, the site or a command, creates all of its tables. */
export const migrations = [leadMigrations, assistantMigrations];
