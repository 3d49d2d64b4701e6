import { describe, inject } from "vitest";
import { ensureWebKit } from "../../cli/webkit.ts";
import { smokeTests } from "./smoke.ts";
import { startWebKit } from "./webkit-browser.ts";

const webKit = await ensureWebKit();

if ("missing" in webKit) {
  console.warn(webKit.missing);
  describe.skip("in WebKit");
} else {
  describe("in WebKit", () => smokeTests(() => startWebKit(webKit, inject("siteOrigin"))));
}
