import { readFileSync } from "node:fs";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { choose } from "./support/choose.ts";
import { expect, test } from "./support/test.ts";

const { tree } = quantaFramework;

test("a folder shows lines of this repository and their test", async ({ page, open }) => {
  await open("/quanta-framework");
  const region = page.getByRole("region", { name: tree.legend });
  await expect(region.getByRole("radio")).toHaveCount(tree.folders.length);
  for (const { name, code, proof } of tree.folders) {
    await choose(region.getByRole("radio", { name, exact: true }));
    for (const { file, from } of [code, proof]) {
      const shown = region.getByRole("figure", { name: file, exact: true }).locator("pre");
      await expect(shown).toContainText(from.trim());
      const [first = ""] = (await shown.innerText()).split("\n");
      expect(readFileSync(file, "utf8")).toContain(first);
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the folders open all the same", async ({ page, site }) => {
    await page.goto(`${site.origin}/quanta-framework`);
    await choose(page.getByRole("radio", { name: "server/leads/" }));
    await expect(page.getByText("export function nextAttempt(")).toBeVisible();
    await expect(page.getByText("export function readEnvironment(")).toBeHidden();
  });
});
