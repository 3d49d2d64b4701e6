import { expect, test } from "vitest";
import { inbox } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import { spamSigns } from "#content/spam-signs.ts";
import { day } from "../days.ts";
import { application, demo, pdf, type SetUp } from "../leads.fixture.ts";
import { openInbox } from "./inbox.fixture.ts";

/** The inbox in the browser: who may see it, finding a lead, and acting on it. */
export function inboxSuite(setUp: SetUp): void {
  const open = () => openInbox(setUp);

  test("leads are listed, found and filtered, the newest first", async () => {
    const { leads, get, act, signIn, time, db } = await open();
    const first = await leads.saveLead(demo("ada@x.example"));
    time.now += day;
    await signIn();
    await leads.saveContact({
      name: "<b>Bob</b>",
      email: "bob@x.example",
      message: "We want 100% of it",
      topic: "SAP",
    });
    await leads.saveApplication(
      { ...application, email: "Eve@x.example" },
      new File([pdf], "cv.pdf"),
    );
    const emails = async (query: string) => {
      const { text } = await get(`${paths.leads}?${query}`);
      return [...text.matchAll(/class="mail">([^<]*)</g)].map(([, email]) => email).sort();
    };
    expect((await get(paths.leads)).text).toContain("&lt;b&gt;Bob&lt;/b&gt;");
    expect((await get(paths.leads)).text).toContain('<span class="about">Hospitality</span>');
    expect(await emails("")).toEqual(["Eve@x.example", "ada@x.example", "bob@x.example"]);
    expect(await emails("q=EVE")).toEqual(["Eve@x.example"]);
    expect(await emails("q=100%25+of")).toEqual(["bob@x.example"]);
    expect(await emails("q=%25zz")).toEqual([]);
    expect(await emails("kind=demo")).toEqual(["ada@x.example"]);
    expect(await emails("from=2026-11-21")).toEqual(["Eve@x.example", "bob@x.example"]);
    expect(await emails("to=2026-11-20")).toEqual(["ada@x.example"]);
    expect(await emails("delivery=waiting")).toHaveLength(3);
    await db
      .updateTable("lead_deliveries")
      .set({ state: "dead" })
      .where("lead_id", "=", first.id)
      .execute();
    expect(await emails("delivery=failed")).toEqual(["ada@x.example"]);

    await act(`${paths.lead(first.id)}/state`, { status: "spam", owner: "" });
    expect(await emails("")).toEqual(["Eve@x.example", "bob@x.example"]);
    expect(await emails("status=spam")).toEqual(["ada@x.example"]);
    expect(await emails("status=all")).toHaveLength(3);
    const { text, response } = await get(`${paths.leadsCsv}?kind=contact`);
    expect(response.headers.get("content-disposition")).toContain("attachment");
    expect(text.trim().split("\r\n")).toHaveLength(2);
    const workbook = await get(`${paths.leadsXlsx}?kind=contact`);
    expect(workbook.response.headers.get("content-disposition")).toContain("leads.xlsx");
    expect(workbook.text.slice(0, 2)).toBe("PK");
  });

  test.each<[string, Record<string, string>]>([
    ["nothing", {}],
    ["no status", { owner: "Bob" }],
    ["no owner", { status: "new" }],
    ["an unknown status", { status: "lost", owner: "Bob" }],
  ])("a follow-up with %s changes nothing, and is told what to do", async (_what, fields) => {
    const { leads, get, act, signIn } = await open();
    const { id } = await leads.saveLead(demo("ada@x.example"));
    await signIn();
    const address = paths.lead(id);
    await act(`${address}/state`, { status: "done", owner: "Grace" });
    const answer = await act(`${address}/state`, fields);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining(inbox.state.incomplete),
    ]);
    const { text } = await get(address);
    expect(text).toContain('value="Grace"');
    expect(text).toContain('<option value="done" selected>');
  });

  test("for more leads than fit into a workbook, only the CSV is offered", async () => {
    const { db, get, leads } = await open();
    await leads.saveLead(demo("ada@x.example"));
    const row = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    for (let from = 0; from < 5_000; from += 500) {
      const rows = Array.from({ length: 500 }, (_, i) => {
        const id = `${from + i}`;
        return { ...row, id, idempotency_key: id };
      });
      await db.insertInto("leads").values(rows).execute();
    }
    const { response, text } = await get(paths.leadsXlsx);
    expect(response.status).toBe(422);
    expect(text).toContain(inbox.tooManyForXlsx("5,000"));
    expect((await get(paths.leadsCsv)).text.split("\r\n")).toHaveLength(5_003);
  });

  test("spam is in a folder with its reasons, and leaves it by a button", async () => {
    const { leads, get, act, n8n } = await open();
    leads.start();
    const form = { ...application, link: "" };
    await leads.saveContact(
      { ...form, name: "Bob", email: "bob@x.example" },
      { behavior: { hiddenField: true, fillTime: 200 } },
    );
    const { text } = await get(paths.leads);
    expect(text).not.toContain("bob@x.example");
    expect(text).toContain(inbox.folders.spam("1"));
    const folder = await get(`${paths.leads}?status=spam`);
    expect(folder.text).toContain(spamSigns["hidden-field"]);
    const [, address = ""] = /action="([^"]*\/not-spam)"/.exec(folder.text) ?? [];
    const [, next = ""] = /name="next" value="([^"]*)"/.exec(folder.text) ?? [];
    expect((await get(address.replace("/not-spam", ""))).text).toContain(inbox.folders.because);
    const reference = address.split("/")[3]?.slice(0, 13).toUpperCase();
    expect((await get(`${paths.leads}?q=${reference}`)).text).toContain("bob@x.example");

    const released = await act(address, { next: next.replaceAll("&amp;", "&") });
    await expect.poll(() => n8n.received).toHaveLength(1);
    await leads.stop();
    const back = await get(released.headers.get("location") ?? "");
    expect(back.text).toContain(inbox.folders.released);
    expect(back.text).toContain(inbox.folders.none);
    expect((await get(address.replace("/not-spam", ""))).text).toContain(inbox.folders.signs);
    expect((await get(paths.leads)).text).toContain("bob@x.example");
  });

  test("more leads than a page holds are a link away", async () => {
    const { leads, get, time } = await open();
    for (let i = 0; i < 53; i += 1) {
      time.now += i % 2;
      await leads.saveLead(demo(`p${i}@x.example`));
    }
    const { text } = await get(paths.leads);
    expect(text.match(/class="mail"/g)).toHaveLength(50);
    const [, older = ""] = /href="([^"]*before=[^"]*)"/.exec(text) ?? [];
    const next = await get(older.replaceAll("&amp;", "&"));
    expect(next.text.match(/class="mail">[^<]*/g)?.sort()).toEqual(
      ["p0", "p1", "p2"].map((name) => `class="mail">${name}@x.example`),
    );
    expect(next.text).not.toContain("before=");
  });

  test("a word is found page after page, however many newer leads there are", async () => {
    const { leads, get, db, time } = await open();
    await leads.saveLead(demo("oldest@x.example", { name: "Zerubbabel" }));
    const row = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    const newer = (n: number) => ({
      ...row,
      id: `lead-${n}`,
      email: `p${n}@x.example`,
      email_key: `p${n}@x.example`,
      idempotency_key: `k${n}`,
      fingerprint: `f${n}`,
      created_at: time.now + 1 + (n >> 1),
      name: n % 400 === 0 ? "Zerubbabel" : "Ada",
    });
    const some = (from: number) => Array.from({ length: 500 }, (_, at) => newer(from + at));
    for (let n = 0; n < 21_000; n += 500) await db.insertInto("leads").values(some(n)).execute();
    const found = (text: string) =>
      [...text.matchAll(/class="mail">([^<]*)</g)].map(([, it]) => it);
    const first = await get(`${paths.leads}?q=zerubbabel`);
    expect(found(first.text)).toHaveLength(50);
    const [, older = ""] = /href="([^"]*before=[^"]*)"/.exec(first.text) ?? [];
    const rest = await get(older.replaceAll("&amp;", "&"));
    expect(found(rest.text)).toEqual(
      ["p800", "p400", "p0", "oldest"].map((it) => `${it}@x.example`),
    );
    expect(found((await get(`${paths.leads}?q=nowhere`)).text)).toEqual([]);
    expect(found((await get(`${paths.leads}?delivery=waiting`)).text)).toEqual([
      "oldest@x.example",
    ]);
    const csv = await get(`${paths.leadsCsv}?q=zerubbabel`);
    expect(csv.text.trim().split("\r\n")).toHaveLength(55);
  });

  test("one lead shows what was said, takes notes and an owner, and is sent again", async () => {
    const { leads, get, act, n8n, db } = await open();
    leads.start();
    const saved = await leads.saveApplication(application, new File([pdf], "Ada’s CV.pdf"));
    const { id } = saved as { id: string };
    await leads.saveContact({ name: "Ada", email: "ada@x.example", message: "And one more thing" });
    await expect.poll(() => n8n.received).toHaveLength(2);
    await expect
      .poll(
        async () =>
          (
            await db
              .selectFrom("lead_deliveries")
              .select("state")
              .where("state", "=", "delivered")
              .execute()
          ).length,
      )
      .toBe(2);
    const address = paths.lead(id);
    expect((await act(`${address}/state`, { status: "open", owner: "Grace" })).status).toBe(303);
    await act(`${address}/notes`, { text: "Called <her>.\nComes on Monday." });
    await act(`${address}/notes`, { text: " " });
    const { text } = await get(address);
    for (const part of [
      "Hello &lt;you&gt;",
      "I am ada@x.example",
      'value="Grace"',
      "Called &lt;her&gt;.",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('<option value="open" selected>');
    expect(text).toContain("And one more thing");
    expect(text.match(/class="said" dir="auto">Called/g)).toHaveLength(1);

    const [, file = ""] = new RegExp(`href="(${address}/files/[^"]+)"`).exec(text) ?? [];
    const cv = await get(file);
    expect(cv.response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Ada%E2%80%99s%20CV.pdf",
    );
    expect(cv.text).toBe(new TextDecoder().decode(pdf));
    await act(`${address}/send`, { target: "n8n" });
    await expect.poll(() => n8n.received).toHaveLength(3);
    expect(new Set(n8n.received.map((it) => it.id)).size).toBe(2);
    await act(`${address}/send`, { target: "elsewhere" });
    await leads.stop();
    expect(await db.selectFrom("lead_deliveries").select("id").execute()).toHaveLength(2);
    expect((await get(paths.lead("missing"))).response.status).toBe(404);
    expect((await act(`${paths.lead("missing")}/notes`, { text: "x" })).status).toBe(404);
  });

  test("a person's data can be exported, and is deleted only after confirmation", async () => {
    const { leads, get, act, forgotten } = await open();
    const { id } = await leads.saveLead(demo("ada@x.example"));
    await leads.saveContact({ name: "Ada", email: "ADA@x.example", message: "Hello" });
    await leads.saveLead(demo("bob@x.example"));
    await act(`${paths.lead(id)}/notes`, { text: "Nice" });
    const person = JSON.parse((await get(`${paths.lead(id)}/person.json`)).text);
    expect(person.leads).toHaveLength(2);
    expect(person.notes).toMatchObject([{ text: "Nice" }]);
    expect(person.said).toHaveLength(1);
    await act(`${paths.lead(id)}/forget`, {});
    expect(forgotten).toEqual([]);
    const deleted = await act(`${paths.lead(id)}/forget`, { sure: "yes" });
    expect(forgotten).toEqual(["ada@x.example"]);
    const text = await deleted.text();
    expect(text).toContain(inbox.person.passedOn);
    expect(text).toContain(inbox.person.perhaps);
    expect(text).toContain(inbox.person.unfinished);
    expect(text).toContain("database is locked");
    expect(text).toContain(`<h1>${inbox.person.notAll}</h1>`);
    expect(text).toContain(`<dt>${inbox.person.leads.contact}</dt><dd>2</dd>`);
  });
}
