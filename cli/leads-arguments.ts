import { parseArgs } from "node:util";
import { type LeadFilter, leadKinds } from "#server/leads/admin.ts";

/** A mistake in the command line; its message is shown as it is. */
export class UsageError extends Error {}

export const help = `Leads

  npm run leads -- list                     leads and how far their deliveries are
  npm run leads -- export FILE.xlsx         a spreadsheet for Excel or LibreOffice; FILE.csv for anything else
  npm run leads -- retry                    try given-up and waiting deliveries again now
  npm run leads -- resend --from DAY        send again what was delivered in these days, to every receiver that is set
  npm run leads -- not-spam REFERENCE       deliver a lead that was taken for spam
  npm run leads -- retention                what is about to be deleted, and when
  npm run leads -- backup FILE              a copy of the database (SQLite), also while the site runs
  npm run leads -- forget EMAIL             delete a person everywhere, and say what was deleted

  --spam                                    what is taken for spam, and why, instead of everything else (list, export)
  --kind demo|contact|application           only this kind (list, export, resend)
  --from 2026-11-01  --to 2026-11-30        only these days, both included, in UTC (list, export, resend)
  --target n8n|e-mail|webhook               only deliveries to this system (retry, resend)
`;

type Option = "kind" | "from" | "to" | "target" | "spam";

/** What each command takes. An option of another one would change nothing, and a `retry --kind` retry everything. */
const commands = {
  list: { argument: false, options: ["kind", "from", "to", "spam"] },
  export: { argument: true, options: ["kind", "from", "to", "spam"] },
  retry: { argument: false, options: ["target"] },
  resend: { argument: false, options: ["kind", "from", "to", "target"] },
  "not-spam": { argument: true, options: [] },
  retention: { argument: false, options: [] },
  backup: { argument: true, options: [] },
  forget: { argument: true, options: [] },
  help: { argument: true, options: ["kind", "from", "to", "target", "spam"] },
} as const satisfies Record<string, { argument: boolean; options: readonly Option[] }>;

type Command = keyof typeof commands;

const isCommand = (name: string): name is Command => Object.hasOwn(commands, name);

/** Parses the command line. @throws UsageError for what it cannot mean. */
export function readArguments() {
  const { values: given, positionals } = parse();
  const { help: asksForHelp, ...values } = given;
  const [first = "help", ...rest] = positionals;
  const command = asksForHelp ? "help" : first;
  if (!isCommand(command) || rest.length > (commands[command].argument ? 1 : 0)) {
    throw new UsageError(
      `“${positionals.join(" ")}” is not a command of npm run leads.\n\n${help}`,
    );
  }
  const taken: readonly string[] = commands[command].options;
  const other = Object.keys(values).find((name) => !taken.includes(name));
  if (other !== undefined) throw new UsageError(`${command} takes no --${other}.\n\n${help}`);
  const [argument = ""] = rest;
  const kind = leadKinds.find((name) => name === values.kind);
  if (values.kind !== undefined && !kind) {
    throw new UsageError(
      `--kind is “${values.kind}”, but it must be one of ${leadKinds.join(", ")}.`,
    );
  }
  const from = dayOf("--from", values.from);
  const to = dayOf("--to", values.to);
  const filter: LeadFilter = {
    kind,
    spam: values.spam ?? false,
    from: from && startOf(from),
    before: to && startOf(to.add({ days: 1 })),
  };
  return { command, argument, filter, target: values.target };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        kind: { type: "string" },
        from: { type: "string" },
        to: { type: "string" },
        target: { type: "string" },
        spam: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

function dayOf(option: string, given: string | undefined): Temporal.PlainDate | undefined {
  if (given === undefined) return undefined;
  try {
    // ISO 8601 has other ways to write a day, and times with it.
    if (/^\d{4}-\d\d-\d\d$/.test(given)) return Temporal.PlainDate.from(given);
  } catch {
    // A day that does not exist, such as the 30th of February.
  }
  throw new UsageError(`${option} is “${given}”, but it must be a day such as 2026-11-30.`);
}

/** The beginning of a day in UTC, in milliseconds since 1970. */
const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime("UTC").epochMilliseconds;
