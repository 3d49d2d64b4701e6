import { expect, test } from "vitest";
import { sendAgain } from "../inbox/change.ts";
import { createLeads } from "../index.ts";
import { demo, fast, receiver, type SetUp } from "../leads.fixture.ts";
import { resendDeliveries } from "../retry.ts";
import { countSpam, releaseSpam, setState } from "./folder.ts";

const pitch =
  "I can rank your website on the first page of Google. Backlinks, guest post, casino. Unsubscribe.";

/** Spam is stored, waits for a person, and goes out when it is none. */
export function spamSuite(setUp: SetUp): void {
  async function open() {
    const site = await setUp();
    const { storage, options } = site;
    const n8n = receiver();
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    const states = async () =>
      (await site.db.selectFrom("lead_deliveries").select("state").execute()).map((it) => it.state);
    const contact = (message: string, email = "bob@x.example") =>
      leads.saveContact({ name: "Bob", email, message });
    return { ...site, leads, n8n, states, contact };
  }

  test("spam is answered as any lead, and told to nobody until a person says that it is none", async () => {
    const { db, leads, n8n, states, contact, time } = await open();
    leads.start();
    expect(await contact(pitch)).toMatchObject({ ok: true, repeated: false });
    await leads.saveLead(demo("ada@x.example"));
    await expect.poll(() => n8n.received).toHaveLength(1);
    expect(await countSpam(db)).toBe(1);
    const { id, spam_signs } = await db
      .selectFrom("leads")
      .select(["id", "spam_signs"])
      .where("status", "=", "spam")
      .executeTakeFirstOrThrow();
    expect(spam_signs).toBe("phrases");
    expect(await releaseSpam(db, "00000000-0000", time.now)).toBeUndefined();
    expect(await releaseSpam(db, id.slice(0, 13).toUpperCase(), time.now)).toBe("Bob");
    leads.wake();
    await expect.poll(() => n8n.received).toHaveLength(2);
    await expect.poll(states).toEqual(["delivered", "delivered"]);
    await leads.stop();
    expect(await countSpam(db)).toBe(0);
  });

  test("the demo's webhook is judged as well", async () => {
    const { db, leads } = await open();
    const name = "Prize http://win.example";
    const { repeated } = await leads.saveLead(demo("x@mailinator.com", { name }));
    expect(repeated).toBe(false);
    expect(await countSpam(db)).toBe(1);
  });

  test("a text that others have sent is spam, whatever name, number or link is changed in it", async () => {
    const { db, contact, time } = await open();
    const text = (shop: string) =>
      `Our team paints hotel rooms in a single night, call ${shop} for a quote and see https://${shop}.example`;
    await contact(text("4711"), "a@x.example");
    await contact(text("4712"), "a@x.example");
    await contact(text("815"), "b@x.example");
    expect(await countSpam(db)).toBe(0);
    await contact(text("816"), "c@x.example");
    expect(await countSpam(db)).toBe(1);
    time.now += 8 * 86_400_000;
    await contact(text("817"), "d@x.example");
    expect(await countSpam(db)).toBe(1);
  });

  test("what a person calls spam is held, and a span of days that is sent again leaves it out", async () => {
    const { db, leads, n8n, states, time } = await open();
    const { id } = await leads.saveLead(demo("ada@x.example"));
    await setState(db, id, { status: "spam", owner: "Grace", now: time.now });
    expect(await states()).toEqual(["held"]);
    const again = { now: time.now, targets: ["n8n"], filter: {} };
    expect(await resendDeliveries(db, again)).toBe(0);
    await setState(db, id, { status: "open", now: time.now });
    expect(await states()).toEqual(["pending"]);
    expect(await db.selectFrom("leads").select("owner").execute()).toEqual([{ owner: "Grace" }]);
    await setState(db, id, { status: "spam", now: time.now });
    await sendAgain(db, { leadId: id, target: "n8n", now: time.now });
    expect(await states()).toEqual(["pending"]);
    leads.start();
    await expect.poll(() => n8n.received).toHaveLength(1);
    await leads.stop();
    await setState(db, id, { status: "spam", now: time.now });
    expect(await states()).toEqual(["delivered"]);
  });
}
