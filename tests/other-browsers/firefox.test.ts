import { describe, inject } from "vitest";
import { ensureFirefox } from "../../cli/firefox.ts";
import { startFirefox } from "./firefox-browser.ts";
import { smokeTests } from "./smoke.ts";

const firefox = await ensureFirefox();

if ("missing" in firefox) {
  console.warn(firefox.missing);
  describe.skip("in Firefox");
} else {
  describe("in Firefox", () => smokeTests(() => startFirefox(firefox.path, inject("siteOrigin"))));
}
