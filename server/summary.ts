import { company, isExampleIdentity } from "#content/company.ts";
import type { Config } from "./config.ts";

/** Returns what someone who just started the site needs to know, in a few lines. */
export function summary(
  config: Config,
  { origin, development }: { origin: string; development: boolean },
): string {
  const rows: [string, string][] = [
    ["Site", origin],
    [
      "Content",
      config.sanity
        ? `Sanity project ${config.sanity.projectId}, dataset ${config.sanity.dataset}`
        : "embedded, npm run studio to edit",
    ],
    ["Leads", config.databaseUrl ? "PostgreSQL" : "embedded, npm run leads -- list to read"],
    ["Automation", config.automation ? `n8n at ${config.automation.url}` : "embedded"],
    [
      "Assistant",
      config.assistant ? `${config.assistant.model}, embedded as its fallback` : "embedded",
    ],
    ["Data", config.dataDir],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(12)}${value}`);
  const warnings: string[] = [];
  if (!development && isExampleIdentity(company)) {
    warnings.push(
      `  Warning: this site still says that it is ${company.name}, the example. Put your company into content/company.ts.`,
    );
  }
  if (
    !development &&
    config.publicOrigin === undefined &&
    config.host !== "127.0.0.1" &&
    config.host !== "localhost"
  ) {
    warnings.push(
      "  Warning: PUBLIC_ORIGIN is not set, so canonical addresses and feeds point to localhost.",
    );
  }
  return `\n${[`  ${company.name} is running. Ctrl+C stops it.`, "", ...lines, ...(warnings.length > 0 ? ["", ...warnings] : [])].join("\n")}\n`;
}

/** Prints the summary to the terminal instead of the log. */
export const printSummary = (...input: Parameters<typeof summary>): void =>
  void process.stdout.write(`${summary(...input)}\n`);
