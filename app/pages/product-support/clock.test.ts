import { expect, test } from "vitest";
import { productSupport } from "#content/services/product-support.ts";
import { duration, readings } from "./clock.ts";

test("the time a ticket waits for its reporter is not counted", () => {
  const { response, wall, paused, relief } = readings(productSupport.ticket.clock);
  expect(duration(response)).toBe("19 min");
  expect(duration(wall)).toBe("4 h 8 min");
  expect(duration(paused)).toBe("45 min");
  expect(duration(relief)).toBe("3 h 23 min");
});

test("the log tells the times the clock is read from", () => {
  const { log, clock } = productSupport.ticket;
  expect(log.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      `Tue ${clock.received}`,
      `Tue ${clock.answered}`,
      `Tue ${clock.relieved}`,
    ]),
  );
  expect(log).toHaveLength(productSupport.process.steps.length);
});
