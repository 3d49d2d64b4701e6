import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { manage, manageUsage } from "@brightkeel/content-lake";
import { exportContent, importContent, type OnExisting } from "@brightkeel/content-lake/transfer";
import { type Config, loadConfig } from "#server/config.ts";
import { s3Store } from "#server/leads/index.ts";
import { describedDatabase, keepFilesPrivate } from "#server/storage/index.ts";

/** `npm run content`: moves the embedded blog in and out, and makes tokens. Works while the site runs or not. */

const usage = `Usage:
  npm run content -- export FILE.tar.gz         writes the blog in Sanity's own format, with its pictures
  npm run content -- import FILE [--replace | --missing]
                                                reads such a file, or a .ndjson file. Documents that are there
                                                already stop it, unless you say to replace or to leave them

And, after \`npm run content --\`:
${manageUsage}

The dataset is ${"`"}blogs${"`"}, or what SANITY_DATASET says; --dataset NAME chooses another.`;

const quiet = {
  info() {},
  warn() {},
  error: (details: object, text: string) => console.error(text, details),
};

/** The embedded blog's location, as the site has it. */
const storeOf = ({ dataDir, databaseUrl, s3, contentWebhookHosts }: Config) => ({
  dataDir,
  webhookHosts: contentWebhookHosts,
  ...(databaseUrl && { database: describedDatabase(databaseUrl), assets: s3 && s3Store(s3) }),
  logger: quiet,
});

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 0) return console.log(usage);
  const config = loadConfig();
  keepFilesPrivate(config.dataDir);
  if (!config.sanity && !args.includes("--help")) {
    const printed = await manage(args, storeOf(config));
    if (printed !== undefined)
      return console.log(
        args[0] === "token"
          ? `${printed}\n\nIt is shown this once. Sign in with it at /studio/, or send it as “Authorization: Bearer …”.`
          : printed,
      );
  }
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dataset: { type: "string" },
      replace: { type: "boolean", default: false },
      missing: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [command, argument] = positionals;
  if (values.help || command === undefined) return console.log(usage);
  if (config.sanity)
    throw new Error(
      "SANITY_PROJECT_ID is set, so the site shows the hosted blog. This command is for the embedded one: use `npx sanity dataset` for the other.",
    );
  const location = { ...storeOf(config), dataset: values.dataset ?? config.contentDataset };

  switch (command) {
    case "export": {
      const file = resolve(need(argument, "the file to write, such as blog.tar.gz"));
      const { documents, assets } = await exportContent(location, file);
      return console.log(`Wrote ${documents} documents and ${assets} files to ${file}.`);
    }
    case "import": {
      const file = resolve(need(argument, "the file to read"));
      if (values.replace && values.missing)
        throw new Error("Say --replace or --missing, not both.");
      const onExisting: OnExisting = values.replace
        ? "replace"
        : values.missing
          ? "keep"
          : "refuse";
      const result = await importContent(location, file, onExisting);
      const skipped =
        result.skipped > 0 ? ` ${result.skipped} were there already and stay as they are.` : "";
      return console.log(
        `Read ${result.documents} documents and ${result.assets} files.${skipped}`,
      );
    }
    default:
      throw new Error(`There is no command “${command}”.\n\n${usage}`);
  }
}

function need(argument: string | undefined, what: string): string {
  if (argument === undefined) throw new Error(`Name ${what}.\n\n${usage}`);
  return argument;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
