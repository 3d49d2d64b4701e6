import type { SanityClient } from "@sanity/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";

/** Releases, their versions and their schedule, with the unmodified client and a test clock. */

let running: RunningLake;
let client: SanityClient;
let now: number;
/** Scheduled work and its times. */
let planned: { at: number; work: () => void }[];

const hour = 3_600_000;
const schedule = {
  now: () => now,
  later(work: () => void, milliseconds: number) {
    const one = { at: now + milliseconds, work };
    planned.push(one);
    return () => {
      planned = planned.filter((other) => other !== one);
    };
  },
};
/** Advances the clock, and runs the work that comes due meanwhile. */
function passTime(milliseconds: number): void {
  const end = now + milliseconds;
  for (;;) {
    const [next] = planned.toSorted((a, b) => a.at - b.at);
    if (!next || next.at > end) break;
    planned = planned.filter((one) => one !== next);
    now = next.at;
    next.work();
  }
  now = end;
}

const start = async (dataDir?: string): Promise<void> => {
  running = await runLake({ schedule, ...(dataDir !== undefined && { dataDir }) });
  client = running.client({ apiVersion: "2025-02-19", perspective: "raw" });
};

beforeEach(async () => {
  now = Date.now();
  planned = [];
  await start();
});
afterEach(() => running.stop());

const title = (perspective: string | string[]): Promise<string | null> =>
  client.fetch(
    '*[_id == "post"][0].title',
    {},
    { perspective: perspective as never, useCdn: false },
  );
const ids = (): Promise<string[]> => client.fetch("*[!(_id in path('_.**'))]._id | order(@)");
const release = (name: string) => client.releases.get({ releaseId: name });

/** Creates a published post, and a version of it in a release. */
async function summer(): Promise<void> {
  await client.create({ _id: "post", _type: "post", title: "Now" });
  await client.releases.create({
    releaseId: "rSummer",
    metadata: { title: "Summer", releaseType: "asap" },
  });
  await client.createVersion({ baseId: "post", publishedId: "post", releaseId: "rSummer" });
  await client.patch("versions.rSummer.post").set({ title: "In summer" }).commit();
}

