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

test("between marks are as many ticks as there are whole units of time", async () => {
  const screen = await show(
    <Steps
      steps={[
        { when: "Day 1", title: "Look", text: "We read." },
        { when: "Day 5", title: "Plan", text: "We write." },
      ]}
      times={[{ until: 4, words: "4 days" }, { open: true }]}
    />,
  );
  const [first, second] = screen.getByRole("listitem").elements();
  expect(first?.querySelector("svg line")?.getAttribute("pathLength")).toBe("400");
  expect(first?.textContent).toContain("4 days");
  expect(second?.querySelector("svg")).toBeNull();
});
