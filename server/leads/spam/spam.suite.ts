import { pino } from "pino";
import { expect, test } from "vitest";
import { spamDigest } from "#content/spam-digest.ts";
import { spamSigns } from "#content/spam-signs.ts";
import { day } from "../days.ts";
import { sendAgain } from "../inbox/change.ts";
import { createLeads } from "../index.ts";
import { demo, fast, receiver, type SetUp } from "../leads.fixture.ts";
import { resendDeliveries } from "../retry.ts";
import { tellOfSpam } from "./digest.ts";
import { countSpam, releaseSpam, setState } from "./folder.ts";

const pitch =
  "I can rank your website on the first page of Google. Backlinks, guest post, casino. Unsubscribe.";

/** Spam is stored, waits for a person, and goes out once declared genuine. */
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

  test("spam is answered like any lead, and not delivered until a person approves it", async () => {
    const { db, leads, n8n, states, contact, time } = await open();
    leads.start();
    expect(await contact(pitch)).toMatchObject({ ok: true, repeated: false });
    await leads.saveLead(demo("ada@x.example"));
    const received = () => n8n.received.map(({ email }) => email);
    await expect.poll(received).toEqual(["ada@x.example"]);
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
    await expect.poll(received).toEqual(["ada@x.example", "bob@x.example"]);
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

  test("a text that others have sent is spam, even with another name, number or link", async () => {
    const { db, contact, time } = await open();
    const text = (shop: string) =>
      `Our team paints hotel rooms in a single night, call ${shop} for a quote and see https://${shop}.example`;
    await contact(text("4711"), "a@x.example");
    await contact(text("4712"), "a@x.example");
    await contact(text("815"), "b@x.example");
    expect(await countSpam(db)).toBe(0);
    await contact(text("816"), "c@x.example");
    expect(await countSpam(db)).toBe(1);
    time.now += 8 * day;
    await contact(text("817"), "d@x.example");
    expect(await countSpam(db)).toBe(1);
  });

  test("a lead that a person marks as spam is held, and resending a span of days leaves it out", async () => {
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

  test("a delivery that fails while its lead is marked as spam is held", async () => {
    const { db, leads, n8n, states, time } = await open();
    const answer = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    n8n.state.down = true;
    n8n.state.hold = answer.promise;
    const { deliver } = n8n.target;
    n8n.target.deliver = (lead, delivery) => {
      begun.resolve();
      return deliver(lead, delivery);
    };
    const { id } = await leads.saveLead(demo("ada@x.example"));
    leads.start();
    await begun.promise;
    await setState(db, id, { status: "spam", now: time.now });
    answer.resolve();
    await expect.poll(states).toEqual(["held"]);
    n8n.state.down = false;
    await setState(db, id, { status: "open", now: time.now });
    leads.wake();
    await expect.poll(states).toEqual(["delivered"]);
    await leads.stop();
  });

  test("the operator is told once a week of spam that came, by a mail that names it without its links", async () => {
    const { db, contact, time, leads } = await open();
    const told: { subject: string; text: string }[] = [];
    const state = { down: true };
    const mail = receiver("e-mail");
    const tell = async (message: { subject: string; text: string }) => {
      if (state.down) throw new Error("Refused");
      told.push(message);
    };
    const lines: string[] = [];
    const logger = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    const look = (inboxOrigin?: string) =>
      tellOfSpam(db, {
        now: time.now,
        targets: [mail.target, { ...mail.target, tell }],
        logger,
        inboxOrigin,
      });
    await leads.saveLead(demo("ada@x.example"));
    await look();
    expect(lines).toEqual([]);

    await leads.saveLead(demo("x@mailinator.com", { name: "Prize http://win.example" }));
    await expect(look()).rejects.toThrow("Refused");
    state.down = false;
    await Promise.all([look("https://site.example"), look("https://site.example")]);
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toBe(spamDigest.subject("1", true));
    expect(told[0]?.text).toContain("Prize [link], x@mailinator.com");
    expect(told[0]?.text).toContain(spamSigns["link-in-name"]);
    expect(told[0]?.text).toContain("https://site.example/leads/?status=spam");

    for (let i = 0; i < 22; i += 1) {
      time.now += 1;
      await contact(`${pitch} ${"abcdefghijklmnopqrstuvwxyz"[i]}`, `p${i}@x.example`);
    }
    await look();
    expect(told).toHaveLength(1);
    time.now += 7 * day;
    await look();
    expect(told).toHaveLength(2);
    expect(told[1]?.text).toContain("npm run leads -- list --spam");
    expect(told[1]?.text).toContain(spamDigest.more("22", 20));
    expect(told[1]?.text).not.toContain("mailinator");
    // Nothing new came.
    time.now += 7 * day;
    await look();
    expect(told).toHaveLength(2);
    // A clock that was ahead does not silence the digest.
    time.now -= 30 * day;
    await contact(pitch, "last@x.example");
    await look();
    expect(told).toHaveLength(3);
  });
}
