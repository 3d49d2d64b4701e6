import type { SanityClient } from "@sanity/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";
import { createSummer, createTestClock, seeingVersions, titleOf } from "./releases.fixture.ts";

/** Releases and their versions, with the unmodified client and a test clock. */

let running: RunningLake;
let client: SanityClient;

beforeEach(async () => {
  running = await runLake({ schedule: createTestClock() });
  client = running.client(seeingVersions);
});
afterEach(() => running.stop());

const title = (perspective: string | string[]) => titleOf(client, perspective);
const ids = (): Promise<string[]> => client.fetch("*[!(_id in path('_.**'))]._id | order(@)");
const release = (name: string) => client.releases.get({ releaseId: name });

describe("a release", () => {
  it("has versions visible only in its perspective, until they are published together", async () => {
    await createSummer(client);
    await client.createVersion({
      releaseId: "rSummer",
      publishedId: "new",
      document: { _type: "post", title: "Made for summer" },
    });
    expect(await release("rSummer")).toMatchObject({
      _id: "_.releases.rSummer",
      _type: "system.release",
      name: "rSummer",
      state: "active",
      metadata: { title: "Summer", releaseType: "asap" },
    });
    expect([await title("published"), await title("drafts"), await title(["rSummer"])]).toEqual([
      "Now",
      "Now",
      "In summer",
    ]);
    const everybody = running.reader({ apiVersion: "2025-02-19" });
    expect(await everybody.fetch("*[]._id")).toEqual(["post"]);

    const transactions: string[][] = [];
    running.lake.onChange(({ documentIds }) => transactions.push(documentIds));
    await client.releases.publish({ releaseId: "rSummer" });
    expect(transactions).toHaveLength(1);
    expect(await ids()).toEqual(["new", "post"]);
    expect(await everybody.fetch("*[]{_id, title} | order(_id)")).toEqual([
      { _id: "new", title: "Made for summer" },
      { _id: "post", title: "In summer" },
    ]);
    expect(await release("rSummer")).toMatchObject({
      state: "published",
      publishedAt: expect.any(String),
      finalDocumentStates: [{ id: "versions.rSummer.new" }, { id: "versions.rSummer.post" }],
    });
  });

  it("can unpublish documents, which its perspective shows in advance", async () => {
    await client.create({ _id: "post", _type: "post", title: "Now" });
    await client.releases.create({ releaseId: "rEnd" });
    await client.unpublishVersion({ releaseId: "rEnd", publishedId: "post" });
    expect(await client.getDocument("versions.rEnd.post")).toMatchObject({
      title: "Now",
      _system: { delete: true },
    });
    expect([await title("drafts"), await title(["rEnd", "drafts"])]).toEqual(["Now", null]);
    await client.releases.publish({ releaseId: "rEnd" });
    expect(await ids()).toEqual(["drafts.post"]);
    expect(await client.getDocument("drafts.post")).not.toHaveProperty("_system");
  });

  it("takes precedence in the order of the perspective", async () => {
    await createSummer(client);
    await client.releases.create({ releaseId: "rSale" });
    await client.createVersion({ baseId: "post", publishedId: "post", releaseId: "rSale" });
    await client.patch("versions.rSale.post").set({ title: "On sale" }).commit();
    await client.create({ _id: "drafts.post", _type: "post", title: "Draft" });
    expect(await title(["rSummer", "rSale", "drafts"])).toBe("In summer");
    expect(await title(["rSale", "rSummer"])).toBe("On sale");
    expect(await title(["drafts", "rSale"])).toBe("Draft");
    await expect(title(["rNone", "drafts"])).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('there is no release "rNone"'),
    });
  });

  it("is supported by GROQ functions", async () => {
    await createSummer(client);
    await client.create({ _id: "drafts.post", _type: "post", title: "Draft" });
    expect(await client.fetch("releases::all()[].metadata.title")).toEqual(["Summer"]);
    expect(await client.fetch('*[sanity::versionOf("post")]._id | order(@)')).toEqual([
      "drafts.post",
      "post",
      "versions.rSummer.post",
    ]);
    expect(await client.fetch('*[sanity::partOfRelease("rSummer")]._id')).toEqual([
      "versions.rSummer.post",
    ]);
    const each = '*[_id == "post"]{"all": count(*[sanity::versionOf(^._id)])}';
    expect(await client.fetch(each)).toEqual([{ all: 3 }]);
    expect(await client.fetch("*[sanity::versionOf(7) || sanity::partOfRelease(7)]")).toEqual([]);
  });

  it("is archived and restored with its versions", async () => {
    await createSummer(client);
    await client.releases.archive({ releaseId: "rSummer" });
    expect(await ids()).toEqual(["post"]);
    expect(await release("rSummer")).toMatchObject({
      state: "archived",
      finalDocumentStates: [{ id: "versions.rSummer.post" }],
    });
    await expect(
      client.createVersion({ baseId: "post", publishedId: "post", releaseId: "rSummer" }),
    ).rejects.toMatchObject({ statusCode: 409 });
    await client.releases.unarchive({ releaseId: "rSummer" });
    expect(await title(["rSummer"])).toBe("In summer");
    expect(await release("rSummer")).not.toHaveProperty("finalDocumentStates");
  });

  it("can be deleted only when archived or published", async () => {
    await createSummer(client);
    await expect(client.releases.delete({ releaseId: "rSummer" })).rejects.toMatchObject({
      statusCode: 409,
    });
    await client.releases.archive({ releaseId: "rSummer" });
    await client.releases.delete({ releaseId: "rSummer" });
    expect(await client.fetch("releases::all()")).toEqual([]);
  });

  it("allows only its metadata to be edited", async () => {
    await createSummer(client);
    await client.releases.edit({
      releaseId: "rSummer",
      patch: { set: { "metadata.title": "High summer" }, unset: ["metadata.description"] },
    });
    expect(await release("rSummer")).toMatchObject({
      state: "active",
      metadata: { title: "High summer", releaseType: "asap" },
    });
    await expect(
      client.releases.edit({ releaseId: "rSummer", patch: { unset: ["metadata"] } }),
    ).rejects.toThrow("must be as documented: Invalid input: expected object, received undefined");
    for (const set of [{ state: "published" }, { metadataX: 1 }, { "metadata.releaseType": "x" }])
      await expect(
        client.releases.edit({ releaseId: "rSummer", patch: { set } }),
      ).rejects.toMatchObject({ statusCode: 400 });
  });

  it("needs a unique name that is not a built-in perspective", async () => {
    await createSummer(client);
    await expect(client.releases.create({ releaseId: "rSummer" })).rejects.toMatchObject({
      statusCode: 409,
    });
    for (const releaseId of ["drafts", "a.b", "published"])
      await expect(
        client.action({ actionType: "sanity.action.release.create", releaseId }),
      ).rejects.toMatchObject({ statusCode: 400 });
  });

  it("publishes nothing if one of its documents can't be published", async () => {
    await createSummer(client);
    await client.create({ _id: "drafts.other", _type: "post" });
    await client
      .patch("versions.rSummer.post")
      .set({ next: { _type: "reference", _ref: "post" } })
      .commit();
    await client.unpublishVersion({ releaseId: "rSummer", publishedId: "post" });
    await client.createVersion({
      releaseId: "rSummer",
      publishedId: "pointing",
      document: { _type: "post", to: { _type: "reference", _ref: "post" } },
    });
    await expect(client.releases.publish({ releaseId: "rSummer" })).rejects.toMatchObject({
      statusCode: 409,
    });
    expect(await title("published")).toBe("Now");
    expect(await release("rSummer")).toMatchObject({ state: "active" });
  });
});

