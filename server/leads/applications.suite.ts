import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pdfOf } from "./documents.fixture.ts";
import { createLeads } from "./index.ts";
import { application, pdf, type SetUp } from "./leads.fixture.ts";
import { readLeads } from "./store.ts";

/** Applications and their files. */
export function applicationsSuite(setUp: SetUp): void {
  test("an application is stored with its CV", async () => {
    const { storage, db, options, dataDir } = await setUp();
    const leads = createLeads({ storage, ...options });
    const result = await leads.saveApplication(
      { ...application, link: "https://ada.example" },
      new File([pdf], "../../etc/Ada \u202eLovelace.exe", { type: "text/html" }),
    );
    expect(result).toMatchObject({ ok: true });
    const [lead] = await readLeads(db, { kind: "application" });
    const [file] = lead?.files ?? [];
    expect(file).toMatchObject({
      name: "Ada Lovelace.pdf",
      type: "application/pdf",
      size: pdf.length,
    });
    expect(readFileSync(join(dataDir, file?.path ?? ""))).toEqual(Buffer.from(pdf));
  });

  test("an application without a CV, or with one that is too large or no document, is refused", async () => {
    const { storage, db, options, dataDir } = await setUp();
    const leads = createLeads({ storage, ...options });
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "cv.pdf");
    expect(await leads.saveApplication(application, large)).toMatchObject({
      problems: [{ field: "cv", code: "too-large" }],
    });
    const program = new File(["MZ\x90\x00"], "cv.pdf", { type: "application/pdf" });
    expect(await leads.saveApplication({ ...application, link: "x" }, program)).toMatchObject({
      problems: [
        { field: "link", code: "format" },
        { field: "cv", code: "wrong-type" },
      ],
    });
    // The second is what a browser sends when no file was chosen.
    for (const missing of [undefined, new File([], "")]) {
      expect(await leads.saveApplication({ ...application, message: " " }, missing)).toEqual({
        ok: false,
        problems: [
          { field: "message", code: "required", message: "is required" },
          { field: "cv", code: "required", message: "is required" },
        ],
      });
    }
    expect(await readLeads(db)).toEqual([]);
    expect(readdirSync(dataDir)).not.toContain("applications");
  });

  test("an application sent twice stores one copy of the file", async () => {
    const { storage, options, dataDir } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    const again = await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    expect(again).toMatchObject({ ok: true, repeated: true });
    expect(readdirSync(join(dataDir, "applications"))).toHaveLength(1);
  });

  test("the same form with another CV or other words is stored as well", async () => {
    const { storage, db, options, dataDir, time } = await setUp();
    const leads = createLeads({ storage, ...options });
    const other = pdfOf("The right file");
    for (const [sent, cv] of [pdf, other].entries()) {
      const origin = { idempotencyKey: `form-${sent}` };
      const saved = await leads.saveApplication(application, new File([cv], "cv.pdf"), origin);
      expect(saved).toMatchObject({ ok: true, repeated: false });
      time.now += 60_000;
    }
    const [, second] = await readLeads(db, { kind: "application" });
    const path = second?.files[0]?.path ?? "";
    expect(readFileSync(join(dataDir, path))).toEqual(Buffer.from(other));

    const message = { name: "Ada", email: "ada@x.example", message: "We have 40 rooms" };
    await leads.saveContact(message, { idempotencyKey: "form-1" });
    const mended = { ...message, message: "We have 400 rooms" };
    const again = { idempotencyKey: "form-2" };
    expect(await leads.saveContact(mended, again)).toMatchObject({ repeated: false });
    expect(await leads.saveContact(mended, again)).toMatchObject({ repeated: true });
    expect(await readLeads(db, { kind: "contact" })).toHaveLength(2);
  });
}
