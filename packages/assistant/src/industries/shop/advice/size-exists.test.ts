import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const afterPack = (message: string): string => {
  const say = talk("e-commerce");
  say("tell me about the cairn 48");
  return say(message).text;
};

describe("whether a size is there", () => {
  test.each([
    "do you have it in S",
    "is there a size m in moss green, yes or no please",
    "in L, in stock?",
  ])("“%s” of a pack: yes", (message) =>
    expect(afterPack(message)).toMatch(/^Yes, the Cairn 48 pack comes in [SML]/),
  );

  test("a size or a colour that is not made is denied", () => {
    expect(afterPack("have you got it in size xl")).toMatch(/^No, the Cairn 48 pack comes in S/);
    expect(afterPack("is there a red one in size S in stock")).toMatch(/not in red/);
    const say = talk("e-commerce");
    expect(say("does the ember come in size L").text).toMatch(/one size only/);
  });

  test("asked again, it is confirmed in other words", () => {
    const say = talk("e-commerce");
    say("tell me about the cairn 48");
    const first = say("do you have it in S").text;
    const second = say("so you have it in S?").text;
    expect(second).not.toBe(first);
    expect(second).toMatch(/^Yes, size S exists/);
  });

  test.each([
    "which size do i need, my back is 41 cm",
    "can i exchange it for an L",
    "is there a tent for 4",
  ])("“%s” does not ask for a size in stock", (message) =>
    expect(afterPack(message)).not.toMatch(/comes in [SML],/),
  );
});
