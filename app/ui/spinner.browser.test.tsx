import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Spinner } from "./spinner.tsx";

test("the spinner says what it waits for", async () => {
  const screen = await show(<Spinner label="Searching" size={32} />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Searching");
  expect(screen.container.querySelector("svg")?.getAttribute("width")).toBe("32");
});
