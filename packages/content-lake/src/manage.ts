import { parseArgs } from "node:util";
import { embeddedProjectId, Lake } from "./lake.ts";
import { isRole, roles } from "./roles.ts";
import type { Logger } from "./types.ts";

/** Tokens and origins by command, while the service runs or not: it reads them anew for every request. */

export const manageUsage = `  token NAME [--role ROLE] [--days NUMBER]      makes a token and shows it once; ROLE is editor, or one of
                                                ${Object.keys(roles).join(", ")}
  tokens                                        lists the tokens
  revoke ID                                     ends a token at once
  origins                                       lists the origins whose pages may read answers
  origins add ORIGIN [--credentials]            lets pages of an origin such as https://example.com read them
  origins remove ORIGIN`;

type Location = { dataDir: string; logger: Logger };

/**
 * Runs a command of those above on the project in a data folder.
 *
 * @returns what to print, or undefined when the command is none of these.
 * @throws a sentence for whoever typed it.
 */
export async function manage(args: string[], location: Location): Promise<string | undefined> {
  const command = commands[args[0] ?? ""];
  if (!command) return undefined;
  const { values, positionals } = parseArgs({
    args: args.slice(1),
    allowPositionals: true,
    options: {
      role: { type: "string", default: "editor" },
      days: { type: "string" },
      credentials: { type: "boolean", default: false },
    },
  });
  const lake = new Lake({ ...location, projectId: embeddedProjectId, contentToken: undefined });
  try {
    return command(lake, positionals, values);
  } finally {
    await lake.close();
  }
}

type Values = { role: string; days?: string | undefined; credentials: boolean };

const commands: Record<string, (lake: Lake, given: string[], values: Values) => string> = {
  token(lake, [name = "Editor"], { role, days }) {
    if (!isRole(role))
      throw new Error(`There is no role “${role}”. There are: ${Object.keys(roles).join(", ")}.`);
    const ends = days === undefined ? undefined : Number(days);
    if (ends !== undefined && !(ends > 0)) throw new Error(`“${days}” is no number of days.`);
    return lake.tokens.create({ name, role, days: ends }).token;
  },
  tokens(lake) {
    const lines = lake.tokens
      .list()
      .map(({ id, name, role, createdAt, expiresAt }) =>
        [
          id,
          role.padEnd(13),
          `made ${createdAt.slice(0, 10)}`,
          expiresAt ? `ends ${expiresAt.slice(0, 16)}`.padEnd(21) : "no end".padEnd(21),
          name,
        ].join("  "),
      );
    return lines.join("\n") || "There are no tokens.";
  },
  revoke(lake, [id = ""]) {
    if (!lake.tokens.revoke(id))
      throw new Error(`There is no token with the id “${id}”. \`tokens\` lists them.`);
    return `Token ${id} has ended.`;
  },
  origins(lake, [action, origin = ""], { credentials }) {
    if (action === "add") {
      const added = lake.origins.add(origin, credentials);
      return `Pages of ${added.origin} may read answers${credentials ? ", signed in too" : ""}.`;
    }
    if (action === "remove") {
      if (!lake.origins.remove(origin)) throw new Error(`“${origin}” is not on the list.`);
      return `${origin} is off the list.`;
    }
    const lines = lake.origins
      .list()
      .map((entry) => `${entry.origin}${entry.allowCredentials ? "  (with credentials)" : ""}`);
    return lines.join("\n") || "No other origins are allowed.";
  },
};
