import { expect, test } from "vitest";
import { previewLink } from "../support/editor.ts";
import { startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";

test(
  "a preview with a hosted content service and no token says which variable is missing",
  async () => {
    const hosted = await startSite({ SANITY_PROJECT_ID: "notreal0", LOG_LEVEL: "silent" });
    try {
      const response = await fetch(hosted.origin + previewLink("0".repeat(32), "/blogs"));
      expect(response.status).toBe(503);
      expect(await response.text()).toContain("set SANITY_API_TOKEN to it");
    } finally {
      await hosted.remove();
    }
  },
  within(60_000),
);
