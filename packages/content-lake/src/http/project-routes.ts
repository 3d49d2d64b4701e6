import { z } from "zod";
import { httpError, notSupported } from "../errors.ts";
import type { AclMode, Lake } from "../lake.ts";
import { describeIssue } from "../mutation-input.ts";
import { isRole, type Role, roles } from "../roles.ts";
import type { Identity } from "../types.ts";
import { jsonBody } from "./body.ts";
import { type LakeContext, requireAdministrator, requireToken } from "./context.ts";

const datasetBody = z
  .object({
    aclMode: z.enum(["public", "private"]).optional(),
    embeddings: z.object({ enabled: z.boolean() }).optional(),
  })
  .nullish();

/** Handlers for datasets, projects and users, in the format of the hosted service's management API. */
export function projectHandlers(lake: Lake) {
  const project = (c: LakeContext) => ({
    id: lake.projectId,
    displayName: "Embedded content service",
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    activityFeedEnabled: false,
    maxRetentionDays: null,
    createdAt: lake.createdAt,
    ...(showsMembers(c) && { members: members(c.get("identity")) }),
    features: [],
    roles: Object.keys(roles).filter(isRole).map(roleOf),
  });

  /** Who holds a token is no one's business who holds none. */
  const showsMembers = (c: LakeContext) =>
    c.get("identity").kind === "token" && c.req.query("includeMembers") !== "false";

  const members = (caller: Identity) =>
    lake.tokens.list().map(({ id, role, createdAt }) => ({
      id,
      role,
      roles: [roleOf(role)],
      isRobot: false,
      isCurrentUser: caller.kind === "token" && caller.id === id,
      createdAt,
    }));

  const datasets = () =>
    lake.datasets().map(({ name, aclMode, createdAt }) => ({
      name,
      aclMode,
      createdAt,
      createdByUserId: "system",
      addonFor: null,
      datasetProfile: "content",
      features: [],
      tags: [],
    }));

  async function aclModeOf(c: LakeContext): Promise<AclMode | undefined> {
    if (Number(c.req.header("content-length") ?? 0) === 0 && !c.req.header("transfer-encoding"))
      return undefined;
    const body = datasetBody.safeParse(await jsonBody(c));
    if (!body.success) throw httpError(400, `Invalid dataset: ${describeIssue(body.error)}`);
    if (body.data?.embeddings?.enabled)
      throw notSupported("A dataset with embeddings", "Search for words with `match`.");
    return body.data?.aclMode;
  }

  return {
    projects(c: LakeContext) {
      requireToken(c);
      return c.json([project(c)]);
    },
    project(c: LakeContext) {
      return c.json(project(c));
    },
    datasets(c: LakeContext) {
      requireToken(c);
      return c.json(datasets());
    },
    /** Returns what the hosted service returns for a dataset without embeddings. */
    embeddingsSettings(c: LakeContext) {
      requireToken(c);
      const name = c.req.param("name");
      if (!lake.entry(name ?? "")) throw lake.missing(name);
      return c.json({ enabled: false, status: "disabled" });
    },
    async createDataset(c: LakeContext) {
      requireAdministrator(c);
      const { name, aclMode } = await lake.createDataset(
        c.req.param("name") ?? "",
        await aclModeOf(c),
      );
      return c.json({ datasetName: name, aclMode });
    },
    async editDataset(c: LakeContext) {
      requireAdministrator(c);
      const name = c.req.param("name") ?? "";
      const aclMode = (await aclModeOf(c)) ?? lake.entry(name)?.aclMode ?? "public";
      await lake.setAclMode(name, aclMode);
      return c.json({ datasetName: name, aclMode });
    },
    async deleteDataset(c: LakeContext) {
      requireAdministrator(c);
      await lake.deleteDataset(c.req.param("name") ?? "");
      return c.json({ deleted: true });
    },
    currentUser(c: LakeContext) {
      const identity = c.get("identity");
      // The hosted service returns an empty object to unknown callers.
      return c.json(identity.kind === "token" ? userOf(identity) : {});
    },
    user(c: LakeContext) {
      requireToken(c);
      const ids = (c.req.param("id") ?? "").split(",");
      const found = [...lake.tokens.names(), system]
        .filter(({ id }) => ids.includes(id))
        .map(({ id, name }) => ({ id, displayName: name, imageUrl: null }));
      // One id returns a user, several return a list.
      if (ids.length > 1) return c.json(found);
      if (!found[0]) throw httpError(404, `User "${ids[0]}" not found`);
      return c.json(found[0]);
    },
    /** Projects are created by configuration here, one per data folder. */
    unsupportedProjectChange(): never {
      throw notSupported(
        "Creating, changing or deleting projects",
        "There is one project for each data folder: start the service on another one.",
      );
    },
  };
}

/** Author of changes that no person made: seeds, command-line imports, scheduled releases. */
const system = { id: "system", name: "System" };

const roleOf = (name: Role) => ({ name, title: roles[name].title });

const userOf = (identity: Identity & { kind: "token" }) => ({
  id: identity.id,
  name: identity.name,
  displayName: identity.name,
  email: "",
  profileImage: null,
  provider: "token",
  role: identity.role,
  roles: [roleOf(identity.role)],
});
