import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { PageHero } from "./page-hero.tsx";

test("the head of a page: trail, title, lede, actions and drawing", async () => {
  const screen = await show(
    <PageHero
      title="Ships that answer. At night too."
      lede="A lede of one sentence."
      trail={<nav aria-label="Breadcrumb">Home</nav>}
      actions={<button type="button">Talk to us</button>}
      drawing={<svg role="img" aria-label="A hull" width="40" height="40" />}
    />,
  );
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Ships that answer. At night too." }))
    .toBeVisible();
  await expect.element(screen.getByText("A lede of one sentence.")).toBeVisible();
  await expect.element(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Talk to us" })).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "A hull" })).toBeVisible();
});
