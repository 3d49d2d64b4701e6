import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "is SSO enforcement for all members?",
  "when we require single sign-on, whom does it cover",
  "can SAML be mandatory only for some people",
])("“%s” is answered with the members it applies to", (message) => {
  expect(talk("support")(message).text).toMatch(/applies to every member/);
});

test("a person who shall be left out, a guest and a domain have their own answer", () => {
  const say = talk("support");
  say("does forced SSO apply to everybody");
  expect(say("can we exempt one contractor?").text).toMatch(/^No, a member can’t be exempted/);
  expect(say("what about guests").text).toMatch(/keep using their own password/);
  expect(say("does it only hold for our domain").text).toMatch(/not by domain/);
  expect(say("and can a single account be excluded, yes or no").text).toMatch(/said: no, a member/);
});

test("setting it up, and a sign-in that fails, are other matters", () => {
  expect(talk("support")("how do we set up SAML with Okta").text).not.toMatch(/every member, with/);
  expect(talk("support")("SSO sign-in fails since we require it").text).not.toMatch(
    /every member, with/,
  );
});
