import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Quoted } from "./quoted.tsx";

test("words from right to left are between their quotation marks, and turn none of ours around", async () => {
  const { container } = await show(
    <p>
      Nothing matches <Quoted>עדה</Quoted>123 times.
    </p>,
  );
  expect(container.textContent).toBe("Nothing matches “עדה”123 times.");
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const leftOf = new Map<string, number>();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    leftOf.set(node.textContent ?? "", range.getBoundingClientRect().left);
  }
  const inOrder = [...leftOf].sort(([, one], [, other]) => one - other).map(([text]) => text);
  expect(inOrder).toEqual(["Nothing matches ", "“", "עדה", "”", "123 times."]);
});
