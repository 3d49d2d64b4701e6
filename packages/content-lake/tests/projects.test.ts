import { contentApiVersion } from "@brightkeel/contracts";
import { ClientError, type SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";

let running: RunningLake;
let client: SanityClient;

beforeAll(async () => {
  running = await runLake();
  client = running.client();
});
afterAll(() => running.stop());

describe("projects, datasets and users", () => {
  it.each([
    "/projects/other",
    "/projects/other/roles",
    "/projects/other/grants",
    "/projects/other/features",
    "/projects/other/datasets",
    "/projects/other/cors",
    "/projects/other/datasets/blogs/query?query=*",
    "/projects/other/datasets/blogs/acl",
    "/hooks/projects/other",
    "/subscriptions/project/other",
  ])("of another project are not found: %s", async (uri) => {
    await expect(client.request({ uri })).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('only "embedded"'),
    });
  });

  it("have the form that the client expects", async () => {
    expect(await client.projects.list()).toMatchObject([{ id: "embedded" }]);
    const { members } = await client.projects.getById("embedded");
    expect(members).toMatchObject([{ id: "editor", isCurrentUser: true }]);
    expect(await client.projects.list({ includeMembers: false })).not.toContainEqual(
      expect.objectContaining({ members: expect.anything() }),
    );
    const seenByAnyone = await running.reader().projects.getById("embedded");
    expect(seenByAnyone).toMatchObject({ id: "embedded" });
    expect(seenByAnyone).not.toHaveProperty("members");
    await client.datasets.create("other", { aclMode: "private" });
    expect((await client.datasets.list()).map(({ name }) => name)).toEqual(["blogs", "other"]);
    await expect(running.reader({ dataset: "other" }).fetch("*")).rejects.toBeInstanceOf(
      ClientError,
    );
    expect(await client.datasets.getEmbeddingsSettings("other")).toMatchObject({ enabled: false });
    await expect(
      client.datasets.editEmbeddingsSettings("other", { enabled: true }),
    ).rejects.toMatchObject({ statusCode: 501 });
    await client.datasets.edit("other", { aclMode: "public" });
    expect(await running.reader({ dataset: "other" }).fetch("*")).toEqual([]);
    expect(await client.datasets.delete("other")).toEqual({ deleted: true });
    await expect(client.withConfig({ dataset: "other" }).fetch("*")).rejects.toMatchObject({
      statusCode: 404,
    });
    expect(await client.users.getById("me")).toMatchObject({ id: "editor" });
  });
});

describe("listeners of a dataset that is deleted", () => {
  it.each(["listen/passing?query=*", "live/events/passing"])(
    "are let go, and told that it is gone: %s",
    async (path) => {
      await client.datasets.create("passing");
      const listen = () =>
        running.request(`/v${contentApiVersion}/data/${path}`, {
          headers: { authorization: `Bearer ${token}` },
        });
      const stream = await listen();
      await client.datasets.delete("passing");
      expect(await stream.text()).toContain("event: welcome");
      expect((await listen()).status).toBe(404);
    },
  );
});

it("answers what is under way in a dataset that is deleted with 404", async () => {
  await client.datasets.create("going");
  const going = client.withConfig({ dataset: "going" });
  const documents = Array.from({ length: 5_000 }, (_, n) => ({ _id: `n${n}`, _type: "note" }));
  const statusOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      ({ statusCode }) => statusCode,
    );
  const written = statusOf(going.mutate(documents.map((create) => ({ create }))));
  // By then, the large transaction has begun.
  for (let asked = 0; asked < 10; asked++) await going.fetch("count(*)");
  const queries = Array.from({ length: 12 }, () => statusOf(going.fetch("count(*)")));
  await client.datasets.delete("going");
  // What was done before the deletion is answered as usual.
  const statuses = await Promise.all([written, ...queries]);
  expect(new Set([...statuses, 200, 404])).toEqual(new Set([200, 404]));
});
