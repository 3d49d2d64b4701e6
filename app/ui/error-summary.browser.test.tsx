import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { TextField } from "./field.tsx";

// tests/routes.spec.ts tests that the page’s script focuses the summary.
test("the summary can take the focus and is marked to, and leads to the field", async () => {
  const screen = await show(
    <>
      <ErrorSummary
        title="Two answers are missing"
        errors={[
          { fieldId: "name", message: "Enter your name" },
          { fieldId: "email", message: "Enter your e-mail address" },
        ]}
      />
      <TextField id="name" label="Name" error="Enter your name" />
      <TextField id="email" label="E-mail" error="Enter your e-mail address" />
    </>,
  );
  const summary = screen.getByRole("alert").element();
  expect(summary.matches("[data-focus-first][tabindex='-1']")).toBe(true);
  await expect
    .element(screen.getByRole("heading", { name: "Two answers are missing" }))
    .toBeVisible();
  await screen.getByRole("link", { name: "Enter your e-mail address" }).click();
  await expect.element(screen.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
});
