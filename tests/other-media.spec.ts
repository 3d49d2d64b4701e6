import { palette } from "#content/palette.ts";
import { expect, test } from "./support/test.ts";

/** The light scheme’s text colour as in computed styles, used where the system or paper sets the background. */
const textColour = `rgb(${palette.text.light
  .match(/[0-9a-f]{2}/g)
  ?.map((part) => Number.parseInt(part, 16))
  .join(", ")})`;

test.describe("Forced colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  test("a button without a fill keeps its edge", async ({ page, open }) => {
    await open("/ai-chatbot");
    const button = page.getByRole("button", { name: "Experience the Future" });
    await expect(button).not.toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
    await expect(button).toHaveCSS("border-top-style", "solid");
  });

  test("the slide that is shown keeps its sign", async ({ page, open }) => {
    await open("/ai-chatbot");
    const sign = (name: string) =>
      page
        .getByRole("button", { name: `Show ${name}` })
        .locator("span")
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await sign("Traditional Support")).not.toBe(await sign("Basic Chatbot"));
    expect(await sign("Smart AI Chatbot")).toBe(await sign("Basic Chatbot"));
  });

  test("a drawing in a dark band is dark on the system’s light ground", async ({ page, open }) => {
    await open("/compliance");
    const drawing = page.getByRole("img", { name: /control/i }).filter({ visible: true });
    const strokes = () =>
      drawing
        .locator("path")
        .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
    await expect.poll(strokes).toContain(textColour);
  });
});

test.describe("Paper", () => {
  test.use({ colorScheme: "dark" });
  test.beforeEach(({ page }) => page.emulateMedia({ media: "print", colorScheme: "dark" }));

  test("is written on in dark, also where the screen has a dark band", async ({ page, open }) => {
    await open("/product-support");
    for (const level of [1, 2] as const)
      await expect(page.getByRole("heading", { level }).first()).toHaveCSS("color", textColour);
    const closing = page.getByRole("region", { name: "Which ticket keeps coming back?" });
    await expect(closing).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(closing.getByRole("heading")).toHaveCSS("color", textColour);
  });

  test("shows both slides of the banner and no buttons to turn them", async ({ page, open }) => {
    await open("/services");
    const banner = page.locator("section[aria-label=Highlights]");
    // Rules for paper come with the later sheet, which hides them.
    await expect(banner.locator("button")).toHaveCount(2);
    for (const button of await banner.locator("button").all()) await expect(button).toBeHidden();
    for (const words of [/plug-and-play/i, "Our Expert Services"]) {
      const box = await banner.locator("h2", { hasText: words }).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.x).toBeLessThan(page.viewportSize()?.width ?? 0);
    }
  });

  test("reads every answer and every slide", async ({ page, open }) => {
    await open("/ai-chatbot");
    for (const name of ["Traditional Support", "Basic Chatbot", "Smart AI Chatbot"])
      await expect(page.locator("h3", { hasText: name })).toBeVisible();
    const answers = page.locator("details[name=questions] p");
    await expect(answers).toHaveCount(8);
    for (const answer of await answers.all()) {
      const box = await answer.boundingBox();
      expect(box?.height).toBeGreaterThan(0);
    }
  });
});
