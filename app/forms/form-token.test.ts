import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { honeypotField, tokenField } from "./form-guard.tsx";
import { issueToken, readGuard, readToken, renewToken } from "./form-token.server.ts";

const sign = (text: string) => createHmac("sha256", "key").update(text).digest("base64url");
const signer = { sign, verify: (text: string, signature: string) => signature === sign(text) };
const start = Date.parse("2026-11-20T12:00:00Z");
const day = 86_400_000;

const sent = (token: string, hidden = "") => {
  const data = new FormData();
  data.set(tokenField, token);
  data.set(honeypotField, hidden);
  return data;
};

describe("the token of a form", () => {
  it("tells how long the form was open, a second or a week", () => {
    const token = issueToken(signer, "contact", start);
    expect(readToken(signer, "contact", token, start + 1_000)).toMatchObject({ age: 1_000 });
    expect(readToken(signer, "contact", token, start + 7 * day)).toMatchObject({ age: 7 * day });
  });

  it("gives the same id each time the form is sent, and another for another form", () => {
    const idOf = (token: string, now: number) => readToken(signer, "contact", token, now)?.id;
    const token = issueToken(signer, "contact", start);
    expect(idOf(token, start + 2)).toBe(idOf(token, start + 1));
    expect(idOf(issueToken(signer, "contact", start), start)).not.toBe(idOf(token, start));
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
  ])("is not read from %s, and a returned form gets a new one", (_, token) => {
    expect(readToken(signer, "contact", token, start)).toBeUndefined();
    expect(readGuard(signer, "contact", sent(token), start)).toEqual({
      id: undefined,
      behavior: { fillTime: undefined, hiddenField: false, ownForm: false },
    });
    const renewed = renewToken(signer, "contact", sent(token), start);
    expect(readToken(signer, "contact", renewed, start)).toBeDefined();
  });

  it("stays with a returned form, so that the time already spent counts", () => {
    const token = issueToken(signer, "contact", start);
    expect(renewToken(signer, "contact", sent(token), start + 9)).toBe(token);
  });
});

describe("what the hidden parts of a form tell", () => {
  it("is how long it took, and whether the field that people do not see was filled in", () => {
    const token = issueToken(signer, "contact", start);
    const { behavior } = readGuard(signer, "contact", sent(token, "http://x.example"), start + 900);
    expect(behavior).toEqual({ fillTime: 900, hiddenField: true, ownForm: true });
  });

  it("is no time where the clock was set back since", () => {
    const token = issueToken(signer, "contact", start);
    const { id, behavior } = readGuard(signer, "contact", sent(token), start - day);
    expect(id).toBeDefined();
    expect(behavior).toMatchObject({ fillTime: undefined, ownForm: true });
  });
});
