import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkMark, issueMark, longest, quickest } from "./form-token.server.ts";

const sign = (text: string) => createHmac("sha256", "key").update(text).digest("base64url");
const start = Date.parse("2026-11-20T12:00:00Z");

describe("the mark of a form", () => {
  it("is accepted from the time a person needs until a day later", () => {
    const mark = issueMark(sign, "contact", start);
    expect(checkMark(sign, "contact", mark, start + quickest)).toMatchObject({ ok: true });
    expect(checkMark(sign, "contact", mark, start + longest)).toMatchObject({ ok: true });
  });

  it("gives the same id each time the form is sent, and another for another form", () => {
    const mark = issueMark(sign, "contact", start);
    const first = checkMark(sign, "contact", mark, start + quickest);
    expect(checkMark(sign, "contact", mark, start + 2 * quickest)).toEqual(first);
    expect(
      checkMark(sign, "contact", issueMark(sign, "contact", start), start + quickest),
    ).not.toEqual(first);
  });

  it("holds back what comes faster than a person types", () => {
    const mark = issueMark(sign, "contact", start);
    expect(checkMark(sign, "contact", mark, start + quickest - 1)).toEqual({
      ok: false,
      reason: "too-fast",
    });
  });

  it("asks again for a form that stayed open too long", () => {
    const mark = issueMark(sign, "contact", start);
    expect(checkMark(sign, "contact", mark, start + longest + 1)).toEqual({
      ok: false,
      reason: "expired",
    });
  });

  it.each([
    ["no mark", ""],
    [
      "a mark with another time",
      issueMark(sign, "contact", start).replace(/^\w+/, (start - 1).toString(36)),
    ],
    ["the mark of another form", issueMark(sign, "application", start)],
    ["a mark signed with another key", issueMark((text) => `x${sign(text)}`, "contact", start)],
  ])("refuses %s", (_, mark) => {
    expect(checkMark(sign, "contact", mark, start + quickest)).toEqual({
      ok: false,
      reason: "expired",
    });
  });
});
