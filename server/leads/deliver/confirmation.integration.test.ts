import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { company } from "#content/company.ts";
import { confirmation } from "#content/confirmation.ts";
import { createRateLimiter } from "../../storage/index.ts";
import { createLeads } from "../index.ts";
import { demo, fast, leadsOn } from "../leads.fixture.ts";
import { setState } from "../spam/folder.ts";
import { decoded, mailServer } from "./mail-server.fixture.ts";
import { deliveryTargets } from "./targets.ts";
import { whyUnwanted } from "./unwanted-address.ts";

const setUp = leadsOn(async () => undefined);

/** A site that confirms messages by mail, beside a real mail server. */
async function open(settings: { perDay?: number; server?: Parameters<typeof mailServer>[0] } = {}) {
  const it = await setUp();
  const { mails, smtpUrl } = await mailServer(settings.server);
  const rateLimiter = createRateLimiter({
    storage: it.storage,
    logger: pino({ level: "silent" }),
    clock: it.options.clock,
  });
  onTestFinished(() => rateLimiter.stop());
  const [, target] = await deliveryTargets(
    {
      automation: undefined,
      leadsWebhook: undefined,
      mail: { smtpUrl, notify: ["sales@site.example"], from: undefined },
      confirmation: { kinds: ["contact", "application"], perDay: settings.perDay ?? 100 },
    },
    { siteName: "Site", files: it.files, rateLimiter },
  );
  if (!target) throw new Error("Confirmations are set up.");
  const leads = createLeads({
    ...it.options,
    storage: it.storage,
    targets: [target],
    outbox: fast,
  });
  leads.start();
  onTestFinished(() => leads.stop());
  const contact = (email: string, message = "We need a chatbot.", more = {}) =>
    leads.saveContact({ name: "Ada", email, message, ...more });
  const ended = async () =>
    (
      await it.db
        .selectFrom("lead_deliveries")
        .select(["state", "last_error"])
        .where("state", "not in", ["pending", "held"])
        .orderBy("created_at")
        .execute()
    ).map(({ state, last_error }) => (last_error ? `${state}: ${last_error}` : state));
  return { ...it, leads, mails, contact, ended };
}

test("a person gets one plain mail with what they sent, the reference and whom to write to", async () => {
  const { mails, contact, leads, ended } = await open();
  const saved = await contact("ada@marsh.example", "Two\nlines with “Zoë”", { topic: "SAP" });
  if (!saved.ok) throw new Error("It was stored.");
  await contact("ada@marsh.example", "Two\nlines with “Zoë”", { topic: "SAP" });
  await leads.saveLead(demo("bob@marsh.example"));
  await expect.poll(ended).toEqual(["delivered"]);
  expect(mails).toHaveLength(1);
  const [{ raw, to, from } = { raw: "", to: [], from: "" }] = mails;
  expect(to).toEqual(["ada@marsh.example"]);
  expect(from).toBe("sales@site.example");
  expect(raw).toMatch(/^Auto-Submitted: auto-replied/m);
  expect(raw).toMatch(new RegExp(`^Reply-To: ${company.email}`, "m"));
  expect(raw).toMatch(/^Content-Type: text\/plain/m);
  const text = decoded(raw);
  expect(text).toContain(`Subject: Site: ${confirmation.kinds.contact.subject}`);
  expect(text).toContain("20 November 2026, 20:00 UTC");
  expect(text).toContain("Topic: SAP\r\n> Two\r\n> lines with “Zoë”");
  expect(saved.reference).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}$/);
  expect(text).toContain(saved.reference);
  expect(text).toContain(company.email);
});

test("machines and our own mailboxes get none", async () => {
  const { mails, contact, ended } = await open();
  await contact("no-reply@marsh.example");
  await contact("Sales@Site.example");
  await contact("ada@marsh.example");
  await expect
    .poll(ended)
    .toEqual([
      "skipped: It is the address of a machine or a role",
      "skipped: It is an address of our own",
      "delivered",
    ]);
  expect(mails.map(({ to }) => to)).toEqual([["ada@marsh.example"]]);
});