describe("a release", () => {
  it("holds versions that show in its perspective only, until it is published as one", async () => {
    await summer();
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

  it("takes documents back when it is published, and shows that before", async () => {
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

  it("lies over others in the order of the perspective", async () => {
    await summer();
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

  it("is known to the language", async () => {
    await summer();
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

  it("is put away with its versions, and brought back with them", async () => {
    await summer();
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

  it("is deleted when it is over, and not before", async () => {
    await summer();
    await expect(client.releases.delete({ releaseId: "rSummer" })).rejects.toMatchObject({
      statusCode: 409,
    });
    await client.releases.archive({ releaseId: "rSummer" });
    await client.releases.delete({ releaseId: "rSummer" });
    expect(await client.fetch("releases::all()")).toEqual([]);
  });

  it("is edited in what people say about it, and in nothing else", async () => {
    await summer();
    await client.releases.edit({
      releaseId: "rSummer",
      patch: { set: { "metadata.title": "High summer" }, unset: ["metadata.description"] },
    });
    expect(await release("rSummer")).toMatchObject({
      state: "active",
      metadata: { title: "High summer", releaseType: "asap" },
    });
    for (const set of [{ state: "published" }, { metadataX: 1 }, { "metadata.releaseType": "x" }])
      await expect(
        client.releases.edit({ releaseId: "rSummer", patch: { set } }),
      ).rejects.toMatchObject({ statusCode: 400 });
  });

  it("is made once, with a name that is no perspective", async () => {
    await summer();
    await expect(client.releases.create({ releaseId: "rSummer" })).rejects.toMatchObject({
      statusCode: 409,
    });
    for (const releaseId of ["drafts", "a.b", "published"])
      await expect(
        client.action({ actionType: "sanity.action.release.create", releaseId }),
      ).rejects.toMatchObject({ statusCode: 400 });
  });

  it("keeps what was published when one of its documents can't be", async () => {
    await summer();
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
  it("is replaced, edited, published alone and discarded", async () => {
    await summer();
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

  it("belongs to a release that there is, and to the document whose name it has", async () => {
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

describe("a schedule", () => {
  const at = (milliseconds: number): string => new Date(now + milliseconds).toISOString();

  it("publishes at its time", async () => {
    await summer();
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(hour) });
    expect(await release("rSummer")).toMatchObject({ state: "scheduled", publishAt: at(hour) });
    passTime(hour - 1);
    expect(await title("published")).toBe("Now");
    passTime(1);
    await expect.poll(() => title("published")).toBe("In summer");
    expect(await release("rSummer")).toMatchObject({ state: "published" });
  });

  it("locks what is in it, until it is taken back", async () => {
    await summer();
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(hour) });
    const edit = () => client.patch("versions.rSummer.post").set({ title: "Late" }).commit();
    await expect(edit()).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('its release "rSummer" is scheduled'),
    });
    await expect(client.releases.archive({ releaseId: "rSummer" })).rejects.toMatchObject({
      statusCode: 409,
    });
    await client.releases.unschedule({ releaseId: "rSummer" });
    await edit();
    passTime(2 * hour);
    expect([await title("published"), await title(["rSummer"])]).toEqual(["Now", "Late"]);
    expect(await release("rSummer")).not.toHaveProperty("publishAt");
  });

  it.each([
    ["takes along the draft that it was made of", {}, undefined],
    ["leaves a draft that was edited since", { title: "Better" }, "Better"],
  ])("%s", async (_, edit, left) => {
    await client.create({ _id: "drafts.post", _type: "post", title: "Planned", n: { deep: [1] } });
    // The requests of the Studio's “Schedule publish”.
    await client.releases.create({
      releaseId: "rOne",
      metadata: { releaseType: "scheduled", cardinality: "one" },
    });
    await client.createVersion({ baseId: "drafts.post", publishedId: "post", releaseId: "rOne" });
    await client.releases.schedule({ releaseId: "rOne", publishAt: at(hour) });
    await client.patch("drafts.post").set(edit).commit();
    passTime(hour);
    await expect.poll(() => title("published")).toBe("Planned");
    expect((await client.getDocument("drafts.post"))?.title).toBe(left);
  });

  it("can be changed, and is for a time to come", async () => {
    await summer();
    await expect(
      client.releases.schedule({ releaseId: "rSummer", publishAt: at(-1) }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(2 * hour) });
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(hour) });
    passTime(hour);
    await expect.poll(() => title("published")).toBe("In summer");
  });

  it("is kept by a service that is started again, and made good for when it came due meanwhile", async () => {
    await summer();
    await client.releases.create({ releaseId: "rLater" });
    await client.createVersion({ baseId: "post", publishedId: "post", releaseId: "rLater" });
    await client.patch("versions.rLater.post").set({ title: "Later" }).commit();
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(hour) });
    await client.releases.schedule({ releaseId: "rLater", publishAt: at(3 * hour) });
    const { dataDir } = running;
    await running.stop({ keepData: true });
    expect(planned).toEqual([]);
    now += 2 * hour;
    await start(dataDir);
    await expect.poll(() => title("published")).toBe("In summer");
    passTime(hour);
    await expect.poll(() => title("published")).toBe("Later");
  });

  it("says why it could not publish, and leaves the release to be mended", async () => {
    await summer();
    await client.unpublishVersion({ releaseId: "rSummer", publishedId: "post" });
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(hour) });
    await client.create({
      _id: "pointing",
      _type: "post",
      to: { _type: "reference", _ref: "post" },
    });
    passTime(hour);
    await expect
      .poll(() => release("rSummer"))
      .toMatchObject({
        state: "active",
        error: { message: expect.stringContaining('references to it from "pointing"') },
      });
    expect(await title("published")).toBe("Now");
    await client.delete("pointing");
    await client.releases.publish({ releaseId: "rSummer" });
    expect(await title("published")).toBeNull();
    expect(await release("rSummer")).not.toHaveProperty("error");
  });
});

it("needs the API version that has releases; variants of documents there are none", async () => {
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
