import { expect, inject, test } from "vitest";

/** Documents as visitors download them. How they are made is tested beside `cli/downloads`. */

const origin = inject("siteOrigin");

test("every PDF that the site offers has tags and a language", async () => {
  const pages = ["/downloads", "/services", "/sap", "/ai-chatbot"];
  const texts = await Promise.all(pages.map(async (path) => (await fetch(origin + path)).text()));
  const offered = new Set(texts.join().match(/(?<=href=")\/[^"]+\.pdf/g) ?? []);
  expect(offered.size).toBeGreaterThan(13);
  for (const path of offered) {
    const answer = await fetch(origin + path);
    expect(answer.headers.get("content-type"), path).toBe("application/pdf");
    const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    const root = /\/Type \/Catalog[\s\S]*?endobj/.exec(pdf)?.[0];
    for (const entry of ["/Lang (en)", "/MarkInfo", "/StructTreeRoot"])
      expect(root, path).toContain(entry);
  }
});
