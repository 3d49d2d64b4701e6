import { parseArgs } from "node:util";
import { mostDays } from "./access.ts";
import { type HookFields, hookBody } from "./hooks/hook.ts";
import { embeddedProjectId, Lake, type LakeOptions } from "./lake.ts";
import { describeIssue } from "./mutation-input.ts";
import { isRole, roles } from "./roles.ts";

/**
 * Commands for tokens, origins and webhooks. They also work while the service runs, since it reads these again for
 * every request.
 */

export const manageUsage = `  token NAME [--role ROLE] [--days NUMBER]      makes a token and shows it once; ROLE is editor, or one of
                                                ${Object.keys(roles).join(", ")}
  tokens                                        lists the tokens
  revoke ID                                     ends a token at once
  origins                                       lists the origins whose pages may read answers
  origins add ORIGIN [--credentials]            lets pages of an origin such as https://example.com read them
  origins remove ORIGIN
  hooks                                         lists the webhooks
  hooks add NAME URL [--dataset NAME] [--on create,update,delete] [--filter GROQ] [--projection GROQ]
        [--secret TEXT] [--header "NAME: VALUE"] [--drafts]
                                                calls URL for every change that the filter lets pass
  hooks attempts ID                             shows the latest calls and what became of them
  hooks remove ID`;

type Location = Pick<LakeOptions, "dataDir" | "database" | "webhookHosts" | "logger"> & {
  projectId?: string | undefined;
};

/**
 * Runs one of the commands above on the project in a data folder.
 *
 * @returns what to print, or undefined for an unknown command.
 * @throws an error with a message for the user.
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
      dataset: { type: "string" },
      on: { type: "string" },
      filter: { type: "string" },
      projection: { type: "string" },
      secret: { type: "string" },
      header: { type: "string", multiple: true, default: [] },
      drafts: { type: "boolean", default: false },
    },
  });
  const { projectId = embeddedProjectId } = location;
  const lake = new Lake({ ...location, projectId, contentToken: undefined });
  try {
    await lake.begin();
    return await command(lake, positionals, values);
  } finally {
    await lake.close();
  }
}

type Text = string | undefined;
type Values = { role: string; days?: Text; credentials: boolean } & HookValues;
type HookValues = {
  dataset?: Text;
  on?: Text;
  filter?: Text;
  projection?: Text;
  secret?: Text;
  header: string[];
  drafts: boolean;
};

const commands: Record<
  string,
  (lake: Lake, given: string[], values: Values) => string | Promise<string>
> = {
  async token(lake, [name = "Editor"], { role, days }) {
    if (!isRole(role))
      throw new Error(`There is no role “${role}”. There are: ${Object.keys(roles).join(", ")}.`);
    const ends = days === undefined ? undefined : Number(days);
    if (ends !== undefined && !(ends > 0 && ends <= mostDays))
      throw new Error(`“${days}” is no number of days: give one up to ${mostDays}.`);
    return (await lake.tokens.create({ name, role, days: ends })).token;
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
  async revoke(lake, [id = ""]) {
    if (!(await lake.tokens.revoke(id)))
      throw new Error(`There is no token with the id “${id}”. \`tokens\` lists them.`);
    return `Token ${id} has ended.`;
  },
  async origins(lake, [action, origin = ""], { credentials }) {
    if (action === "add") {
      const added = await lake.origins.add(origin, credentials);
      return `Pages of ${added.origin} may read answers${credentials ? ", signed in too" : ""}.`;
    }
    if (action === "remove") {
      if (!(await lake.origins.remove(origin))) throw new Error(`“${origin}” is not on the list.`);
      return `${origin} is off the list.`;
    }
    refuseOther("origins", action, ["add", "remove"]);
    const lines = lake.origins
      .list()
      .map((entry) => `${entry.origin}${entry.allowCredentials ? "  (with credentials)" : ""}`);
    return lines.join("\n") || "No other origins are allowed.";
  },
  async hooks(lake, [action, first = "", url = ""], values) {
    if (action === "add") {
      const { id, name } = await lake.addHook(hookOf(first, url, values));
      return `${id}  ${name} is called for what is written from now on.`;
    }
    if (action === "remove") {
      if (!(await lake.hooks.remove(first)))
        throw new Error(`There is no webhook with the id “${first}”.`);
      return `Webhook ${first} is gone, with the calls it had to make.`;
    }
    if (action === "attempts") {
      if (!lake.hooks.get(first)) throw new Error(`There is no webhook with the id “${first}”.`);
      const lines = lake.hooks
        .attempts(first)
        .map(({ createdAt, status, duration, problem }) =>
          [createdAt, status ?? "no answer", `${duration} ms`, problem ?? "delivered"].join("  "),
        );
      return lines.join("\n") || "It has not been called yet.";
    }
    refuseOther("hooks", action, ["add", "attempts", "remove"]);
    const lines = lake.hooks
      .list()
      .map(({ id, name, dataset, url, rule, isDisabledByUser }) =>
        [id, isDisabledByUser ? "off" : "on ", dataset, rule.on.join(","), url, name].join("  "),
      );
    return lines.join("\n") || "There are no webhooks.";
  },
};

/** Throws for a word after a command that is none of its own: what it lists without one would hide that nothing was done. */
function refuseOther(command: string, action: string | undefined, known: string[]): void {
  if (action !== undefined)
    throw new Error(`There is no “${command} ${action}”. There are: ${known.join(", ")}.`);
}

function hookOf(name: string, url: string, values: HookValues): HookFields {
  const { dataset, on, filter, projection, secret, header, drafts } = values;
  const parsed = hookBody.safeParse({
    name,
    url,
    ...(dataset !== undefined && { dataset }),
    ...(secret !== undefined && { secret }),
    includeDrafts: drafts,
    headers: Object.fromEntries(
      header.map((line) => {
        const at = line.indexOf(":");
        if (at < 1) throw new Error(`--header “${line}” is not of the form NAME: VALUE.`);
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
    ),
    rule: { ...(on !== undefined && { on: on.split(",") }), filter, projection },
  });
  if (!parsed.success) throw new Error(`This is no webhook: ${describeIssue(parsed.error)}`);
  return parsed.data;
}
