import { readFile } from "node:fs/promises";
import { z } from "zod";

/** How the tests of a part ended. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only when they were run again, each as “file › title”. */
  flaky: readonly string[];
};

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [] };

/** What `vitest-counts.ts` writes. */
export const vitestCounts: z.ZodType<Counts> = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  flaky: z.array(z.string()),
});

type Suite = {
  specs?: { title: string; file: string; tests: { status: string }[] }[] | undefined;
  suites?: Suite[] | undefined;
};

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z
      .array(
        z.object({
          title: z.string(),
          file: z.string(),
          tests: z.array(z.object({ status: z.string() })),
        }),
      )
      .optional(),
    suites: z.array(suite).optional(),
  }),
);

const flakyOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter((spec) => spec.tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(flakyOf),
];

/** Playwright's own report: https://playwright.dev/docs/test-reporters#json-reporter */
export const playwrightCounts: z.ZodType<Counts> = z
  .object({
    suites: z.array(suite),
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyOf),
  }));

/** A part that broke before it wrote its report counts as nothing here; `npm test` names it among the broken ones. */
export async function readCounts(file: string, shape: z.ZodType<Counts>): Promise<Counts> {
  const report = await readFile(file, "utf8").catch(() => undefined);
  return report === undefined ? noCounts : shape.parse(JSON.parse(report));
}

/**
 * The last lines of `npm test`: what is broken, what is flaky, and the counts. A broken part without tests of its own,
 * or one that could not run them, counts as one failure.
 */
export function summarize(
  counted: readonly Counts[],
  broken: readonly string[],
): { failed: number; lines: string[] } {
  const sum = (key: "passed" | "failed" | "skipped") =>
    counted.reduce((total, counts) => total + counts[key], 0);
  const failed = Math.max(sum("failed"), broken.length);
  return {
    failed,
    lines: [
      ...(broken.length > 0 ? [`Not good: ${broken.join("; ")}`] : []),
      ...counted.flatMap(({ flaky }) => flaky.map((name) => `Flaky: ${name}`)),
      `${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`,
    ],
  };
}
