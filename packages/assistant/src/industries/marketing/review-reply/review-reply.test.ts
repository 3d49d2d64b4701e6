import { describe, expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (...messages: string[]): string => {
  const send = talk("marketing");
  return messages.map((message) => send(message).text).at(-1) ?? "";
};

describe("the reply to a bad review", () => {
  it.each([
    [
      "We got one star on Google because the towels smelled of smoke. How should I answer?",
      /sorry that the towels smelled of smoke\./,
    ],
    [
      "a patient complains about the long wait in our practice. what do I reply?",
      /sorry about the long wait\./,
    ],
    [
      "2 star review, soup arrived lukewarm. what to answer",
      /sorry that the soup arrived lukewarm\./,
    ],
    [
      "Write an answer to this review: “I waited an hour and my bike was still dirty”",
      /you waited an hour and your bike was still dirty/,
    ],
  ])("%s", (message, text) => expect(after(message)).toMatch(text));

  it.each([
    [
      "“They lost our luggage and did not call us”",
      "that we lost your luggage and did not call you.",
    ],
    [
      "“The waitress was rude and she laughed at me”",
      "that the waitress was rude and she laughed at you.",
    ],
    [
      "“The staff were rude and they shouted at my wife”",
      "that the staff were rude and they shouted at your wife.",
    ],
    ["“I am still waiting for my refund”", "that you are still waiting for your refund."],
    ["“I'm still without heating”", "that you are still without heating."],
    ["“We came at eight and was sent away”", "that you came at eight and were sent away."],
    ["“You forgot my sister’s birthday cake”", "that we forgot your sister’s birthday cake."],
    ["“The towels were grey and they smelled”", "that the towels were grey."],
    ["“The rooms were not clean”", "that the rooms were not clean."],
    ["“Waited two hours for a taxi, they never came”", "that you waited two hours for a taxi."],
    ["“Nice view but the shower was cold”", "that the shower was cold."],
    ["“Was charged twice for my parking”", "that you were charged twice for your parking."],
    ["“It was so loud that you can't sleep”", "about what you describe."],
    ["“Rude, dirty, never again!”", "about what you describe."],
    ["“I told you three times about the leak”", "about what you describe."],
  ])("says a quoted review back without blame: %s", (quote, text) =>
    expect(after(`How should I answer this review: ${quote}`)).toContain(`I’m sorry ${text}`),
  );

  it.each([
    ["One star because she waited for over an hour", "that you waited for over an hour."],
    ["A guest complains about the overcooked steak in his review", "about the overcooked steak"],
    ["We got a bad review about the promised delivery", "about the promised delivery."],
    ["Bad review, they complain about cold food", "about the cold food."],
    ["Two stars because of the high cost of parking", "about the high cost of parking."],
    ["A one star review because he was rude", "about what you describe."],
    ["A bad review says they broke the lamp", "about what you describe."],
    ["One star because the waiter shouted at her", "about what you describe."],
    ["A bad review, she complains about being ignored", "about what you describe."],
    ["We got a 1 star review: waited 40 minutes to pay", "that you waited 40 minutes to pay."],
    ["One star since the pool was closed", "that the pool was closed."],
    ["Got one star, customer waited ages at the till", "that you waited ages at the till."],
    ["Bad review, a guest found a hair in her soup", "that you found a hair in your soup."],
    ["Bad review because the food never came", "that the food never came."],
  ])("names or tells what is complained of: %s", (told, text) =>
    expect(after(`${told}. What should I reply?`)).toContain(`I’m sorry ${text}`),
  );

  it("takes a complaint from the question itself", () =>
    expect(after("What should I reply to a 2 star review about rude staff?")).toContain(
      "I’m sorry about the rude staff.",
    ));

  it("does not answer praise with an apology", () =>
    expect(after("How should I answer this review: “Great food and lovely staff”")).not.toMatch(
      /I’m sorry (?:that|about)/,
    ));

  const review = "A customer left a bad review because the cake was dry. What can I answer?";
  it.each([
    [
      "our oven had broken that day, and it has been repaired",
      /Our oven had broken that day\. It has been repaired\./,
    ],
    ["offer her a new cake", /We’d like to offer you a new cake\./],
    [
      "say that she is always welcome and her next coffee is on us",
      /You are always welcome.*your next coffee/,
    ],
    ["in two sentences please", /^“[^.]+\. [^.]+\.”$/],
    ["without the phone bit", /^(?!.*call).*$/s],
    ["make it more formal", /We regret that the cake was dry\./],
  ])("takes up: %s", (message, text) => expect(after(review, message)).toMatch(text));

  it("says a fact once, in its last words", () =>
    expect(
      after(review, "our oven had broken that day", "No. The oven was broken on that day."),
    ).toMatch(/sorry that the cake was dry\. The oven was broken on that day\. Please call me/));

  it("keeps the staff that is complained of apart from the reviewer", () =>
    expect(
      after(
        "one star: he says our waiter was unfriendly. what should I reply?",
        "he is new and we have talked to him",
      ),
    ).toMatch(/talked to him/));

  it.each([
    ["the staff were rude", "we have talked to them", /We have talked to them\./],
    [
      "the waiters were slow",
      "they are new and we have trained them",
      /They are new.*trained them\./,
    ],
    ["our driver was late", "offer them a free ride", /We’d like to offer you a free ride\./],
    ["our driver was late", "give him a warning", /^(?!.*warning\.).*$/s],
    ["the towels were grey", "we have replaced them", /We have replaced them\./],
    ["the towels were grey", "we called him and refunded his stay", /refunded your stay\./],
  ])("knows whom a word means: %s, %s", (told, fact, text) =>
    expect(after(`One star because ${told}. What should I reply?`, fact)).toMatch(text),
  );

  it.each([
    ["I like it", /thank you/],
    ["I have another problem: our website is slow", /^Yes, .*Make the pictures smaller/],
  ])("answers what is not for the reviewer by itself: %s", (message, text) =>
    expect(after(review, message)).toMatch(text),
  );

  it.each([
    "I like it",
    "I will post it",
    "We'll use that one",
    "She was rude to us and he came late",
    "I have another problem: our website is slow",
    "How do I get more customers? We are open Monday to Saturday.",
  ])("does not print what is not for the reviewer: %s", (message) => {
    const send = talk("marketing");
    send(review);
    const { text, handled } = send(message);
    expect(handled).not.toMatch(/^draft/);
    expect(text).not.toMatch(/post it|like it|use that|rude|late|slow\.|Saturday\.”/i);
    expect(send("make the reply more formal").text).toMatch(
      /^“Thank you for your review\. We regret that the cake was dry\. Please contact us/,
    );
  });

  it("keeps a later matter out of the reply", () => {
    const send = talk("marketing");
    send(review);
    send("our oven had broken that day");
    expect(send("our shop has opened a second branch").handled).not.toMatch(/^draft/);
    expect(send("make the reply more formal").text).toMatch(
      /the cake was dry\. Our oven had broken that day\. Please contact us/,
    );
  });

  it("leaves a question about the reply to advice", () =>
    expect(after(review, "do I answer a bad review publicly or privately?")).toMatch(/^In public/));
});
