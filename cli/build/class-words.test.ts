import { expect, test } from "vitest";
import { classWords } from "./class-words.ts";

test.each([
  "grid",
  "-mt-2",
  "sm:p-2.5",
  "hover:[&_a]:underline",
  "[&>li]:mt-2",
  "w-[min(40rem,calc(100vw-1rem))]",
  "sm:grid-cols-[5.5rem_minmax(0,1fr)]",
  "shadow-[0_30px_80px_-20px_color-mix(in_srgb,var(--color-shadow)_60%,transparent)]",
])("%s is found in a list of classes", (name) => {
  expect(classWords(`e("p",{className:\`flex ${name} gap-2\`})`)).toContain(name);
  expect(classWords(`e("p",{className:"${name}"})`)).toContain(name);
});

test("a word is listed once, and code that no class can be is left out", () => {
  expect(classWords('"flex" "flex" "M12,4V9" (a);b')).toEqual(["flex"]);
});
