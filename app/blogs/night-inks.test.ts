import { expect, test } from "vitest";
import { palette } from "#content/palette.ts";
import { nightInks } from "./night-inks.tsx";

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Returns a colour of a drawing as the dark scheme shows it. */
const atNight = (colour: string): number[] => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return nightInks.map(([ofRed, ofGreen, ofBlue, added]) =>
    Math.min(255, Math.max(0, ofRed * red + ofGreen * green + ofBlue * blue + added * 255)),
  );
};

const differenceOf = (token: keyof typeof palette): number =>
  Math.max(
    ...atNight(palette[token].light).map((channel, index) =>
      Math.abs(channel - (channels(palette[token].dark)[index] ?? 0)),
    ),
  );

test("the paper of a drawing is the dark background", () => {
  expect(differenceOf("background")).toBeLessThan(0.5);
});

test.each(["text", "textSoft", "accent", "secondary", "tint"] as const)(
  "%s looks as elsewhere in the dark scheme",
  (token) => expect(differenceOf(token)).toBeLessThan(10),
);

test("hairlines stay blue rather than brown", () => {
  const [red = 0, , blue = 0] = atNight(palette.line.light);
  expect(blue).toBeGreaterThan(red);
});
