import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest on a small machine. */
const longest = [
  "tests/content/studio-session.test.ts",
  "tests/preview/presentation.test.ts",
  "tests/preview/studio-preview.test.ts",
  "tests/faults/kills-on-sqlite.test.ts",
  "tests/faults/kills-of-two-processes.test.ts",
  "cli/leads.integration.test.ts",
  "tests/content/studio-releases.test.ts",
  "tests/faults/kills-on-postgres.test.ts",
  "tests/content/studio-writing.test.ts",
  "packages/content-lake/tests/on-postgres/sharing.test.ts",
  "packages/content-lake/tests/on-postgres/sharing-outages.test.ts",
  "tests/abuse/patterns.test.ts",
  "packages/assistant/languages/coverage.integration.test.ts",
  "packages/content-lake/tests/conformance.test.ts",
  "tests/content/planned-post.test.ts",
  "packages/content-lake/src/query/ranked.integration.test.ts",
  "tests/faults/database-outage.test.ts",
];

/** Starts with the slowest files: one that begins last would keep one core busy and leave the other idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((file) => moduleId.endsWith(file));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
