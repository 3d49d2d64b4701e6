import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  [
    "4 tables at 120 minus 250 leaflets at 0.40. what remains?",
    /^380 is left: 480 comes in .*, 100 goes out/,
  ],
  ["6 x 75 euros for radio spots and 30 posters at 2 euros, total?", /^€510 in all/],
  [
    "we sold 30 pies at 6 and 80 teas at 2.50, the stand cost 90. what did we earn?",
    /^290 is left/,
  ],
  ["20 places at 15 each, the room costs us 110. if 9 come, what do I make?", /^25 is left/],
  ["12 hours at 40 plus 200 for materials and the client pays 900. what's left?", /^220 is left/],
  ["10 mugs at 9 pounds, 2 helpers at 60 pounds. profit?", /^You lose £30/],
])("%s", (message, text) => expect(talk("marketing")(message).text).toMatch(text));

test("a figure that is in no line leaves the sum to others", () => {
  const { handled } = talk("marketing")(
    "4 tables at 120 minus 250 leaflets at 0.40, with 19% tax. what remains?",
  );
  expect(handled).not.toBe("sum:tally");
});
