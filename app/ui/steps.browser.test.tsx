import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Steps } from "./steps.tsx";

test("steps are an ordered list, each with its time, title and text", async () => {
  const screen = await show(
    <Steps
      steps={[
        { when: "Week 1", title: "Look", text: "We read." },
        { when: "Week 2", title: "Plan", text: "We write." },
      ]}
    />,
  );
  await expect.element(screen.getByRole("list")).toBeVisible();
  const items = screen.getByRole("listitem").elements();
  expect(items.map((item) => item.textContent)).toEqual([
    "Week 1LookWe read.",
    "Week 2PlanWe write.",
  ]);
});
