import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";
import { unframed } from "./framing.ts";

test.for([
  ["Sorry to bother you, but is breakfast included?", "is breakfast included?"],
  ["my husband wants to know how much is breakfast", "how much is breakfast"],
  ["my mum asked me to find out is the ridge 2 waterproof", "is the ridge 2 waterproof"],
  ["asking for a friend, are dogs allowed", "are dogs allowed"],
  ["I'm 78 and not good with computers. Is there a lift?", "Is there a lift?"],
  ["i couldnt find it on your website, is there an api", "is there an api"],
  [
    "Dear Sir or Madam, until when can I cancel? Kind regards, Margaret Hill",
    "until when can I cancel?",
  ],
  ["is there wifi... sorry if this is a stupid question", "is there wifi"],
  ["heyyy is there wifi 😊", "is there wifi"],
  ["I tried calling but nobody picks up. Is there wifi?", "Is there wifi?"],
  ["Hello, I would like to know if there is a pool. Thank you.", "is there a pool"],
  ["could you please tell me how much breakfast is?", "how much is breakfast?"],
  ["I was wondering whether you could tell me if dogs are allowed", "are dogs allowed"],
  ["my boss wants to know how much the team plan costs", "how much does the team plan cost"],
  ["can you tell me whether i can pay in cash", "can i pay in cash"],
] as const)("“%s” asks “%s”", ([message, question]) => {
  expect(unframed(message)).toBe(question);
});

test.for([
  "can you let me know when it is fixed",
  "tell me when it is back in stock",
  "tell me more",
  "my husband is ill and needs a doctor",
  "my boss asked for an invoice",
  "just curious",
  "thank you very much",
  "3 nights please",
  "yes please",
  "no, sorry",
  "I tried calling three times, nobody answers, where is my order",
])("“%s” stays as it is", (message) => {
  expect(unframed(message)).toBe(message);
});

test.for([
  ["hospitality", "is there a restaurant", "my mum asked me to find out if there is a restaurant"],
  [
    "e-commerce",
    "is the glim waterproof",
    "i couldnt find it on your website, is the glim waterproof",
  ],
  ["support", "how do i reset my password", "I'm new to this, so how do i reset my password?"],
  ["marketing", "what is a lead", "my husband wants to know what is a lead"],
] as const)(
  "at the desk “%s”, “%s” has the same answer with words around it",
  ([desk, plain, around]) => {
    expect(talk(desk)(around).text).toBe(talk(desk)(plain).text);
  },
);

test("a message of nothing but courtesies is read in bounded time", () => {
  const long = "sorry to bother you, ".repeat(200);
  const begun = performance.now();
  for (let round = 0; round < 20; round += 1) unframed(long);
  expect((performance.now() - begun) / 20).toBeLessThan(20);
});
