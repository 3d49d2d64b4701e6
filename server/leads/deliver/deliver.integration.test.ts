import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leadWebhookPath } from "@brightkeel/contracts";
import { expect, onTestFinished, test } from "vitest";
import { spamDigest } from "#content/spam-digest.ts";
import { within } from "../../../tests/support/slowness.ts";
import { folderStore } from "../files/folder-store.ts";
import type { Lead } from "../lead.ts";
import { decoded, mailServer } from "./mail-server.fixture.ts";
import { openMailServer } from "./smtp.ts";
import { deliveryTargets, targetNames } from "./targets.ts";

const base = {
  id: "lead-1",
  name: "Zoë “Z” Müller",
  email: "zoe@example.com",
  createdAt: Date.parse("2026-11-20T20:00:00Z"),
  page: "/ai-chatbot",
  campaign: { utm_source: "news" },
  consent: "You may write.",
  files: [],
};
const demo: Lead = {
  ...base,
  details: { kind: "demo", industry: "hospitality", timestamp: "2026-11-20T19:59:59.000Z" },
};
const contact: Lead = {
  ...base,
  details: { kind: "contact", message: "Two\nlines", topic: "SAP" },
};

const site = {
  siteName: "Site",
  files: folderStore("/nowhere"),
  rateLimiter: { take: async () => ({ ok: true }) as const },
};

const nothing = {
  automation: undefined,
  leadsWebhook: undefined,
  mail: undefined,
  confirmation: undefined,
};
const delivery = (done: readonly string[] = []) => ({
  id: "delivery-1",
  attempt: 1,
  signal: AbortSignal.timeout(within(5_000)),
  done,
});

/** What a workflow of `workflows/` answers. */
const stored = '{ "ok": true, "delivery": "delivery-1" }';

