import { expect, test, vi } from "vitest";
import { show } from "../../tests/support/component.ts";
import { Button, ButtonLink, ExternalButton } from "./button.tsx";

test("a button does what it says, and sends no form by itself", async () => {
  const press = vi.fn();
  const screen = await show(<Button onClick={press}>Start over</Button>);
  const button = screen.getByRole("button", { name: "Start over" });
  await expect.element(button).toHaveAttribute("type", "button");
  await button.click();
  expect(press).toHaveBeenCalledOnce();
});

test("a disabled button cannot be pressed", async () => {
  const screen = await show(
    <Button disabled variant="secondary">
      Send
    </Button>,
  );
  await expect.element(screen.getByRole("button", { name: "Send" })).toBeDisabled();
});

test("a link within the site keeps its address", async () => {
  const screen = await show(<ButtonLink href="/services">Services</ButtonLink>);
  await expect
    .element(screen.getByRole("link", { name: "Services" }))
    .toHaveAttribute("href", "/services");
});

test("a link that leaves the site says that it opens a new tab", async () => {
  const screen = await show(<ExternalButton href="https://n8n.example/">n8n</ExternalButton>);
  const link = screen.getByRole("link", { name: "n8n (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
});
