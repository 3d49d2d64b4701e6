import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { careers } from "#content/pages/careers.ts";
import { FirstMail } from "./first-mail.tsx";

test("a blank is said to a screen reader", () => {
  const words = renderToStaticMarkup(<FirstMail />).replaceAll(/<[^>]{1,500}>/g, "");
  expect(words).toContain("From blank to blank a year");
  expect(words).not.toContain("_");
});

test("the e-mail comes when the hiring process says, and offers a call as long as there", () => {
  const { firstMail, process } = careers;
  const step = (title: string) => process.steps.find((each) => each.title === title);
  expect(firstMail.title).toMatch(new RegExp(` day ${step("First e-mail")?.byDay}$`));
  const next = firstMail.items.find(({ title }) => title === "Next");
  expect(next?.text).toContain(`A call of ${step("A call")?.minutes} minutes.`);
});
