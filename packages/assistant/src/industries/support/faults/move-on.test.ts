import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { textsOf } from "../ticket-file/file.ts";

test("an unanswered message is added to the current ticket, or offered as a new one", () => {
  const say = talk("support");
  say("sso is broken, 40 people can not sign in");
  say("yes");
  const added = say("will the investors see the boards in klingon");
  expect(added.text).toMatch(/I added it to PL-\d+: a person answers within 1 hour/);
  expect(textsOf(added.state.tickets)).toContain("klingon");
});

test("off-topic messages are still declined", () => {
  const say = talk("support");
  expect(say("who won the football match last night").handled).toBe("out_of_scope");
  const later = talk("support");
  later("our webhook does not arrive");
  expect(later("what is a good recipe for pancakes").handled).toBe("out_of_scope");
});
