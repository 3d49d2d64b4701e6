import { contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { announced, focusOn, readsWellAtAnyWidth } from "./support/accessibility-tree.ts";
import { startFront } from "./support/front.ts";
import { type Site, startSite } from "./support/site.ts";
import { expect, openPage, test } from "./support/test.ts";

/** What a screen reader tells where there is nothing to show: no post, no content service, no network. */

test.describe("a blog", () => {
  test("without posts says so", async ({ page }) => {
    const token = "token-of-an-editor-for-tests";
    const site = await startSite({ CONTENT_TOKEN: token });
    const answer = await page.request.post(
      `${site.origin}${contentApiPath}/v${contentApiVersion}/data/mutate/blogs`,
      {
        headers: { authorization: `Bearer ${token}` },
        data: { mutations: [{ delete: { query: '*[_type == "post"]' } }] },
      },
    );
    expect(answer.status()).toBe(200);
    await expect(async () => {
      await page.goto(`${site.origin}/blogs`);
      await expect(page.getByRole("main")).toMatchAriaSnapshot(`
        - main:
          - heading "Notes from our work" [level=1]
          - paragraph: Nothing is published yet. The first article will appear here.
      `);
    }).toPass();
    await readsWellAtAnyWidth(page, "empty");
    // Its script starts when the page is idle, and may not be fetched yet.
    await page.goto("about:blank");
    await site.remove();
  });

  test.describe("that cannot be read", () => {
    test.use({ expectedProblems: /status of 500/ });
    const test500 = test.extend<{ failing: Site }>({
      failing: async ({ page }, use) => {
        const site = await startSite({ SANITY_PROJECT_ID: "notreal0", LOG_LEVEL: "silent" });
        await use(site);
        // As above.
        await page.goto("about:blank");
        await site.remove();
      },
    });

    test500("leads to a page that says so, also from a link", async ({ page, failing }) => {
      const failure = `
        - main:
          - paragraph: Error 500
          - heading "Something went wrong on our side" [level=1]
          - paragraph:
            - link /@/
      `;
      const answer = await page.goto(`${failing.origin}/blogs`);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole("main")).toMatchAriaSnapshot(failure);
      await readsWellAtAnyWidth(page, "failing");

      await openPage(page, `${failing.origin}/privacy-policy`);
      await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).focus();
      await page.evaluate(() => window.navigation.navigate("/blogs"));
      await expect(page.getByRole("main")).toMatchAriaSnapshot(failure);
      expect(await focusOn(page, "main")).toBeTruthy();
      expect(await announced(page)).toContainEqual(
        expect.stringMatching(/^status: Something went wrong on our side/),
      );
    });
  });
});

test.describe("without a network", () => {
  test.use({
    serviceWorkers: "allow",
    expectedProblems: /Failed to load resource|ERR_(FAILED|EMPTY_RESPONSE)/,
  });

  test("the page in place of one that was never seen can be heard and hit", async ({
    page,
    site,
  }) => {
    const front = await startFront(site.origin);
    await page.goto(`${front.origin}/privacy-policy`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    front.cut();
    await page.goto(`${front.origin}/sap`);
    await expect(page.locator("body")).toMatchAriaSnapshot(`
      - banner:
        - link "Brightkeel"
      - main:
        - heading "No connection" [level=1]
        - paragraph:
          - link "Try again"
        - heading "Pages you can read without a connection" [level=2]
        - list:
          - listitem:
            - link
        - paragraph:
          - link /@/
    `);
    await readsWellAtAnyWidth(page, "offline");
    await front.close();
  });
});
