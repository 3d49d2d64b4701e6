import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { within } from "../../../tests/support/slowness.ts";
import { folderStore } from "../files/folder-store.ts";
import type { Lead } from "../lead.ts";
import { decoded, mailServer } from "./mail-server.fixture.ts";
import { deliveryTargets } from "./targets.ts";

/**
 * Fields that try to become headers, receivers or parts of a mail. The forms refuse most of these; a mail must not
 * depend on it. https://owasp.org/www-community/attacks/Email_Header_Injection
 */

const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;
const hostile: readonly [what: string, text: string][] = [
  ["a line break", "Eve\r\nBcc: eve@evil.example"],
  ["a line feed alone", "Eve\nBcc: eve@evil.example"],
  ["a carriage return alone", "Eve\rBcc: eve@evil.example"],
  ["a folded line", "Eve\r\n Bcc: eve@evil.example\r\n\tX-Evil: 1"],
  ["the end of the head", "Eve\r\n\r\n<b>evil</b>"],
  ["an encoded word", word("Eve\r\nBcc: eve@evil.example")],
  ["an encoded word within a text", `from ${word("\u202egpj.exe")} on`],
  ["encoded words in quotes", `"=?utf-8?Q?=0D=0ABcc:_eve=40evil.example?="`],
  [
    "separators of lines that are none",
    "Eve\u2028Bcc: eve@evil.example\u0085X-Evil: 1\u000bX-Evil: 2",
  ],
  ["a NUL", "Eve\0\r\nBcc: eve@evil.example"],
  ["more addresses", "Eve <eve@evil.example>, other@evil.example"],
  ["an end of the data", "Eve\r\n.\r\nMAIL FROM:<eve@evil.example>\r\nRCPT TO:<eve@evil.example>"],
];

/** What our mails have. */
const headers = [
  "auto-submitted",
  "content-transfer-encoding",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
];

function leadWith(text: string, email: string): Lead[] {
  const base = {
    id: "lead-1",
    name: text,
    email,
    createdAt: Date.parse("2026-11-20T20:00:00Z"),
    page: text,
    language: text,
    campaign: { utm_source: text },
    consent: text,
    files: [],
  };
  return [
    { ...base, details: { kind: "contact", message: text, topic: text } },
    {
      ...base,
      details: { kind: "application", job: text, message: text },
      files: [{ name: `${text}.pdf`, type: "application/pdf", path: "cv.pdf", size: 4 }],
    },
  ] as Lead[];
}

async function targets(smtpUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "mail-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeFileSync(join(dataDir, "cv.pdf"), "%PDF");
  const opened = await deliveryTargets(
    {
      automation: undefined,
      leadsWebhook: undefined,
      mail: { smtpUrl, notify: ["sales@site.example"], from: undefined },
      confirmation: { kinds: ["contact", "application"], perDay: 100 },
    },
    {
      siteName: "Site",
      files: folderStore(dataDir),
      rateLimiter: { take: async () => ({ ok: true }) as const },
    },
  );
  onTestFinished(() => {
    for (const target of opened) target.close?.();
  });
  return opened;
}

/** Splits a mail into its headers, with folded lines joined, and the rest. */
function parse(raw: string) {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return { lines, body: rest.join("\r\n\r\n") };
}

test.each(hostile)("%s in every field stays what it is", async (_, text) => {
  const { mails, smtpUrl } = await mailServer();
  const opened = await targets(smtpUrl);
  for (const lead of leadWith(text, "eve@x.example"))
    for (const target of opened)
      await target.deliver(lead, {
        id: "delivery-1",
        attempt: 1,
        signal: AbortSignal.timeout(within(5_000)),
        done: [],
      });
  expect(mails.map(({ from, to }) => [from, to])).toEqual([
    ["sales@site.example", ["sales@site.example"]],
    ["sales@site.example", ["eve@x.example"]],
    ["sales@site.example", ["sales@site.example"]],
    ["sales@site.example", ["eve@x.example"]],
  ]);
  for (const { raw } of mails) {
    const { lines, body } = parse(raw);
    const names = lines.map((line) => line.split(":")[0]?.toLowerCase());
    expect(headers).toEqual(expect.arrayContaining(names));
    expect(new Set(names).size).toBe(names.length);
    // A reader shows what an encoded word stands for: those of a head are ours, which begin with capitals.
    expect(lines.join("\n")).not.toContain("=?utf-8?");
    expect(body).not.toMatch(/name=.*=\?utf-8\?/);
    // The facts are a line each; only the message, at the end, has lines of its own.
    const facts = decoded(body).split("Received: ")[0];
    expect(facts).not.toMatch(/^(bcc|x-evil|mail from):/im);
  }
});

test.each([
  "eve@x.example>, <other@evil.example",
  "eve@x.example, other@evil.example",
  "eve@x.example\r\nRCPT TO:<other@evil.example>",
  "eve@x.example\r\nBcc: other@evil.example",
  '"Eve <other@evil.example>" <eve@x.example>',
  "other@evil.example:eve@x.example",
])("an address like %j reaches nobody else", async (email) => {
  const { mails, smtpUrl } = await mailServer();
  const [lead] = leadWith("Eve", email);
  if (!lead) throw new Error("No lead");
  for (const target of await targets(smtpUrl))
    await target
      .deliver(lead, {
        id: "delivery-1",
        attempt: 1,
        signal: AbortSignal.timeout(within(5_000)),
        done: [],
      })
      .catch(() => {});
  for (const { to, raw } of mails) {
    expect(to).toHaveLength(1);
    expect(to.join()).not.toMatch(/^other@evil\.example$/);
    const { lines } = parse(raw);
    expect(lines.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
  }
});
