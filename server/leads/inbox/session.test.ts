import { expect, test } from "vitest";
import { createSessions } from "./session.ts";

/** Sessions that are only begun and looked for: neither asks the database. */
const sessions = (secure: boolean) =>
  createSessions({
    storage: { db: {} as never, sign: () => "signed", verify: () => true },
    token: "a-token-of-enough-letters",
    secure,
    now: () => 0,
  });

test("on https, no other site under the same domain can plant a session cookie", () => {
  const secure = sessions(true);
  const cookie = secure.begin();
  expect(cookie).toMatch(
    /^__Host-leads_session=[^;]+; Max-Age=36000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const [own = ""] = cookie.split(";");
  expect(secure.hasEnded(own)).toBe(true);
  expect(secure.hasEnded(own.replace("__Host-", ""))).toBe(false);
  expect(sessions(false).begin()).toMatch(
    /^leads_session=[^;]+; Max-Age=36000; Path=\/leads; HttpOnly; SameSite=Strict$/,
  );
});
