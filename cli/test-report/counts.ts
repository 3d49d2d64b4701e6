import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** How the tests of a part ended. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, each as “file › title: first line of the error”, also errors that belong to no test. */
  failures: readonly string[];
  /** Tests that passed only when they were run again, each as “file › title”. */
  flaky: readonly string[];
};

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/** What `vitest-counts.ts` writes. */
export const vitestCounts: z.ZodType<Counts> = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  failures: z.array(z.string()),
  flaky: z.array(z.string()),
});

const browserError = z.object({ message: z.string().optional() });

const browserTest = z.object({
  status: z.string(),
  results: z.array(z.object({ errors: z.array(browserError) })),
});

type Spec = { title: string; file: string; tests: z.infer<typeof browserTest>[] };

type Suite = { specs?: Spec[] | undefined; suites?: Suite[] | undefined };

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z
      .array(
        z.object({
          title: z.string(),
          file: z.string(),
          tests: z.array(browserTest),
        }),
      )
      .optional(),
    suites: z.array(suite).optional(),
  }),
);

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const nameOf = ({ file, title }: Spec) => `${file} › ${title}`;

const withStatus = (specs: readonly Spec[], wanted: string): Spec[] =>
  specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));

const failureOf = (spec: Spec): string =>
  withFirstError(
    nameOf(spec),
    spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)),
  );

/**
 * The line for something that failed: its name, and the first line of its first error.
 *
 * @param name - “file › title”, or where an error came from that belongs to no test
 */
export function withFirstError(
  name: string,
  errors: readonly { message?: string | undefined }[],
): string {
  const message = stripVTControlCharacters(errors[0]?.message ?? "");
  return `${name}: ${message.split("\n", 1)[0] || "no message"}`;
}

/** Playwright's own report: https://playwright.dev/docs/test-reporters#json-reporter */
export const playwrightCounts: z.ZodType<Counts> = z
  .object({
    suites: z.array(suite),
    /** Outside any test, as of a file that does not load. */
    errors: z.array(browserError),
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats, suites, errors }) => {
    const specs = suites.flatMap(specsOf);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: [
        ...withStatus(specs, "unexpected").map(failureOf),
        ...errors.map((error) => withFirstError("outside any test", [error])),
      ],
      flaky: withStatus(specs, "flaky").map(nameOf),
    };
  });

/** A part that broke before it wrote its report counts as nothing here; `npm test` names it among the broken ones. */
export async function readCounts(file: string, shape: z.ZodType<Counts>): Promise<Counts> {
  const report = await readFile(file, "utf8").catch(() => undefined);
  return report === undefined ? noCounts : shape.parse(JSON.parse(report));
}

/**
 * The last lines of `npm test`: what is broken, what is flaky, and the counts. They name each failure with its error,
 * since readers of a CI log often get no more than its end. A broken part without tests of its own, or one that could
 * not run them, counts as one failure.
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
      ...counted.flatMap(({ failures }) => failures.map((failure) => `Failed: ${failure}`)),
      ...counted.flatMap(({ flaky }) => flaky.map((name) => `Flaky: ${name}`)),
      `${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`,
    ],
  };
}
