import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Alert } from "./alert.tsx";

// tests/routes.spec.ts tests that the page’s script focuses what is marked so.
test("an alert is read out by its title and text, and is marked to take the focus", async () => {
  const screen = await show(
    <Alert title="The form was not sent">
      <p>Try again in a minute.</p>
    </Alert>,
  );
  const alert = screen.getByRole("alert");
  expect(alert.element().matches("[data-focus-first][tabindex='-1']")).toBe(true);
  await expect.element(alert.getByText("Try again in a minute.")).toBeVisible();
  await expect
    .element(screen.getByRole("heading", { name: "The form was not sent" }))
    .toBeVisible();
});
