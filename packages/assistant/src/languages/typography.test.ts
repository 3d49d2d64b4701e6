import { expect, test } from "vitest";
import { marked, typeset } from "./typography.ts";

test("French marks are set off with spaces that do not break", () => {
  expect(typeset("fr", "Bien : « ? », vraiment ? Oui ; non !")).toBe(
    "Bien\u00a0: «\u202f?\u00a0», vraiment\u202f? Oui\u202f; non\u202f!",
  );
  expect(typeset("es", "«hola» : no")).toBe("«hola» : no");
});

test("a mark behind a part is set as the language does", () => {
  expect(marked("fr", "Oui", ":")).toBe("Oui\u00a0:");
  expect(marked("fr", "Oui", ",")).toBe("Oui,");
  expect(marked("es", "Sí", ":")).toBe("Sí:");
});
