import { expect, test } from "vitest";
import { marked, typeset } from "./typography.ts";

test("French punctuation is preceded by no-break spaces", () => {
  expect(typeset("fr", "Bien : « ? », vraiment ? Oui ; non !")).toBe(
    "Bien\u00a0: «\u202f?\u00a0», vraiment\u202f? Oui\u202f; non\u202f!",
  );
  expect(typeset("es", "«hola» : no")).toBe("«hola» : no");
});

test("a punctuation mark is appended with the language's spacing", () => {
  expect(marked("fr", "Oui", ":")).toBe("Oui\u00a0:");
  expect(marked("fr", "Oui", ",")).toBe("Oui,");
  expect(marked("es", "Sí", ":")).toBe("Sí:");
});
