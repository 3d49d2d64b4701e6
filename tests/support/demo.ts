import { chatWebhookPath, leadWebhookPath } from "@brightkeel/contracts";
import { expect, type Page, type Request } from "@playwright/test";
import { choose } from "./choose.ts";
import { openPage } from "./test.ts";

export { chatWebhookPath as chatPath, leadWebhookPath as leadPath };

/** The four industries (docs/specification.md 3.2). */
export const industries = [
  ["e-commerce", "E-commerce"],
  ["hospitality", "Hospitality"],
  ["marketing", "Marketing"],
  ["support", "Customer Support"],
] as const;

export const visitor = { name: "Ada Marsh", email: "ada@brightkeel.example" };

/** Returns the parts of the demo as visitors find them: by role and label. */
export function demoOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "AI Chatbot Demo" });
  return {
    dialog,
    opener: page.getByRole("button", { name: "Experience the Future" }),
    close: dialog.getByRole("button", { name: "Close the demo" }),
    name: dialog.getByRole("textbox", { name: "Full Name *" }),
    email: dialog.getByRole("textbox", { name: "Email Address *" }),
    industry: (title: string) => dialog.getByRole("radio", { name: title, exact: true }),
    industryButton: (title: string) => dialog.getByRole("button", { name: title, exact: true }),
    proceed: dialog.getByRole("button", { name: "Continue to Demo" }),
    alert: dialog.getByRole("alert"),
    log: dialog.getByRole("log"),
    messages: dialog.getByRole("log").locator(":scope > ol > li"),
    input: dialog.getByRole("textbox", { name: "Your message" }),
    send: dialog.getByRole("button", { name: "Send message" }),
    typing: dialog.getByRole("status").filter({ hasText: "The bot is typing" }),
  };
}

export type DemoParts = ReturnType<typeof demoOf>;

/** Opens the page and the dialog. */
export async function openDemo(page: Page): Promise<DemoParts> {
  await openPage(page, "/ai-chatbot");
  const demo = demoOf(page);
  await demo.opener.click();
  await expect(demo.dialog).toBeVisible();
  return demo;
}

export async function fillForm(demo: DemoParts, industry: string): Promise<void> {
  await demo.name.fill(visitor.name);
  await demo.email.fill(visitor.email);
  await choose(demo.industry(industry));
}

/** Stores a visitor in the browser, as after an earlier visit. */
export async function knowVisitor(page: Page): Promise<void> {
  await page.addInitScript(({ name, email }) => {
    localStorage.setItem("chatbot_user_name", name);
    localStorage.setItem("chatbot_user_email", email);
  }, visitor);
}

/** Opens the chat directly, as a returning visitor. */
export async function openChat(page: Page, industry = "E-commerce"): Promise<DemoParts> {
  await knowVisitor(page);
  const demo = await openDemo(page);
  await demo.industryButton(industry).click();
  await expect(demo.messages).toHaveCount(1);
  return demo;
}

export async function say(demo: DemoParts, text: string): Promise<void> {
  await demo.input.fill(text);
  await demo.send.click();
}

/** Records every request of the page to one of the two webhooks as it is sent. */
export function watchWebhook(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}

/** Redirects a webhook's requests to another server. */
export async function sendTo(page: Page, path: string, url: string): Promise<void> {
  await page.route(
    (address) => address.pathname === path,
    (route) => route.continue({ url: url + path }),
  );
}
