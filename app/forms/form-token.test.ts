import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkToken, issueToken, maxTokenAgeMs, minFillTimeMs } from "./form-token.server.ts";

const sign = (text: string) => createHmac("sha256", "key").update(text).digest("base64url");
const signer = { sign, verify: (text: string, signature: string) => signature === sign(text) };
const start = Date.parse("2026-11-20T12:00:00Z");

describe("the token of a form", () => {
  it("is accepted from the time a person needs until a day later", () => {
    const token = issueToken(signer, "contact", start);
    expect(checkToken(signer, "contact", token, start + minFillTimeMs)).toMatchObject({ ok: true });
    expect(checkToken(signer, "contact", token, start + maxTokenAgeMs)).toMatchObject({ ok: true });
  });

  it("gives the same id each time the form is sent, and another for another form", () => {
    const token = issueToken(signer, "contact", start);
    const first = checkToken(signer, "contact", token, start + minFillTimeMs);
    expect(checkToken(signer, "contact", token, start + 2 * minFillTimeMs)).toEqual(first);
    expect(
      checkToken(signer, "contact", issueToken(signer, "contact", start), start + minFillTimeMs),
    ).not.toEqual(first);
  });

  it("holds back what comes faster than a person types", () => {
    const token = issueToken(signer, "contact", start);
    expect(checkToken(signer, "contact", token, start + minFillTimeMs - 1)).toEqual({
      ok: false,
      reason: "too-fast",
    });
  });

  it("asks again for a form that stayed open too long", () => {
    const token = issueToken(signer, "contact", start);
    expect(checkToken(signer, "contact", token, start + maxTokenAgeMs + 1)).toEqual({
      ok: false,
      reason: "expired",
    });
  });

  it.each([
    ["no token", ""],
    [
      "a token with another time",
      issueToken(signer, "contact", start).replace(/^\w+/, (start - 1).toString(36)),
    ],
    ["the token of another form", issueToken(signer, "application", start)],
    [
      "a token signed with another key",
      issueToken({ sign: (text) => `x${sign(text)}` }, "contact", start),
    ],
  ])("refuses %s", (_, token) => {
    expect(checkToken(signer, "contact", token, start + minFillTimeMs)).toEqual({
      ok: false,
      reason: "expired",
    });
  });
});
