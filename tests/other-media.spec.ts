import type { Page } from "@playwright/test";
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

  test("the result that Enter opens looks like no other", async ({ page, open }) => {
    await open("/about-us");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("sap");
    const options = page.getByRole("option");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    const looks = await options.evaluateAll((all) =>
      all.map((option) => {
        const { outlineStyle, outlineColor, borderLeftColor } = getComputedStyle(option);
        return [outlineStyle, outlineColor, borderLeftColor].join();
      }),
    );
    expect(looks.filter((look) => look === looks[0])).toHaveLength(1);
    expect(looks.length).toBeGreaterThan(2);
  });

  test("the subject of a list of articles looks like no other", async ({ page, open }) => {
    await open("/blogs?category=sap");
    const subjects = page.getByRole("navigation", { name: "Subjects" }).getByRole("link");
    const lines = await subjects.evaluateAll((all) =>
      all.map((subject) => ({
        isCurrent: subject.getAttribute("aria-current") === "page",
        colour: getComputedStyle(subject).borderBottomColor,
      })),
    );
    const current = lines.find(({ isCurrent }) => isCurrent);
    expect(current).toBeDefined();
    expect(lines.filter(({ colour }) => colour === current?.colour)).toHaveLength(1);
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

  /** Opens a page as it is printed: the rules for paper come with the later sheet, which hides the footer. */
  const onPaper = async (page: Page, open: (path: string) => Promise<void>, path: string) => {
    await open(path);
    await expect(page.locator("body > footer, body > :not(main) footer").last()).toBeHidden();
  };

  test("has its rules also before the page's script has run", async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, () => new Promise(() => {}));
    await page.goto("/careers");
    const footer = page.locator("footer").last();
    await expect(footer).toBeVisible();
    await page.pdf();
    await expect(footer).toBeHidden();
  });

  test("is written on in dark, also where the screen has a dark band", async ({ page, open }) => {
    await onPaper(page, open, "/product-support");
    for (const level of [1, 2] as const)
      await expect(page.getByRole("heading", { level }).first()).toHaveCSS("color", textColour);
    await onPaper(page, open, "/hospitality");
    const steps = page.getByRole("region", { name: "One property first, then the group" });
    await expect(steps).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(steps.getByRole("heading", { level: 2 })).toHaveCSS("color", textColour);
  });

  for (const path of ["/", "/services", "/hospitality", "/ai-chatbot", "/contact-us", "/careers"])
    test(`has nothing to press or to fill in: ${path}`, async ({ page, open }) => {
      await onPaper(page, open, path);
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("textbox")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Talk to Us" })).toHaveCount(0);
      await expect(page.getByRole("navigation")).toHaveCount(0);
    });

  test("names the choice that an instrument shows, and no other", async ({ page, open }) => {
    await onPaper(page, open, "/hospitality");
    const labels = page.locator("label:has(> input[data-choice])");
    expect(await labels.count()).toBeGreaterThan(1);
    await expect(labels.filter({ visible: true })).toHaveCount(1);
    await expect(labels.filter({ visible: true })).toHaveCSS("color", textColour);
  });

  test("shows the drawing for wide screens on an A4 sheet, within its edges", async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 718, height: 1010 });
    for (const path of ["/hospitality", "/cybersecurity", "/cloud-devops", "/awsweb"]) {
      await onPaper(page, open, path);
      const drawing = page.locator("main svg[role=img]").filter({ visible: true }).first();
      const box = await drawing.boundingBox();
      expect(box?.width, path).toBeGreaterThan(600);
      expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThanOrEqual(718);
    }
  });

  test("cuts the hospitality page into few sheets", async ({ page, open }) => {
    await onPaper(page, open, "/hospitality");
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(8);
  });

  for (const path of ["/", "/hospitality", "/sap", "/careers/full-stack-developer-job"])
    test(`keeps the steps of a plan together, with their marks: ${path}`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 718, height: 1010 });
      await onPaper(page, open, path);
      const marks = page.locator("main ol > li > span[aria-hidden]:first-child");
      const mark = marks.filter({ visible: true }).first();
      await expect(mark).toHaveCSS("print-color-adjust", "exact");
      await expect(mark.locator("xpath=../..")).toHaveCSS("break-inside", "avoid");
      // The sheet's margin begins where the page ends: nothing is painted there.
      const box = await mark.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
    });

  test("shows both slides of the banner and no buttons to turn them", async ({ page, open }) => {
    await onPaper(page, open, "/services");
    const banner = page.locator("section[aria-label=Highlights]");
    await expect(banner.locator("button")).toHaveCount(2);
    for (const button of await banner.locator("button").all()) await expect(button).toBeHidden();
    for (const words of [/plug-and-play/i, "Our Expert Services"]) {
      const box = await banner.locator("h2", { hasText: words }).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.x).toBeLessThan(page.viewportSize()?.width ?? 0);
    }
  });

  test("reads every answer and every slide", async ({ page, open }) => {
    await onPaper(page, open, "/ai-chatbot");
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