async function receiver(status = 200, answer = stored) {
  const calls: { url: string | undefined; headers: IncomingMessage["headers"]; body: unknown }[] =
    [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    calls.push({ url: request.url, headers: request.headers, body: JSON.parse(body) });
    response.writeHead(status, { location: "/elsewhere" }).end(answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  // A TCP server never has the string form of an address, which is for pipes.
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("nothing configured, no one to tell", async () => {
  expect(await deliveryTargets(nothing, site)).toEqual([]);
});

test("n8n gets exactly the specified body of a demo lead, with key and token", async () => {
  const { calls, url } = await receiver();
  const [target] = await deliveryTargets(
    { ...nothing, automation: { url, token: "t", answer: undefined } },
    site,
  );
  await target?.deliver(demo, delivery());
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url).toBe(leadWebhookPath);
  expect(calls[0]?.body).toEqual({
    name: "Zoë “Z” Müller",
    email: "zoe@example.com",
    industry: "hospitality",
    timestamp: "2026-11-20T19:59:59.000Z",
  });
  expect(calls[0]?.headers).toMatchObject({
    "content-type": "application/json",
    accept: "application/json",
    "idempotency-key": "delivery-1",
    authorization: "Bearer t",
  });
});

test("n8n gets the forms' leads with the same four fields and their own", async () => {
  const { calls, url } = await receiver();
  const [target] = await deliveryTargets(
    { ...nothing, automation: { url, token: undefined, answer: undefined } },
    site,
  );
  await target?.deliver(contact, delivery());
  expect(calls[0]?.body).toEqual({
    name: "Zoë “Z” Müller",
    email: "zoe@example.com",
    industry: "",
    timestamp: "2026-11-20T20:00:00.000Z",
    kind: "contact",
    message: "Two\nlines",
    topic: "SAP",
  });
  expect(calls[0]?.headers.authorization).toBeUndefined();
});

test("a further webhook gets everything that is known", async () => {
  const { calls, url } = await receiver(204, "");
  const address = `${url}/hooks/leads?source=site`;
  const [target] = await deliveryTargets(
    {
      ...nothing,
      leadsWebhook: { url: address, token: "crm", secret: undefined, answer: undefined },
    },
    site,
  );
  await target?.deliver(contact, delivery());
  expect(calls[0]?.url).toBe("/hooks/leads?source=site");
  expect(calls[0]?.body).toEqual({
    id: "lead-1",
    kind: "contact",
    name: "Zoë “Z” Müller",
    email: "zoe@example.com",
    message: "Two\nlines",
    topic: "SAP",
    page: "/ai-chatbot",
    campaign: { utm_source: "news" },
    consent: "You may write.",
    receivedAt: "2026-11-20T20:00:00.000Z",
    files: [],
  });
});

test.each([
  [404, '{"message":"not registered"}', 'Answered 404: {"message":"not registered"}'],
  [302, "", "Answered 302"],
  [500, "<html>", "Answered 500: <html>"],
])("an answer with %i is a failure that says so", async (status, answer, message) => {
  const { calls, url } = await receiver(status, answer);
  const [target] = await deliveryTargets(
    { ...nothing, automation: { url, token: "t", answer: undefined } },
    site,
  );
  await expect(target?.deliver(demo, delivery())).rejects.toThrow(message);
  expect(calls).toHaveLength(1);
});

test("the names of receivers are known without opening them", async () => {
  const settings = {
    ...nothing,
    automation: { url: "http://127.0.0.1:1", token: undefined },
    leadsWebhook: { url: "http://127.0.0.1:1", token: undefined },
    mail: { smtpUrl: "smtp://127.0.0.1:1", notify: ["a@x.example"], from: undefined },
  };
  const targets = await deliveryTargets(settings, site);
  expect(targetNames(settings)).toEqual(targets.map(({ name }) => name));
  for (const target of targets) target.close?.();
});

test("an unreachable receiver is reported with the reason", async () => {
  const [target] = await deliveryTargets(
    { ...nothing, automation: { url: "http://127.0.0.1:9", token: undefined, answer: undefined } },
    site,
  );
  await expect(target?.deliver(demo, delivery())).rejects.toThrow(/bad port|ECONNREFUSED/);
});

async function mailTo(smtpUrl: string, dataDir = "/nowhere") {
  const mail = { smtpUrl, notify: ["sales@site.example", "desk@site.example"], from: undefined };
  const [target] = await deliveryTargets(
    { ...nothing, mail },
    { ...site, files: folderStore(dataDir), siteName: "Brightkeel" },
  );
  onTestFinished(() => target?.close?.());
  return target;
}

test("a mail about a lead says how many are in spam", async () => {
  const { mails, smtpUrl } = await mailServer();
  let waiting: string | undefined = "3";
  const [target] = await deliveryTargets(
    {
      ...nothing,
      mail: { smtpUrl, notify: ["sales@site.example"], from: undefined },
    },
    { ...site, spamWaiting: async () => waiting },
  );
  onTestFinished(() => target?.close?.());
  await target?.deliver(contact, delivery());
  waiting = undefined;
  await target?.deliver(contact, delivery());
  const [first = "", second = ""] = mails.map(({ raw }) => decoded(raw));
  expect(first).toContain(spamDigest.waiting("3"));
  expect(second).not.toContain(spamDigest.waiting("").trim());
});

test("people are notified by e-mail, and answer to the visitor", async () => {
  const { mails, smtpUrl } = await mailServer();
  const target = await mailTo(smtpUrl);
  await target?.deliver(contact, delivery());
  await target?.deliver(contact, delivery());
  const [mail, again] = mails;
  expect(mail?.from).toBe("sales@site.example");
  expect(mail?.to).toEqual(["sales@site.example", "desk@site.example"]);
  expect(mail?.raw).toMatch(/^Reply-To: \S+\s+<zoe@example\.com>/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  // The same for a retry, so that the mailbox can drop it.
  expect(mail?.raw).toMatch(/^Message-ID: <delivery-1@site\.example>/m);
  expect(again?.raw).toMatch(/^Message-ID: <delivery-1@site\.example>/m);
  const body = decoded(mail?.raw ?? "");
  expect(body).toContain("Name: Zoë “Z” Müller");
  expect(body).toContain("Topic: SAP");
  expect(body).toContain("Two\r\nlines");
  expect(body).toContain("Campaign: utm_source=news");
});

test("a CV goes with the mail", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "mail-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeFileSync(join(dataDir, "cv.pdf"), "%PDF-1.7 Zoë");
  const { mails, smtpUrl } = await mailServer();
  await (await mailTo(smtpUrl, dataDir))?.deliver(
    {
      ...base,
      details: { kind: "application", job: "Full-Stack Developer" },
      files: [{ id: "f", name: "Zoë.pdf", type: "application/pdf", size: 13, path: "cv.pdf" }],
    },
    delivery(),
  );
  expect(mails[0]?.raw).toContain("Content-Type: application/pdf");
  expect(mails[0]?.raw).toContain(Buffer.from("%PDF-1.7 Zoë").toString("base64"));
});

test("a mail that is refused is a failure", async () => {
  const { mails, smtpUrl } = await mailServer({ refuse: "mailbox full" });
  await expect((await mailTo(smtpUrl))?.deliver(demo, delivery())).rejects.toThrow("mailbox full");
  expect(mails).toEqual([]);
});

test("a recipient whom the server refuses makes a failure, and the next attempt writes to that one alone", async () => {
  const unknown = new Set(["desk@site.example"]);
  const { mails, smtpUrl } = await mailServer({ unknown });
  const target = await mailTo(smtpUrl);
  const failure = await target?.deliver(demo, delivery()).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    message: expect.stringMatching(/refused desk@site\.example: .*No such mailbox/),
    done: ["sales@site.example"],
  });
  unknown.clear();
  await target?.deliver(demo, delivery(["sales@site.example"]));
  expect(mails.map(({ to }) => to)).toEqual([["sales@site.example"], ["desk@site.example"]]);
  expect(mails[1]?.raw).toMatch(/^To: sales@site\.example, desk@site\.example/m);
  await target?.deliver(demo, delivery(["sales@site.example", "desk@site.example"]));
  expect(mails).toHaveLength(2);
});

test("mail servers get the minutes that the standard gives them", async () => {
  const target = await mailTo("smtp://127.0.0.1:1");
  expect(target?.timeLimit).toBeGreaterThanOrEqual(10 * 60_000);
});

test("a mail server may take its time over each step, so that a mail that it took is not sent again", async () => {
  // RFC 5321 4.5.3.2: five minutes for the greeting, ten after the data.
  const { options } = await openMailServer("smtp://127.0.0.1:1");
  expect(options).toMatchObject({ greetingTimeout: 300_000, socketTimeout: 600_000 });
});

test("an unreachable mail server is a failure", async () => {
  await expect((await mailTo("smtp://127.0.0.1:1"))?.deliver(demo, delivery())).rejects.toThrow(
    /ECONNREFUSED/,
  );
});
