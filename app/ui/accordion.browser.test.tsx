import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Accordion } from "./accordion.tsx";

const items = [
  { summary: "How long does it take?", body: "Six weeks." },
  { summary: "What does it cost?", body: "It depends." },
];

test("one answer is open at a time", async () => {
  const screen = await show(<Accordion name="questions" items={items} />);
  await expect.element(screen.getByText("Six weeks.")).not.toBeVisible();
  await screen.getByText("How long does it take?").click();
  await expect.element(screen.getByText("Six weeks.")).toBeVisible();
  await screen.getByText("What does it cost?").click();
  await expect.element(screen.getByText("It depends.")).toBeVisible();
  await expect.element(screen.getByText("Six weeks.")).not.toBeVisible();
});

test("an item can be open at first, and an answer has an anchor", async () => {
  const screen = await show(<Accordion name="questions" items={items} open={1} />);
  await expect.element(screen.getByText("It depends.")).toBeVisible();
  await expect.element(screen.getByText("It depends.")).toHaveAttribute("id");
});
