import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Sentences } from "./sentences.tsx";

test("each sentence keeps together, and the text stays the same", async () => {
  const { container } = await show(<Sentences>One thing. Then another.</Sentences>);
  expect(container.textContent).toBe("One thing. Then another.");
  expect([...container.querySelectorAll("span")].map((part) => part.textContent)).toEqual([
    "One thing.",
    "Then another.",
  ]);
});

test("one sentence, or anything but text, is left as it is", async () => {
  const { container } = await show(
    <Sentences>
      <em>One.</em>
    </Sentences>,
  );
  expect(container.innerHTML).toContain("<em>One.</em>");
});
