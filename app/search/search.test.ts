import { describe, expect, test } from "vitest";
import { jobSlugs } from "#content/jobs/index.ts";
import { services } from "#content/services/index.ts";
import { postDocument } from "../blogs/post.ts";
import { paths } from "../paths.ts";
import { documentsOf } from "./documents.ts";
import { createIndex, find, readIndex } from "./engine.ts";
import { nearest, wordsOf } from "./nearest.ts";
import { sitePages } from "./site-pages.ts";

const post = postDocument.parse({
  _id: "p",
  title: "A night audit runbook",
  slug: "night-audit-runbook",
  excerpt: "A timed runbook for the hotel.",
  publishedAt: "2026-10-13T08:00:00.000Z",
  _updatedAt: "2026-10-13T08:00:00.000Z",
  author: null,
  categories: [{ title: "Hospitality", slug: "hospitality" }],
  mainImage: null,
  body: [
    {
      _type: "block",
      _key: "h",
      style: "h2",
      children: [{ _type: "span", text: "When a chargeback arrives" }],
    },
  ],
});

const index = createIndex(documentsOf(sitePages, [post]));
const first = (query: string) => find(index, query)[0]?.path;

test("lists every service and job once, and no address twice", () => {
  const addresses = sitePages.map((page) => page.path);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { link } of services) expect(addresses).toContain(link);
  for (const slug of jobSlugs) expect(addresses).toContain(paths.job(slug));
});

describe("ranking", () => {
  test.each(services.map(({ title, link }) => [title, link]))(
    "“%s” finds its page",
    (title, link) => {
      expect(first(title)).toBe(link);
    },
  );

  test.each([
    ["kubernetes", `${paths.service("cloud-devops")}#do-we-need-kubernetes`],
    ["cybersecurty", paths.service("cybersecurity")],
    ["full stack", paths.job("full-stack-developer-job")],
    ["nigt audt", paths.blogPost("night-audit-runbook")],
    ["chargeback", paths.blogPost("night-audit-runbook")],
    ["cookies", paths.privacy],
  ])("“%s” finds %s", (query, path) => {
    expect(first(query)).toBe(path);
  });

  test("a question is found with the fragment at which its answer stands", () => {
    const found = find(index, "What happens at the end of 2027?")[0];
    expect(found).toMatchObject({
      kind: "question",
      path: "/sap#what-happens-at-the-end-of-2027",
    });
  });

  test("words that stand nowhere find nothing", () => {
    expect(find(index, "zzzzqqq")).toEqual([]);
    expect(find(index, "   ")).toEqual([]);
  });

  test("an index that travelled as JSON ranks as before", () => {
    const travelled = readIndex(JSON.stringify(index));
    for (const query of ["sap", "hotel", "migraton cloud"]) {
      expect(find(travelled, query)).toEqual(find(index, query));
    }
  });
});

describe("nearest pages to an address that leads nowhere", () => {
  test.each([
    ["/about", paths.aboutUs],
    ["/careers/full_stack-dev.html", paths.job("full-stack-developer-job")],
    ["/careers/fullstack-developer", paths.job("full-stack-developer-job")],
    ["/ai_chat-bot", paths.aiChatbot],
    ["/blogs/night-audit", paths.blogPost("night-audit-runbook")],
    ["/cyber-securty", paths.service("cybersecurity")],
  ])("%s → %s", (address, path) => {
    expect(nearest(index, address)[0]?.path).toBe(path);
  });

  test("an address of other words has none", () => {
    expect(nearest(index, "/xqzw/wp-xqzw.php")).toEqual([]);
  });

  test("a broken escape is no error", () => {
    expect(wordsOf("/caf%E9/%zz")).toBe("caf E9 zz");
  });
});
