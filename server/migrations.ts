import { assistantMigrations } from "@brightkeel/assistant";
import { leadMigrations } from "./leads/index.ts";

/** Of all modules: whoever opens the database first, the site or a command, makes all of its tables. */
export const migrations = [leadMigrations, assistantMigrations];
