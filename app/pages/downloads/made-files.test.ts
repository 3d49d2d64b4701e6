import { expect, test } from "vitest";
import { common, inKilobytes, pagesInWords } from "./made-files.ts";

test("the common value is the one that most files have", () => {
  expect(common([3, 3, 2, 3])).toBe(3);
  expect(common(["27 Nov", "28 Nov", "28 Nov"])).toBe("28 Nov");
  expect(common([])).toBeUndefined();
});

test("sizes and pages are in words", () => {
  expect(inKilobytes(45_844)).toBe("46 KB");
  expect(inKilobytes(12)).toBe("1 KB");
  expect(pagesInWords(1)).toBe("1 page");
  expect(pagesInWords(3)).toBe("3 pages");
});
