import { describe, expect, test } from "vitest";
import { jobSlugs } from "#content/jobs/index.ts";
import { paths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";
import { postDocument } from "../blogs/post.ts";
import { documentsOf } from "./documents.ts";
import { createIndex, find } from "./engine.ts";
import { groupsOf } from "./groups.ts";
import { longestQuery, queryOf } from "./longest-query.ts";
import { markTerms, termsBelow } from "./marked.ts";
import { isFile, nearest, wordsOf } from "./nearest.ts";
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
    {
      _type: "block",
      _key: "p",
      style: "normal",
      children: [{ _type: "span", text: "The acquirer’s Ledger closes at four." }],
    },
    { _type: "code", _key: "c", code: "select unfathomable from ledger" },
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
    ["cookies", paths.privacyPolicy],
    ["hotel", paths.service("hospitality")],
    ["shop", paths.service("web-app-development")],
    ["help desk", paths.service("product-support")],
    ["sample bookings", paths.demoSheet("hospitality")],
  ])("“%s” finds %s", (query, path) => {
    expect(first(query)).toBe(path);
  });

  test("a question is found with the fragment of its answer", () => {
    const found = find(index, "What happens at the end of 2027?")[0];
    expect(found).toMatchObject({
      kind: "question",
      path: "/sap#what-happens-at-the-end-of-2027",
    });
  });

  test("words that are there as written hide those that only look like them", () => {
    const terms = find(index, "night audit").flatMap((found) => found.terms);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.filter((term) => !/^(night|audit)/.test(term))).toEqual([]);
  });

  test("only the last word may be unfinished, if all words occur as they are typed", () => {
    expect(find(index, "chargeback arr")[0]?.path).toBe(paths.blogPost("night-audit-runbook"));
    const terms = find(index, "night audit").flatMap((found) => found.terms);
    expect(terms.filter((term) => term.startsWith("night") && term !== "night")).toEqual([]);
  });

  test("a question names its page", () => {
    const found = find(index, "How long does it take to go live?");
    expect(found.find(({ kind }) => kind === "question")?.page).toBe("AI Chatbot");
  });

  test("words that stand nowhere find nothing", () => {
    expect(find(index, "zzzzqqq")).toEqual([]);
    expect(find(index, "   ")).toEqual([]);
  });

  test("documents that travelled as JSON rank as before", () => {
    const documents = documentsOf(sitePages, [post]);
    const travelled = createIndex(JSON.parse(JSON.stringify(documents)));
    for (const query of ["sap", "hotel", "migraton cloud"]) {
      expect(find(travelled, query)).toEqual(find(index, query));
    }
  });
});

describe("the text of a post", () => {
  test("is searched, and the result says which of its words fit, if not those that were typed", () => {
    for (const [query, below] of [
      ["acquirer ledger", []],
      ["acquirer led", ["ledger"]],
    ] as const) {
      const found = find(index, query)[0];
      expect(found?.path).toBe(paths.blogPost("night-audit-runbook"));
      expect(termsBelow(found ?? { title: "", summary: "", terms: [] }, query)).toEqual(below);
    }
  });

  test("is searched without its code", () => {
    expect(find(index, "unfathomable")).toEqual([]);
  });

  test("is left out of what a browser loads when the post is an old one", () => {
    const older = createIndex(documentsOf(sitePages, [post], { wholePosts: 0 }));
    expect(find(older, "acquirer").map((found) => found.kind)).not.toContain("post");
    expect(find(older, "chargeback")[0]?.kind).toBe("post");
  });
});

test("two posts with one address are found as one", () => {
  const twins = [post, { ...post, title: "Another night audit" }];
  const found = find(createIndex(documentsOf(sitePages, twins)), "chargeback");
  expect(found.map(({ title }) => title)).toEqual([post.title]);
});

