import { expect, test } from "vitest";
import { inbox } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import type { DeliveryTarget } from "../deliver/target.ts";
import { createLeads } from "../index.ts";
import { demo, fast, type SetUp } from "../leads.fixture.ts";
import { openInbox } from "./inbox.fixture.ts";

/** What the inbox shows about a lead's route: where it came from, and which deliveries failed. */
export function leadsWaySuite(setUp: SetUp): void {
  test("a lead's page names the sender's language, and shows an unknown tag unchanged", async () => {
    const { leads, get } = await openInbox(setUp);
    for (const [language, name] of [
      ["de-AT", "Austrian German"],
      ["xx-nope-nope", "xx-nope-nope"],
    ] as const) {
      const { id } = await leads.saveLead(demo(`${language}@x.example`, { language }));
      const { text } = await get(paths.lead(id));
      expect(text).toContain(`<dt>${inbox.facts.language}</dt><dd dir="auto">${name}</dd>`);
    }
    expect((await get(paths.leadsCsv)).text).toContain(",de-AT,");
  });

  test("a receiver's answers are shown with the delivery, also after success, and are deleted with the lead", async () => {
    const { storage, options, db, get, time } = await openInbox(setUp);
    const said = ["Answered 503: <busy>", "No answer in time", undefined];
    const target: DeliveryTarget = {
      name: "webhook",
      async deliver() {
        const failure = said.shift();
        if (failure) throw new Error(failure);
      },
    };
    const leads = createLeads({ storage, ...options, targets: [target], outbox: fast });
    leads.start();
    const { id } = await leads.saveLead(demo("ada@x.example"));
    const state = () => {
      // Until the next attempt is due.
      time.now += 1_000;
      return db.selectFrom("lead_deliveries").select("state").executeTakeFirst();
    };
    await expect.poll(state).toEqual({ state: "delivered" });
    await leads.stop();

    const { text } = await get(paths.lead(id));
    expect(text).toContain(inbox.delivery.failures(2));
    const [newer, older] = [text.indexOf("No answer in time"), text.indexOf("&lt;busy&gt;")];
    expect(newer).toBeGreaterThan(0);
    expect(older).toBeGreaterThan(newer);

    await db.deleteFrom("leads").where("id", "=", id).execute();
    expect(await db.selectFrom("lead_attempts").selectAll().execute()).toEqual([]);
  });

  test("a lead marked as spam is not delivered, even if it was sent before", async () => {
    const { leads, get, act, db } = await openInbox(setUp);
    const { id } = await leads.saveLead(demo("ada@x.example"));
    const address = paths.lead(id);
    await db.updateTable("lead_deliveries").set({ state: "delivered" }).execute();
    const again = inbox.delivery.againTo("n8n");
    expect((await get(address)).text).toContain(again);
    await act(`${address}/state`, { status: "spam", owner: "" });
    expect((await get(address)).text).not.toContain(again);
    await act(`${address}/send`, { target: "n8n" });
    const { state } = await db
      .selectFrom("lead_deliveries")
      .select("state")
      .executeTakeFirstOrThrow();
    expect(state).toBe("delivered");
  });
}
