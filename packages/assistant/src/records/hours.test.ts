import { expect, test } from "vitest";
import { daily, type Opening, on, openAnswer } from "./hours.ts";

const weekdays = [1, 2, 3, 4, 5];
const archive: Opening = {
  id: "archive",
  name: "the archive",
  named: /\barchive\b/,
  spans: [...on(weekdays, "9:00", "18:00"), ...on([6], "10:00", "13:00")],
  hours: "9:00–18:00, on Saturday until 13:00",
  otherwise: "The box by the door takes books at any hour.",
};
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

test("yes or no comes first, then the opening hours, then the alternative", () => {
  expect(openAnswer(archive, { minute: at(11) })).toBe(
    "Yes, at 11:00 the archive is open: 9:00–18:00, on Saturday until 13:00.",
  );
  expect(openAnswer(archive, { minute: at(22) })).toBe(
    "No, at 22:00 the archive is closed: 9:00–18:00, on Saturday until 13:00. The box by the door takes books at any hour.",
  );
});

test("the day matters, and is sufficient if no hour is given", () => {
  expect(openAnswer(archive, { day: 7 })).toMatch(/^No, on Sunday the archive is closed/);
  expect(openAnswer(archive, { day: 6, minute: at(15) })).toMatch(/^No, at 15:00 on Saturday/);
});

test("undecided if the answer depends on a day that was not given", () => {
  expect(openAnswer(archive, { minute: at(15) })).toBeUndefined();
  expect(openAnswer({ ...archive, spans: daily("9:00", "18:00") }, { minute: at(15) })).toMatch(
    /^Yes/,
  );
});

test("the answer warns that closing time is near", () => {
  expect(openAnswer(archive, { day: 2, minute: at(17, 40) })).toBe(
    "Yes, but only just: the archive closes at 18:00.",
  );
});
