import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a pending upload from the phone stays the subject through attempts and a question about settings", () => {
  const say = talk("support");
  expect(say("videos from my iphone dont appear in the browser").text).toMatch(
    /still waiting on the phone/,
  );
  expect(say("it says paused at 40%").text).toMatch(/^Press “Send now”/);
  expect(say("does that use my data plan").text).toMatch(/^It uses both, unless “Wi-Fi only”/);
  expect(say("where exactly is that option").text).toMatch(/your picture, (?:then )?“Uploads”/);
});

test.each([
  "is my scan still uploading",
  "can it upload with mobile data",
  "how do i know which pictures are still waiting to be sent",
])("is brought up by: %s", (message) => {
  expect(talk("support")(message).text).toMatch(/“Uploads”/);
});

test.each([
  "how big can a file be",
  "can i attach a photo to my ticket",
  "the csv import is missing rows on the laptop",
  "my profile picture is wrong",
])("is not brought up by: %s", (message) => {
  expect(talk("support")(message).text).not.toMatch(/“Uploads”/);
});
