import { expect, test } from "vitest";
import { seededRandom } from "../src/understanding/random.ts";
import { createWeightedSum } from "./weighted-sum.ts";

test("adds weighted rows to what the sum holds, in their order", () => {
  const random = seededRandom(3);
  const [rows, columns, entries] = [50, 130, 400];
  const ids = Int32Array.from({ length: entries }, () => Math.floor(random() * rows));
  const values = Float32Array.from({ length: entries }, () => random() - 0.5);
  const { table, width, sum, add } = createWeightedSum(rows, columns, ids, values);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      table[row * width + column] = random() - 0.5;
    }
  }
  sum.fill(2);
  add(7, 390);

  const expected = new Float32Array(columns).fill(2);
  for (let entry = 7; entry < 390; entry += 1) {
    for (let column = 0; column < columns; column += 1) {
      const weight = table[(ids[entry] ?? 0) * width + column] ?? 0;
      const added = Math.fround((values[entry] ?? 0) * weight);
      expected[column] = (expected[column] ?? 0) + added;
    }
  }
  expect(sum).toEqual(expected);
});
