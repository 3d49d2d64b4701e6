import type { SanityClient } from "@sanity/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningLake, runLake } from "../src/testing.ts";
import { createSummer, createTestClock, seeingVersions, titleOf } from "./releases.fixture.ts";

/** The schedule of releases, with the unmodified client and a test clock. */

let running: RunningLake;
let client: SanityClient;
let clock: ReturnType<typeof createTestClock>;

const hour = 3_600_000;

const start = async (dataDir?: string): Promise<void> => {
  running = await runLake({ schedule: clock, ...(dataDir !== undefined && { dataDir }) });
  client = running.client(seeingVersions);
};

beforeEach(async () => {
  clock = createTestClock();
  await start();
});
afterEach(() => running.stop());

const title = (perspective: string | string[]) => titleOf(client, perspective);
const release = (name: string) => client.releases.get({ releaseId: name });

describe("a schedule", () => {
  const at = (milliseconds: number): string => new Date(clock.now() + milliseconds).toISOString();

  it("publishes at the scheduled time", async () => {
    await createSummer(client);
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(hour) });
    expect(await release("rSummer")).toMatchObject({ state: "scheduled", publishAt: at(hour) });
    clock.pass(hour - 1);
    expect(await title("published")).toBe("Now");
    clock.pass(1);
    await expect.poll(() => title("published")).toBe("In summer");
    expect(await release("rSummer")).toMatchObject({ state: "published" });
  });

  it("locks its versions until it is unscheduled", async () => {
    await createSummer(client);
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
    clock.pass(2 * hour);
    expect([await title("published"), await title(["rSummer"])]).toEqual(["Now", "Late"]);
    expect(await release("rSummer")).not.toHaveProperty("publishAt");
  });

  it.each([
    ["removes the draft that it was made from", {}, undefined],
    ["keeps a draft that has been edited since", { title: "Better" }, "Better"],
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
    clock.pass(hour);
    await expect.poll(() => title("published")).toBe("Planned");
    expect((await client.getDocument("drafts.post"))?.title).toBe(left);
  });

  it("can be changed, and must be in the future", async () => {
    await createSummer(client);
    await expect(
      client.releases.schedule({ releaseId: "rSummer", publishAt: at(-1) }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(2 * hour) });
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(hour) });
    clock.pass(hour);
    await expect.poll(() => title("published")).toBe("In summer");
  });

  it("survives a restart, and runs late if it came due meanwhile", async () => {
    await createSummer(client);
    await client.releases.create({ releaseId: "rLater" });
    await client.createVersion({ baseId: "post", publishedId: "post", releaseId: "rLater" });
    await client.patch("versions.rLater.post").set({ title: "Later" }).commit();
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(hour) });
    await client.releases.schedule({ releaseId: "rLater", publishAt: at(3 * hour) });
    const { dataDir } = running;
    await running.stop({ keepData: true });
    expect(clock.isIdle()).toBe(true);
    clock.pass(2 * hour);
    await start(dataDir);
    await expect.poll(() => title("published")).toBe("In summer");
    clock.pass(hour);
    await expect.poll(() => title("published")).toBe("Later");
  });

  it("records why it could not publish, and leaves the release editable", async () => {
    await createSummer(client);
    await client.unpublishVersion({ releaseId: "rSummer", publishedId: "post" });
    await client.releases.schedule({ releaseId: "rSummer", publishAt: at(hour) });
    await client.create({
      _id: "pointing",
      _type: "post",
      to: { _type: "reference", _ref: "post" },
    });
    clock.pass(hour);
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
