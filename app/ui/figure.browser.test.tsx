import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Figure } from "./figure.tsx";

test("a figure with its caption", async () => {
  const screen = await show(
    <Figure caption="Load over a day">
      <p>A drawing</p>
    </Figure>,
  );
  await expect.element(screen.getByRole("figure").getByText("A drawing")).toBeVisible();
  await expect.element(screen.getByText("Load over a day")).toBeVisible();
});

test("a figure without a caption", async () => {
  const screen = await show(<Figure>A drawing</Figure>);
  expect(screen.container.querySelector("figcaption")).toBeNull();
});
