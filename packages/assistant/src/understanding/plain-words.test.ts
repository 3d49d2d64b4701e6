import { expect, test } from "vitest";
import { plainWords } from "./plain-words.ts";

test.each([
  ["Ok, so what’s the total then?", "what is the total"],
  ["thats too late", "that is too late"],
  ["ill take it pls", "i will take it"],
  ["hmm, whats da price 4 u", "what is da price 4 you"],
  ["$1,500.50 in all?", "$1,500.50 in all"],
  ["is it ok at -10?", "is it ok at -10"],
  ["ok", "ok"],
])("“%s” is read as “%s”", (message, plain) => {
  expect(plainWords(message)).toBe(plain);
});
