import type { Page } from "@playwright/test";
import { insideOf, violations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the site" });
const field = (page: Page) => dialog(page).getByRole("combobox");

test("“/” opens the search; arrows and Enter lead to a result, a wrong letter notwithstanding", async ({
  page,
  open,
}) => {
  await open("/about-us");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await field(page).fill("cybersecurty");
  const options = dialog(page).getByRole("option");
  await expect(options.first()).toContainText("Cybersecurity");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cybersecurity");
  await expect(dialog(page)).toBeHidden();
});

test("text typed while the dialog loads ends up in its field", async ({ page, open }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/search-dialog.island-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await open("/about-us");
  const asked = page.waitForRequest("**/assets/search-dialog.island-*.js");
  await page.keyboard.press("/");
  await asked;
  await page.keyboard.type("night au");
  release();
  await expect(field(page)).toHaveValue("night au");
  await page.keyboard.type("dit");
  await expect(field(page)).toHaveValue("night audit");
});

test.describe("where the dialog’s code cannot be loaded", () => {
  test.use({ expectedProblems: /search-dialog\.island|ERR_FAILED/ });

  for (const [way, search] of [
    [
      "a press",
      (page: Page) => page.getByRole("link", { name: "Search", exact: true }).first().click(),
    ],
    ["a key", (page: Page) => page.keyboard.press("/")],
  ] as const)
    test(`${way} leads to the search page`, async ({ page, open }) => {
      await page.route("**/assets/search-dialog.island-*.js", (route) => route.abort());
      await open("/about-us");
      await search(page);
      await expect(page).toHaveURL("/search");
    });
});

test("no letter is lost between the page and the field, however fast it is typed on a slow machine", async ({
  page,
  open,
}) => {
  await open("/about-us");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const words = "abcdefghijklmnopqrstuvwxyz".repeat(3);
  await page.keyboard.press("/");
  await page.keyboard.type(words);
  await expect(field(page)).toHaveValue(words);
});

test("results are in groups with their numbers, and questions leave room for the rest", async ({
  page,
  open,
}) => {
  await open("/about-us");
  await page.keyboard.press("/");
  await field(page).fill("sap");
  const group = (name: RegExp) => dialog(page).getByRole("group", { name });
  await expect(
    group(/^Services and pages, \d+$/)
      .getByRole("option")
      .first(),
  ).toContainText("SAP");
  await expect(group(/^Articles, \d+$/)).toBeVisible();
  await expect(group(/^Questions, \d+$/).getByRole("option")).toHaveCount(3);
  await expect(dialog(page).locator("mark").first()).toHaveText(/^sap$/i);
  const options = dialog(page).getByRole("option");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await dialog(page)
    .getByRole("link", { name: /^All \d+ results$/ })
    .click();
  await expect(page).toHaveURL("/search?q=sap");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “sap”");
  await expect(page).toHaveTitle(/^“sap”/);
  await expect(page.getByRole("main").getByRole("region").first()).toHaveAccessibleName(
    "Services and pages",
  );
});

test("a post is found by words of its text", async ({ page, open }) => {
  await open("/about-us");
  await page.keyboard.press("/");
  await field(page).fill("prometheus");
  await expect(
    dialog(page)
      .getByRole("group", { name: /^Articles/ })
      .getByRole("option")
      .first(),
  ).toContainText("Seven alerts");
});

test("the search dialog has no accessibility finding, empty and with results", async ({
  page,
  open,
}) => {
  await open("/about-us");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  const scan = () => violations(page, insideOf("dialog[open]"));
  expect(await scan()).toEqual([]);
  await field(page).fill("hotel");
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
  expect(await scan()).toEqual([]);
});

test("Escape closes the search and gives the focus back to its button", async ({ page, open }) => {
  await open("/about-us");
  const button = page.getByRole("banner").getByRole("link", { name: "Search" });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

for (const [way, lead] of [
  ["a result", (page) => field(page).press("Enter")],
  ["the link to all results", (page) => dialog(page).getByRole("link", { name: /^All / }).click()],
  [
    "a link below the empty field",
    async (page) => {
      await field(page).fill("");
      await dialog(page).getByRole("link", { name: "Careers" }).click();
    },
  ],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<void>])[])
  test(`after ${way}, the focus is in the next page`, async ({ page, open }) => {
    await open("/about-us");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await field(page).fill("sap");
    await expect(dialog(page).getByRole("option").first()).toBeVisible();
    await lead(page);
    await expect(page).not.toHaveURL("/about-us");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
  });

test("the key “/” can be turned off, and is a slash in a field", async ({ page, open }) => {
  await open("/search");
  await page.getByRole("searchbox", { name: "Search the whole site" }).press("/");
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+k");
  await dialog(page).getByRole("checkbox", { name: "Open with /" }).uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeHidden();
});

test("a question opens with its answer", async ({ page, open }) => {
  await open("/about-us");
  await page.keyboard.press("/");
  await field(page).fill("end of 2027");
  await expect(dialog(page).getByRole("option").first()).toContainText("end of 2027");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/sap#what-happens-at-the-end-of-2027");
  await expect(page.locator("details[open]")).toContainText("Mainstream maintenance ends");
});

test.describe("without the index", () => {
  test.use({ expectedProblems: /search-index\.json/ });

  test("if the index does not load, the search page still works", async ({ page, open }) => {
    await page.route("/search-index.json", (route) => route.abort());
    await open("/about-us");
    await page.keyboard.press("/");
    await expect(dialog(page).getByRole("status")).toContainText("could not be loaded");
    await field(page).fill("sap");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=sap");
    await expect(
      page.getByRole("main").getByRole("link", { name: "SAP", exact: true }),
    ).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /status of 404/ });

  test("the search page answers, in the same order", async ({ page }) => {
    await page.goto("/about-us");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("searchbox", { name: "Search the whole site" }).fill("cybersecurty");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=cybersecurty");
    await expect(page.getByRole("main").locator("ol a").first()).toHaveText("Cybersecurity");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  });

  test("a text that is too long is cut, and the page says so", async ({ page }) => {
    await page.goto(`/search?q=${"night audit ".repeat(40)}`);
    await expect(page.getByText("longer than 200 characters")).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: /night audit/i }),
    ).not.toHaveCount(0);
  });

  test("a search without results says what to try", async ({ page }) => {
    await page.goto("/search?q=zzzqqq");
    await expect(page.getByText("Try one word of it")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "ask us" })).toHaveAttribute(
      "href",
      "/contact-us",
    );
  });

  test("an unknown address gets 404 and the nearest pages", async ({ page }) => {
    const response = await page.goto("/careers/fullstack-developer");
    expect(response?.status()).toBe(404);
    const nearest = page.getByRole("region", { name: "Nearest to what you typed" });
    await expect(nearest.getByRole("link").first()).toHaveText("Full-stack developer", {
      ignoreCase: true,
    });
  });

  test("a post that is not there is answered with 404, too", async ({ page }) => {
    const response = await page.goto("/blogs/night-audit");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("link", { name: /night audit runbook/i })).toBeVisible();
  });
});

test("cards and icons that the metadata names are there", async ({ page, request }) => {
  for (const path of ["/", "/sap", "/blogs", "/blogs/night-audit-runbook", "/blogs?category=sap"]) {
    await page.goto(path);
    const image = await page.locator("meta[property='og:image']").getAttribute("content");
    const response = await request.get(new URL(image ?? "").pathname);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/png");
  }
  const links = await page
    .locator("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=alternate]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  const icons: string[] = manifest.icons.map((icon: { src: string }) => icon.src);
  for (const path of [...links, ...icons]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
