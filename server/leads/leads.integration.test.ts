import { describe } from "vitest";
import { leadsSuite } from "./leads.suite.ts";

describe("leads on SQLite", () => leadsSuite(async () => undefined));
