import { describe } from "vitest";
import { alarmsSuite } from "./alarms.suite.ts";
import { applicationsSuite } from "./applications.suite.ts";
import { clocksSuite } from "./clocks.suite.ts";
import { deliveriesSuite } from "./deliveries.suite.ts";
import { erasureSuite } from "./erasure.suite.ts";
import { inboxSuite } from "./inbox/inbox.suite.ts";
import { leadsWaySuite } from "./inbox/leads-way.suite.ts";
import { signInSuite } from "./inbox/sign-in.suite.ts";
import { largeBookSuite } from "./large-book.suite.ts";
import { leadsOn } from "./leads.fixture.ts";
import { receiversSuite } from "./receivers.suite.ts";
import { spamSuite } from "./spam/spam.suite.ts";
import { storingSuite } from "./storing.suite.ts";

/**
 * Behaviour of leads on either database. `leads.integration.test.ts` runs it on SQLite, `tests/postgres` on
 * PostgreSQL. `prepare` returns the URL of an empty database, or undefined for SQLite.
 */
export function leadsSuite(prepare: () => Promise<string | undefined>): void {
  const setUp = leadsOn(prepare);
  describe("storing", () => storingSuite(setUp));
  describe("applications", () => applicationsSuite(setUp));
  describe("deliveries", () => deliveriesSuite(setUp));
  describe("receivers", () => receiversSuite(setUp));
  describe("clocks", () => clocksSuite(setUp));
  describe("large books", () => largeBookSuite(setUp));
  describe("alarms", () => alarmsSuite(setUp));
  describe("inbox", () => {
    signInSuite(setUp);
    inboxSuite(setUp);
    leadsWaySuite(setUp);
  });
  describe("spam", () => spamSuite(setUp));
  describe("erasure", () => erasureSuite(setUp));
}
