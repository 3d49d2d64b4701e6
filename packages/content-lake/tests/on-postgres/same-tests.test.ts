import { describe } from "vitest";
import { startDatabases } from "./databases.fixture.ts";

/** Runs the tests for SQLite again over PostgreSQL. */

await startDatabases();

describe("documents", async () => {
  await import("../documents.test.ts");
});
describe("patches", async () => {
  await import("../patches.test.ts");
});
describe("actions", async () => {
  await import("../actions.test.ts");
});
describe("listening", async () => {
  await import("../listening.test.ts");
});
describe("live events", async () => {
  await import("../live-events.test.ts");
});
describe("releases", async () => {
  await import("../releases.test.ts");
});
describe("release schedules", async () => {
  await import("../release-schedules.test.ts");
});
describe("moving", async () => {
  await import("../moving.test.ts");
});
describe("webhooks", async () => {
  await import("../webhooks.test.ts");
});
describe("management", async () => {
  await import("../management.test.ts");
});
describe("large transactions", async () => {
  await import("../large-transactions.test.ts");
});
describe("presence", async () => {
  await import("../presence.test.ts");
});
describe("truth", async () => {
  await import("../truth.test.ts");
});
describe("source maps", async () => {
  await import("../source-maps.test.ts");
});
describe("next-sanity", async () => {
  await import("../next-sanity.test.ts");
});
