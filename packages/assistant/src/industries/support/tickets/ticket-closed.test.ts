import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each(["close PL-2041 please", "pls close PL-2041, it works"])("“%s” is heard", (message) => {
  const say = talk("support");
  say("whats up with PL-2041");
  expect(say(message).text).toMatch(/PL-2041 would be closed now; in this demo it stays as it is/);
});

test.each(["is PL-2041 closed now yes or no", "so is PL-2041 closed?"])(
  "“%s” asks about the ticket, not about the desk’s hours",
  (message) => {
    const say = talk("support");
    say("whats up with PL-2041");
    expect(say(message).text).toMatch(/^No: PL-2041 is “waiting for you”/);
  },
);