describe("a version", () => {
  it("can be replaced, edited, published alone and discarded", async () => {
    await createSummer(client);
    await client.replaceVersion({
      releaseId: "rSummer",
      publishedId: "post",
      document: { _type: "post", title: "Replaced" },
    });
    expect(await title(["rSummer"])).toBe("Replaced");
    const version = { publishedId: "post", draftId: "versions.rSummer.post" };
    await client.action({
      actionType: "sanity.action.document.edit",
      ...version,
      patch: { set: { title: "Edited" } },
    });
    await client.action({ actionType: "sanity.action.document.publish", ...version });
    expect([await title("published"), await ids()]).toEqual(["Edited", ["post"]]);
    await client.createVersion({ baseId: "post", publishedId: "post", releaseId: "rSummer" });
    await client.discardVersion({ releaseId: "rSummer", publishedId: "post" });
    expect(await ids()).toEqual(["post"]);
  });

  it("needs an existing release and a matching document id", async () => {
    await client.create({ _id: "post", _type: "post" });
    await expect(
      client.createVersion({ baseId: "post", publishedId: "post", releaseId: "rNone" }),
    ).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('no release "rNone"'),
    });
    await client.releases.create({ releaseId: "rSummer" });
    const action = (more: object) =>
      client.action({
        actionType: "sanity.action.document.version.create",
        publishedId: "post",
        ...more,
      } as never);
    for (const more of [
      { document: { _id: "versions.rSummer.other", _type: "post" } },
      { baseId: "post" },
      { baseId: "post", versionId: "post" },
    ])
      await expect(action(more)).rejects.toMatchObject({ statusCode: 400 });
    await expect(
      action({ baseId: "post", versionId: "versions.rSummer.post", ifBaseRevisionId: "other" }),
    ).rejects.toMatchObject({ statusCode: 409 });
  });
});

it("needs an API version with releases; document variants are not implemented", async () => {
  const ask = async (version: string, actionType: string) => {
    const response = await running.request(`/${version}/data/actions/blogs`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ actions: [{ actionType, releaseId: "r" }] }),
    });
    return response.status;
  };
  expect(await ask("v2025-02-06", "sanity.action.release.create")).toBe(400);
  expect(await ask("v2025-02-19", "sanity.action.release.create")).toBe(200);
  expect(await ask("v2025-02-19", "sanity.action.release.import")).toBe(501);
  expect(await ask("v2025-02-19", "sanity.action.document.variant.create")).toBe(501);
});
