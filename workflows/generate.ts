import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chatByFacts, chatByModel } from "./chat-workflows.ts";
import { leadToCsv, leadToGoogleSheets } from "./lead-workflows.ts";

/** The files to import into n8n. `npm run workflows` writes them anew after a change of content. */
export const files = {
  "lead-to-csv.json": leadToCsv,
  "lead-to-google-sheets.json": leadToGoogleSheets,
  "chat-by-facts.json": chatByFacts,
  "chat-by-model.json": chatByModel,
};

const textOf = (workflow: unknown) => `${JSON.stringify(workflow, null, 2)}\n`;

if (import.meta.main) {
  for (const [name, workflow] of Object.entries(files)) {
    writeFileSync(join(import.meta.dirname, name), textOf(workflow));
  }
}
