import { choose } from "./support/choose.ts";
import { expect, test } from "./support/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the most demanding answer decides, and who looks after the app is told what to plan", async ({
      page,
    }) => {
      await page.goto("/mobile-app-development");
      const decision = page.getByRole("region", { name: "Native, shared or web" });
      const answer = (question: RegExp, approach: RegExp) =>
        decision.getByRole("group", { name: question }).getByRole("radio", { name: approach });
      // The words of each combination are in the page; the verdict is what is shown of them.
      const shown = (text: RegExp) => decision.getByText(text).filter({ visible: true });
      const approaches = shown(/^(?:Two native apps|Shared code|A web app): /);
      await expect(approaches).toHaveText(/^Shared code: one set of rules/);

      await choose(answer(/difficulty/, /^Two native apps/));
      await choose(answer(/year three/, /^Web app/));
      await expect(approaches).toHaveText("Two native apps: the device decides.");
      await expect(shown(/^The people who run your site can’t look after two apps/)).toHaveCount(1);

      await choose(answer(/difficulty/, /^Web app/));
      await choose(answer(/without a connection/, /^Web app/));
      await expect(approaches).toHaveText(/^A web app: /);
      await expect(shown(/^The people who run your site can look after it too/)).toHaveCount(1);
    });
  });
}