test("text typed by a stranger is sent shortened, without links or invisible characters", async () => {
  const { mails, contact, ended } = await open();
  const message = `See https://evil.example/x or evil.com, call evil.live\u202e now. Mail me@evil.example ${"la ".repeat(500)}`;
  await contact("ada@marsh.example", message, { company: `www.evil.example ${"x".repeat(150)}` });
  await expect.poll(ended).toEqual(["delivered"]);
  const text = decoded(mails[0]?.raw ?? "")
    .split("\r\n\r\n")
    .slice(1)
    .join("\n");
  expect(text).not.toMatch(/evil\.\S|\u202e|me@/);
  expect(text).toContain("evil. live");
  expect(text).toContain(confirmation.cut);
  expect(text.length).toBeLessThan(1_800);
});

test("one mailbox gets three mails a day, however it is spelled, and all together the configured number", async () => {
  const { mails, contact, ended, time } = await open({ perDay: 5 });
  const spellings = [
    "ada@gmail.com",
    "A.da@gmail.com",
    "ada+1@gmail.com",
    "a.d.a+2@googlemail.com",
  ];
  for (const [index, email] of spellings.entries()) {
    await contact(email, `Message ${index}`);
    await expect.poll(async () => (await ended()).length).toBe(index + 1);
  }
  expect(mails).toHaveLength(3);
  expect((await ended()).join()).toContain("skipped: This mailbox has got 3 confirmations");
  for (const name of ["b", "c", "d"]) {
    const before = (await ended()).length;
    await contact(`${name}@x.example`, `From ${name}`);
    await expect.poll(async () => (await ended()).length).toBe(before + 1);
  }
  expect(mails).toHaveLength(5);
  expect((await ended()).join()).toContain("skipped: 5 confirmations went out in a day");
  time.now += 86_400_000;
  await contact("ada@gmail.com", "A day later");
  await expect.poll(() => mails).toHaveLength(6);
});

test("a mail that waits for its server is tried again, counts once, and is delivered when it is taken", async () => {
  const server = { busy: true };
  const { mails, contact, ended, db, time } = await open({ server, perDay: 1 });
  const later = <Result>(look: () => Promise<Result>) => {
    time.now += 50;
    return look();
  };
  await contact("ada@marsh.example");
  const tried = db.selectFrom("lead_deliveries").select("id").where("attempts", ">", 2);
  await expect.poll(() => later(() => tried.execute())).toHaveLength(1);
  expect(await ended()).toEqual([]);
  server.busy = false;
  await expect.poll(() => later(ended)).toEqual(["delivered"]);
  expect(mails).toHaveLength(1);
});

test("mail to an unknown mailbox is not retried", async () => {
  const { mails, contact, ended } = await open({ server: { unknown: new Set(["no@x.example"]) } });
  await contact("no@x.example");
  await expect.poll(ended).toEqual([expect.stringMatching(/^skipped: Its mail server refuses/)]);
  expect(mails).toEqual([]);
});

test("spam is not confirmed until a person approves it", async () => {
  const { mails, leads, ended, db, time } = await open();
  const origin = { behavior: { ownForm: false } };
  await leads.saveContact({ name: "Ada", email: "ada@marsh.example", message: "Hello" }, origin);
  const [{ id } = { id: "" }] = await db.selectFrom("leads").select("id").execute();
  expect(await ended()).toEqual([]);
  expect(mails).toEqual([]);
  await setState(db, id, { status: "new", now: time.now });
  await expect.poll(ended).toEqual(["delivered"]);
});

test.each([
  "postmaster@x.example",
  "MAILER-DAEMON@x.example",
  "no-reply@x.example",
  "noreply+7@x.example",
  "bounce-4711@x.example",
  "news-bounces@x.example",
  "list-owner@x.example",
  "support@x.example",
  "victim%x.example@relay.example",
  company.email.toUpperCase(),
])("%s gets none", (address) => {
  expect(whyUnwanted(address, [company.email])).toBeDefined();
});

test.each(["ada@x.example", "info@hotel.example", "office@x.example", "norbert.eply@x.example"])(
  "%s gets one",
  (address) => {
    expect(whyUnwanted(address, [company.email])).toBeUndefined();
  },
);
