import { expect, test } from "vitest";
import { pulledLines } from "./pulled-line.ts";
import { shownFirst, shownUnlessOther } from "./queue-drawing.tsx";

test("the line that is shown at first is hidden by any other choice, and by none of its own", () => {
  expect(pulledLines[shownFirst]?.name).toBe("Channels");
  // Written out, because Tailwind reads class names from the source.
  expect(shownUnlessOther).toContain(`:not([data-choice='${shownFirst}'])`);
});
