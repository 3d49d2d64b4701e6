import { expect, test } from "vitest";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { cutLines, mostLines } from "./cut-lines.ts";
import excerpts from "./excerpts.at-build.ts";

test("a function is cut to its end", () => {
  expect(cutLines("app/ui/cx.ts", "export")[0]).toMatch(/^export/);
  const whole = cutLines("server/leads/backoff.ts", "export function nextAttempt");
  expect(whole.at(-1)).toBe("}");
});

test("a longer one is cut after twelve lines, and an inner one loses its indent", () => {
  const inner = cutLines("app/pages/quanta-framework/cut-lines.test.ts", "  expect(cutLines(");
  expect(inner[0]).toMatch(/^expect/);
  expect(cutLines("server/environment.ts", "const variables")).toHaveLength(mostLines + 1);
});

test("a line that is gone stops the build", () => {
  expect(() => cutLines("app/ui/cx.ts", "export const elsewhere")).toThrow("no line that begins");
});

test("each folder of the page shows lines of code and of a test", () => {
  expect(excerpts).toHaveLength(quantaFramework.tree.folders.length);
  for (const { code, proof } of excerpts) {
    expect(code.length).toBeGreaterThan(2);
    expect(proof.join("\n")).toMatch(/test|expect/);
    for (const lines of [code, proof]) expect(lines.length).toBeLessThanOrEqual(mostLines + 1);
  }
});
