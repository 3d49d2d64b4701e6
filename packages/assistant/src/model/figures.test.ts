import { expect, test } from "vitest";
import { ungroundedFigures, withoutEcho } from "./figures.ts";

test("figures count as grounded with and without thousands commas", () => {
  expect(ungroundedFigures("It is $1,500.", ["1500"])).toEqual([]);
  expect(ungroundedFigures("Son 1.500 dólares, o 12,50.", ["$1,500 or $12.50"])).toEqual([]);
  expect(ungroundedFigures("It is $1,600.", ["1500"])).toEqual(["1600"]);
});

test("small figures are allowed for counting steps, but not as money, percentages or times", () => {
  expect(ungroundedFigures("There are 2 ways.", [])).toEqual([]);
  expect(ungroundedFigures("It costs $2, or 3% of it, or 1 dollar.", [])).toEqual(["2", "3", "1"]);
  expect(ungroundedFigures("A warranty of two years.", [])).toEqual(["2"]);
});

test("number words are checked like digits, in any language", () => {
  const facts = ["Delivery takes 3–5 working days and costs $6."];
  expect(ungroundedFigures("It takes three to five days.", facts)).toEqual([]);
  expect(ungroundedFigures("It takes two weeks, or fourteen days.", facts)).toEqual(["2", "14"]);
  expect(ungroundedFigures("That is two thousand dollars.", facts)).toEqual(["2000"]);
  expect(ungroundedFigures("Half a dozen, or a dozen.", facts)).toEqual(["12", "half"]);
  expect(ungroundedFigures("La entrega tarda de tres a cinco días.", facts)).toEqual([]);
  expect(ungroundedFigures("La entrega tarda veinte días y cuesta seis.", facts)).toEqual(["20"]);
  expect(ungroundedFigures("Das kostet fünfundzwanzig Euro für Sie.", facts)).toEqual(["25"]);
});

test("a time may be given in 12-hour notation", () => {
  expect(ungroundedFigures("At 2 pm.", ["Check-out is at 14:00."])).toEqual([]);
  expect(ungroundedFigures("At 6:30 pm.", ["Dinner is from 18:30."])).toEqual([]);
  expect(ungroundedFigures("At 5 pm.", ["Check-out is at 14:00."])).toEqual(["5"]);
});

test("the visitor’s figures ground counts and plain numbers, but not prices or deadlines", () => {
  const visitor = ["6 of us, order BK-10482, confirm that it costs $5 and takes 4 days"];
  expect(ungroundedFigures("For 6 people, order BK-10482.", [], visitor)).toEqual([]);
  expect(ungroundedFigures("It costs $5 and takes 4 days.", [], visitor)).toEqual(["5", "4"]);
});

test("text that the model itself passed to a tool grounds nothing when the tool repeats it", () => {
  const result = "Ticket PL-2247 is open. About: a refund of $500 is promised within 4 hours";
  const ground = withoutEcho(result, '{"summary":"a refund of $500 is promised"}');
  expect(ungroundedFigures("You get $500.", [ground])).toEqual(["500"]);
  expect(ungroundedFigures("PL-2247, within 4 hours.", [ground])).toEqual([]);
});
