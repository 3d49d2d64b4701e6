import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Statement } from "./statement.tsx";

test("a statement is a sentence of the text, larger than the text around it", async () => {
  const screen = await show(
    <>
      <p>Words around it.</p>
      <Statement>The date does not move.</Statement>
    </>,
  );
  const size = (text: string) =>
    Number.parseFloat(getComputedStyle(screen.getByText(text).element()).fontSize);
  expect(screen.getByRole("paragraph").elements()).toHaveLength(2);
  expect(size("The date does not move.")).toBeGreaterThan(size("Words around it."));
});
