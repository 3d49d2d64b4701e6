import { expect, test } from "vitest";
import { cpuTime } from "../../tests/support/cpu-time.ts";
import { type Inline, readMarkdown } from "./simple-markdown.ts";

const inline = (text: string): Inline[] => {
  const [block] = readMarkdown(text);
  return block?.kind === "paragraph" ? block.content : [];
};

test("plain text stays as it is, with its line breaks", () => {
  const text = "Two nights: $282.\n3 * 4 = 12, a_b_c, 5*6*7 and [a] (b).";
  expect(readMarkdown(text)).toEqual([{ kind: "paragraph", content: [{ kind: "text", text }] }]);
});

test("strong, emphasis and code", () => {
  expect(inline("It is **free**, *really*, with `CODE`.")).toEqual([
    { kind: "text", text: "It is " },
    { kind: "strong", text: "free" },
    { kind: "text", text: ", " },
    { kind: "emphasis", text: "really" },
    { kind: "text", text: ", with " },
    { kind: "code", text: "CODE" },
    { kind: "text", text: "." },
  ]);
});

test("links lead to pages, and never to a script", () => {
  expect(inline("See [prices](/ai-chatbot#prices)")).toContainEqual({
    kind: "link",
    text: "prices",
    href: "/ai-chatbot#prices",
  });
  for (const href of [
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "vbscript:x",
  ])
    expect(inline(`[press](${href})`)).toEqual([{ kind: "text", text: `[press](${href})` }]);
});

test("lists between paragraphs", () => {
  expect(readMarkdown("Free are:\n- Standard, **$141**\n- Harbour\n\nShall I book?")).toEqual([
    { kind: "paragraph", content: [{ kind: "text", text: "Free are:" }] },
    {
      kind: "list",
      ordered: false,
      items: [
        [
          { kind: "text", text: "Standard, " },
          { kind: "strong", text: "$141" },
        ],
        [{ kind: "text", text: "Harbour" }],
      ],
    },
    { kind: "paragraph", content: [{ kind: "text", text: "Shall I book?" }] },
  ]);
  expect(readMarkdown("1. One\n2. Two")).toMatchObject([{ kind: "list", ordered: true }]);
});

test("a price below zero or a year at a line's beginning is no list", () => {
  expect(readMarkdown("-5% today\n2026 was good")).toHaveLength(1);
  expect(readMarkdown("-5% today")[0]?.kind).toBe("paragraph");
});

test("long runs of marks are read in linear time", () => {
  const started = cpuTime();
  for (const mark of ["*", "_", "**a", "[", "`", "[a](", "*a "]) readMarkdown(mark.repeat(20_000));
  expect(cpuTime() - started).toBeLessThan(2_000);
});
