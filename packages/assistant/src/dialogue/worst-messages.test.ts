import { industryIds, limits } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { cpuTime, within } from "../within-for-tests.ts";
import { talk } from "./talk-for-tests.ts";

/** The maximum time that one message may block the thread, in milliseconds of CPU time; most take a few. */
const enough = within(60);

const pumps = [
  "a",
  "1",
  "é",
  "中",
  "👍",
  "@",
  "-",
  ".",
  "{",
  "(",
  "(1+",
  "1+(",
  "thank you, ",
  "good evening. ",
  "<a",
  " ",
  "\n",
  "'",
  "a@",
  "@a.",
  "{{ ",
  "no, ",
  "ok no ",
  "1 1.1,",
  "1/1/",
  "and ",
  "not ",
  "the the ",
  "two of ",
  "www.",
  "a.com",
  "1 adult, ",
  "from 1 to ",
  "next ",
  "1st ",
  "what is ",
  "cancel ",
  "i want ",
  "12:00 am ",
  "$1,1",
  "#1",
  "heeey ",
  "qwrtz ",
  "may ",
  "half an ",
  "my my ",
  "is it, is it? ",
];

test.each(industryIds)("no message to %s takes long, whatever its content", (industry) => {
  const slow = pumps.flatMap((pump) => {
    const message = pump.repeat(Math.ceil(limits.message / pump.length)).slice(0, limits.message);
    const times = [message, `${message.slice(0, 1_190)}!`].map((text) => {
      let time = Number.POSITIVE_INFINITY;
      // Several attempts: the first use of a pattern also compiles it, and the tests beside this one share its caches.
      for (let attempt = 0; attempt < 8 && time > enough; attempt += 1) {
        const say = talk(industry);
        const start = cpuTime();
        say(text);
        time = Math.min(time, cpuTime() - start);
      }
      return time;
    });
    const longest = Math.max(...times);
    return longest > enough ? [`${JSON.stringify(pump)} took ${longest.toFixed(0)} ms`] : [];
  });
  expect(slow).toEqual([]);
});
