import { aboutUs } from "#content/pages/about-us.ts";
import { expect, test } from "./support/test.ts";

test("the Friday page comes first, with four parts and hours that add up", async ({
  page,
  open,
}) => {
  await open("/about-us");
  const sheet = page.getByRole("article", { name: aboutUs.friday.label });
  await expect(sheet.getByRole("heading")).toHaveText([
    ...aboutUs.friday.parts.map(({ title }) => title),
    aboutUs.friday.hours.title,
  ]);
  const figures = (await sheet.getByRole("definition").allInnerTexts()).map(Number);
  const sum = figures.pop();
  expect(figures.reduce((total, hours) => total + hours, 0)).toBe(sum);
});
