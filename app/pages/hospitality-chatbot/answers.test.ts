import { hotelRules, rooms } from "@brightkeel/assistant/sample-data";
import { expect, test } from "vitest";
import { hospitalityChatbot } from "#content/pages/hospitality-chatbot.ts";

test("the figures of the worked answer are the sample hotel's", () => {
  const rate = rooms.find(({ name }) => name === "Standard room")?.rate ?? 0;
  const weekend = Math.round(rate * (1 + hotelRules.weekend / 100));
  const tax = 4 * 3 * hotelRules.cityTax;
  const [stay, parking] = hospitalityChatbot.answers.threads;
  expect(Object.fromEntries(stay.found)).toMatchObject({
    "Fri, Sat": `2 × 2 × $${weekend}`,
    Sun: `2 × $${rate}`,
    "City tax": `4 × 3 × $${hotelRules.cityTax.toFixed(2)}`,
  });
  expect(stay.told).toContain(`$${4 * weekend + 2 * rate + tax} in all`);
  expect(parking.told).toContain(String(parking.found[0][1]));
});