describe("groups", () => {
  const titles = (query: string) => groupsOf(find(index, query)).map((group) => group.title);

  test("services and pages come before questions, whatever their number", () => {
    const [first, ...others] = groupsOf(find(index, "sap"), 3);
    expect(first?.title).toBe("Services and pages");
    expect(first?.results[0]?.path).toBe(paths.service("sap"));
    const questions = others.find((group) => group.title === "Questions");
    expect(questions?.results).toHaveLength(3);
    expect(questions?.count).toBeGreaterThan(3);
  });

  test("a question that matches word for word comes first", () => {
    expect(titles("kubernetes")).toEqual(["Services and pages", "Questions"]);
    expect(titles("full stack developer")[0]).toBe("Jobs");
    expect(titles("What happens at the end of 2027?")[0]).toBe("Questions");
  });

  test("hold every result once, and no group is empty", () => {
    const results = find(index, "hotel");
    const groups = groupsOf(results);
    expect(groups.flatMap((group) => group.results)).toHaveLength(results.length);
    expect(groups.every((group) => group.count > 0)).toBe(true);
    expect(groupsOf([])).toEqual([]);
  });
});

test("fitting words are marked, and nothing of the text is lost", () => {
  const parts = markTerms("A night audit – Audité, audits!", ["audit", "audite"]);
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(["audit", "Audité"]);
  expect(parts.map((part) => part.text).join("")).toBe("A night audit – Audité, audits!");
});

test("a long query is shortened, and the page says so", () => {
  const asked = (q: string) => queryOf(new URLSearchParams({ q }));
  expect(asked("  night \n audit\u0000 ")).toEqual({ query: "night audit", cut: false });
  expect(asked("x".repeat(500))).toEqual({ query: "x".repeat(longestQuery), cut: true });
  expect(queryOf(new URLSearchParams())).toEqual({ query: "", cut: false });
  const emoji = asked(`${"a".repeat(longestQuery - 1)}😀`);
  expect(emoji.cut).toBe(true);
  expect(() => encodeURIComponent(emoji.query)).not.toThrow();
});

describe("nearest pages to an address that leads nowhere", () => {
  test.each([
    ["/about", paths.aboutUs],
    ["/careers/full_stack-dev.html", paths.job("full-stack-developer-job")],
    ["/careers/fullstack-developer", paths.job("full-stack-developer-job")],
    ["/ai_chat-bot", paths.aiChatbot],
    ["/blogs/night-audit", paths.blogPost("night-audit-runbook")],
    ["/cyber-securty", paths.service("cybersecurity")],
    ["/what-we-do/sap", paths.service("sap")],
  ])("%s → %s", (address, path) => {
    expect(nearest(index, address)[0]?.path).toBe(path);
  });

  test("a page with the word in its title comes before those that only mention it", () => {
    expect(nearest(index, "/aws").map(({ path }) => path)).toEqual([paths.service("awsweb")]);
  });

  test("a word that a page is known by, but no service that mentions it", () => {
    expect(new Set(nearest(index, "/team").map(({ path }) => path))).toEqual(
      new Set([paths.aboutUs, paths.careers]),
    );
  });

  test("a page that shares one word of several is not near", () => {
    expect(nearest(index, "/company/team").map(({ path }) => path)).not.toContain(
      paths.service("product-support"),
    );
    expect(nearest(index, "/hospitality-price-list-of-2019-for-resellers")).toEqual([]);
  });

  test("an address of other words has none", () => {
    expect(nearest(index, "/xqzw/wp-xqzw.php")).toEqual([]);
    // “Page” is in titles of posts, but names none here.
    expect(nearest(index, "/no-such-page")).toEqual([]);
  });

  test("a broken escape is no error", () => {
    expect(wordsOf("/caf%E9/%zz")).toBe("caf E9 zz");
  });
});

test.each([
  ["/assets/root-1a2b.js", true],
  ["/assets/nothing", true],
  ["/.env", true],
  ["/backup.tar.gz", true],
  ["/careers/fullstack.html", false],
  ["/about.php", false],
  ["/blogs/what-is-4.0-about", false],
  ["/sap", false],
])("%s is the address of a file: %s", (pathname, is) => {
  expect(isFile(pathname)).toBe(is);
});
