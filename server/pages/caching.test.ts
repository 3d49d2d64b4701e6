import { expect, test } from "vitest";
import { pageFacts } from "#app/page-facts.ts";
import { searchHeaders } from "./caching.ts";

test.each([
  [{}, "params"],
  [{ parameters: ["service"] }, 'params, except=("service")'],
  [
    { parameters: ["category", "page"], freeParameters: ["q"] },
    'params, except=("category" "page" "q")',
  ],
])("a page with the facts %j varies by its own parameters only", (facts, expected) => {
  expect(searchHeaders(pageFacts(facts).facts)).toEqual({ "no-vary-search": expected });
});
