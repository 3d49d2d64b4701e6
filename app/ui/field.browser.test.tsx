import { expect, test } from "vitest";
import { show } from "../../tests/support/component.ts";
import { SelectField, TextArea, TextField } from "./field.tsx";

test("a text field by its label, described by its hint", async () => {
  const screen = await show(<TextField label="Name" hint="As on your passport" name="name" />);
  const field = screen.getByRole("textbox", { name: "Name" });
  await expect.element(field).toHaveAccessibleDescription("As on your passport");
  await field.fill("Ada Marsh");
  await expect.element(field).toHaveValue("Ada Marsh");
});

test("a wrong answer is marked, and its message belongs to the field", async () => {
  const screen = await show(<TextField label="E-mail" error="Enter an e-mail address" />);
  const field = screen.getByRole("textbox", { name: "E-mail" });
  await expect.element(field).toBeInvalid();
  await expect
    .element(field)
    .toHaveAccessibleDescription(expect.stringContaining("Enter an e-mail address"));
});

test("a text area takes several lines", async () => {
  const screen = await show(<TextArea label="Message" />);
  const field = screen.getByRole("textbox", { name: "Message" });
  await field.fill("One\nTwo");
  await expect.element(field).toHaveValue("One\nTwo");
});

test("a choice by its label", async () => {
  const screen = await show(
    <SelectField label="Topic" defaultValue="sales">
      <option value="sales">Sales</option>
      <option value="support">Support</option>
    </SelectField>,
  );
  const field = screen.getByRole("combobox", { name: "Topic" });
  await field.selectOptions("Support");
  await expect.element(field).toHaveValue("support");
});
