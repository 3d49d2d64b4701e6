import { expect, test } from "vitest";
import { firmIn } from "./audience.ts";
import { contactIn } from "./contact.ts";
import { daysIn } from "./days.ts";
import { offerIn } from "./offer.ts";
import { senderIn } from "./sender.ts";

test.each([
  ["im wanda from Soggy Bottoms", { owner: "Wanda", business: "Soggy Bottoms" }],
  ["its a text not an email, im oskar from wet noses", { owner: "Oskar", business: "Wet Noses" }],
  ["hi, i'm Bronagh, Kelp & Co, need help", { owner: "Bronagh", business: "Kelp & Co" }],
  ["sign it Idris, The Bike Shed", { owner: "Idris", business: "The Bike Shed" }],
  ["the florist shop is Petal & Stem, near the station", { business: "Petal & Stem" }],
  ["my salon is called Hair by Xanthe. offering 15% off", { business: "Hair by Xanthe" }],
  ["write a post for my pub The Crooked Billet, quiz night", { business: "The Crooked Billet" }],
  [
    "we're Tumbledown Farm, I'm Ottilie, first box half price",
    { owner: "Ottilie", business: "Tumbledown Farm" },
  ],
])("the sender is extracted from “%s”", (message, sender) => {
  expect(senderIn(message)).toEqual(sender);
});

test.each([
  "im struggling to get customers",
  "im thinking of a discount",
  "its wednesday now",
  "i'm a florist in leeds",
  "im on holiday next week",
  "it's quiet on mondays",
])("“%s” names no sender", (message) => {
  expect(senderIn(message)).toEqual({});
});

test.each([
  [
    "thinking free beard oil if they book those days",
    { offer: "a free beard oil", terms: "if they book those days" },
  ],
  ["offering 12% referral commission", { offer: "12% referral commission" }],
  ["15% off colour till end of march", { offer: "15% off colour", terms: "till end of march" }],
  ["2 for 1 on sourdough every friday", { offer: "2 for 1 on sourdough", terms: "every friday" }],
  [
    "first lesson free for new pupils",
    { offer: "your first lesson free", terms: "for new pupils" },
  ],
])("the offer is extracted from “%s”", (message, offer) => {
  expect(offerIn(message)).toEqual(offer);
});

test.each([
  "i have free slots on friday",
  "is it gluten free",
  "feel free to call",
  "we are quiet",
])("“%s” contains no offer", (message) => {
  expect(offerIn(message)).toBeUndefined();
});

test.each([
  ["tues + weds being quiet", "Tuesday and Wednesday"],
  ["only mon or thurs", "Monday or Thursday"],
  ["open mon-fri", "Monday to Friday"],
  ["every saturday", "Saturday"],
])("days are extracted from “%s”", (message, days) => {
  expect(daysIn(message)).toBe(days);
});

test("a link, a telephone number and a company are found", () => {
  expect(contactIn("book at www.kelp.example/now or ring 0161 496 0123")).toEqual({
    link: "www.kelp.example/now",
    phone: "0161 496 0123",
  });
  expect(firmIn("an intro mail to local estate agents about our cleaning")).toBe("estate agent");
});
