import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Section } from "./section.tsx";

test("a section is a region named by its heading", async () => {
  const screen = await show(
    <Section id="work" label="How we work" title="Weeks, not years" lede="Why it is quick.">
      The body
    </Section>,
  );
  const region = screen.getByRole("region", { name: "Weeks, not years" });
  await expect.element(region).toHaveAttribute("id", "work");
  await expect.element(region.getByText("The body")).toBeVisible();
  await expect.element(screen.getByText("How we work")).toBeVisible();
  await expect.element(screen.getByText("Why it is quick.")).toBeVisible();
});

test.each(["background", "inverse"] as const)("it is readable on %s", async (tone) => {
  const screen = await show(
    <Section title="Title" lede="Lede" tone={tone}>
      Body
    </Section>,
  );
  await expect.element(screen.getByRole("heading", { name: "Title" })).toBeVisible();
});
