import { expect, test } from "vitest";
import { inbox } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import { demo, type SetUp } from "../leads.fixture.ts";
import { openInbox, token } from "./inbox.fixture.ts";

/** Who may see the inbox: signing in and out, and what comes from other sites. */
export function signInSuite(setUp: SetUp): void {
  const open = () => openInbox(setUp);

  test("no one sees anything without the token, and another site changes nothing", async () => {
    const { app, post, leads, signedIn, cookie, time } = await open();
    const { id } = await leads.saveLead(demo("ada@x.example"));
    for (const path of [
      paths.leads,
      paths.leadsCsv,
      paths.leadsXlsx,
      paths.lead(id),
      `${paths.lead(id)}/person.json`,
    ]) {
      const response = await app.request(path);
      expect(response.status).toBe(401);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).not.toContain("ada@x.example");
    }
    const wrong = await post(paths.leadsSignIn, { token: "wrong", next: paths.leads });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get("set-cookie")).toBeNull();
    expect(signedIn.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Strict/);
    const broken = await app.request(paths.leadsSignIn, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: "--x nothing of the kind",
    });
    expect(broken.status).toBe(401);
    const large = await post(paths.leadsSignIn, { token: "x".repeat(70_000) });
    expect(large.status).toBe(413);
    for (const [next, location] of [
      ["https://evil.example/", paths.leads],
      [`/\\evil.example${paths.leads}`, paths.leads],
      [`${paths.leads}../preview/enter`, paths.leads],
      [`${paths.leads}..\\..\\x`, paths.leads],
      [paths.leadsSignOut.replace("sign-out", "%2e%2e/x"), paths.leads],
      [`${paths.leads}\r\nset-cookie: a=b`, `${paths.leads}set-cookie:%20a=b`],
      [`${paths.leads}?q=\u2192`, `${paths.leads}?q=%E2%86%92`],
    ] as const) {
      const done = await post(paths.leadsSignIn, { token, next });
      expect([done.status, done.headers.get("location")], next).toEqual([303, location]);
    }

    const foreign = { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const changed = await post(`${paths.lead(id)}/state`, { status: "done" }, foreign);
    expect(changed.status).toBe(403);
    expect((await app.request(paths.leads, { headers: { cookie: `${cookie}x` } })).status).toBe(
      401,
    );
    time.now += 11 * 3_600_000;
    const later = await app.request(paths.lead(id), { headers: { cookie } });
    const text = await later.text();
    expect(text).toContain(inbox.signIn.ended);
    expect(text).toContain(`name="next" value="${paths.lead(id)}"`);
  });

  test("signing out ends the session for every copy of its cookie, and no other session", async () => {
    const { post, get, app, cookie, signIn, db, time } = await open();
    await signIn();
    const out = await post(paths.leadsSignOut, {}, { cookie });
    expect(out.headers.get("set-cookie")).toMatch(/^leads_session=; Max-Age=0/);
    const left = await app.request(out.headers.get("location") ?? "", { headers: { cookie } });
    expect(await left.text()).toContain(inbox.signIn.out);
    expect(left.status).toBe(401);
    expect((await app.request(paths.leads, { headers: { cookie } })).status).toBe(401);
    expect((await get(paths.leads)).response.status).toBe(200);

    time.now += 11 * 3_600_000;
    const next = await signIn();
    const [later = ""] = next.headers.get("set-cookie")?.split(";") ?? [];
    await post(paths.leadsSignOut, {}, { cookie: later });
    const stored = await db.selectFrom("lead_signed_out").selectAll().execute();
    expect(stored.map(({ session }) => session)).toEqual([later.split(/[=.]/)[1]]);
  });

  test("guessing the token is slowed down", async () => {
    const { post } = await open();
    const answers = [];
    for (let i = 0; i < 12; i += 1) {
      answers.push((await post(paths.leadsSignIn, { token: `guess ${i}`, next: "" })).status);
    }
    expect(answers.at(-1)).toBe(429);
  });
}
