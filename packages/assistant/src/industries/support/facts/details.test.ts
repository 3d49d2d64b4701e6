import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("questions about security are not incidents, and each part is answered", () => {
  const say = talk("support");
  const first = say("which region are the files stored in, and who is the hosting provider?");
  expect(first.text).toMatch(/EU or the US[\s\S]*I can’t name a provider/);
  expect(say("is there a pen test and a DPA?").text).toMatch(/pen test[\s\S]*processing agreement/);
  const both = say("so no certificate. do you have SAML and SCIM?");
  expect(both.text).toMatch(/SAML[\s\S]*with Business[\s\S]*SCIM isn’t in any plan/);
  expect(both.text).not.toContain("certificate");
  for (const question of [
    "do you allow an ip whitelist?",
    "what is your RPO?",
    "how secure are you?",
  ])
    expect(say(question).text, question).not.toMatch(/change your password|suspicious e-mail/);
  expect(talk("support")("someone hacked my account").text).toContain("password");
});

test("the parts of an API question are answered one by one", () => {
  const say = talk("support");
  expect(say("can the api export csv or just json").text).toMatch(/^The API only returns JSON/);
  expect(say("what is the rate limit, and do you have webhooks?").text).toMatch(
    /600 calls[\s\S]*[Yy]ou get webhooks/,
  );
  expect(say("so no csv by api? yes or no").text).toMatch(/^The API only returns JSON/);
  expect(talk("support")("saml and scim please, not certificates").text).toMatch(/SAML[\s\S]*SCIM/);
  expect(say("can a webhook be limited to one project?").text).toMatch(
    /^Yes, you can limit a webhook/,
  );
  expect(say("is there a java sdk").text).toMatch(/^There’s no SDK/);
  expect(say("why is it 401?").text).toContain("Bearer");
});
