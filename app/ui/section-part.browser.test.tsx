import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { SectionPart } from "./section-part.tsx";

test("a part is a region named by its heading, which is below the one of a section", async () => {
  const screen = await show(
    <SectionPart id="channels" title="On ten channels" lede="One history." tone="tint">
      The body
    </SectionPart>,
  );
  const region = screen.getByRole("region", { name: "On ten channels" });
  await expect.element(region).toHaveAttribute("id", "channels");
  await expect.element(region.getByRole("heading", { level: 3 })).toBeVisible();
  await expect.element(region.getByText("One history.")).toBeVisible();
  await expect.element(region.getByText("The body")).toBeVisible();
});
