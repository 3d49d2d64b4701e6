import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

function planned() {
  const say = talk("marketing");
  say("plan a campaign for more sales, 1500 over 6 weeks");
  return say;
}
const rows = (step: { reply: { cards?: readonly unknown[] } }) =>
  JSON.stringify(step.reply.cards ?? []);

test.each([
  "so put email in then, maybe 100",
  "add email with 100",
  "give 100 to email",
  "i want 100 for the newsletter",
])(
  "a stated amount goes to the channel, and the others keep their proportions: “%s”",
  (message) => {
    const step = planned()(message);
    expect(rows(step)).toMatch(/"E-mail","value":"\$100"/);
    expect(rows(step)).toMatch(/Paid search/);
    expect(step.text).toMatch(/\$1,500/);
  },
);

test("a share in percent", () => {
  expect(rows(planned()("make it 40% for social media"))).toMatch(/"Social ads","value":"\$600"/);
});

test.each(["is 100 enough for email", "what does email cost", "make it 8 weeks"])(
  "“%s” gives no channel a share",
  (message) => {
    expect(rows(planned()(message))).not.toMatch(/"E-mail","value":"\$(?:100|8)"/);
  },
);

test("why a channel is missing is explained, and “yes” adds it", () => {
  const say = planned();
  expect(say("why no e-mail? i have 400 people on a list").text).toMatch(/you have them/);
  expect(rows(say("yes"))).toMatch(/E-mail/);
  expect(planned()("why not linkedin").text).toMatch(/not in|here/);
});

test("a request for a split gets one, with the assumptions", () => {
  const step = talk("marketing")("launching a jam in may, got 1200 whats a sensible split");
  expect(step.text).toMatch(/unless you tell me otherwise/);
  expect(rows(step)).toMatch(/Paid search|Social ads/);
});

test("money moves from one channel to another", () => {
  const step = planned()("take 300 out of search and put it on flyers");
  expect(rows(step)).toMatch(/"Paid search","value":"\$(?:494|495)"/);
  expect(rows(step)).toMatch(/"Print","value":"\$300"/);
});

test.each(["no insta please, cant stand it", "hm well its for my cookies"])(
  "a question of the plan is not asked again after “%s”",
  (message) => {
    const say = talk("marketing");
    say("i want to plan a campaign with 900 euros");
    const step = say(message);
    expect(step.text).toMatch(/unless you tell me otherwise/);
    expect(rows(step)).toMatch(/Plan/);
  },
);

test.each(["more leads", "hmm i dont know", "stop"])("“%s” is taken as an answer", (message) => {
  const say = talk("marketing");
  say("i want to plan a campaign with 900 euros");
  expect(say(message).text).not.toMatch(/^I’ll go with more sales/);
});

test("a retracted figure is replaced by the one given with it", () => {
  const say = talk("marketing");
  say("i need a plan. 2000 dollars, 8 weeks, more leads");
  expect(say("wait, 3000 not 2000").text).toMatch(/^For more leads with \$3,000 over 8 weeks/);
  expect(say("no i meant 12 not 8").text).toMatch(/^For more leads with \$3,000 over 12 weeks/);
});

test("“take it out” refers to the channel asked about", () => {
  const say = talk("marketing");
  say("i need a plan. 2000 dollars, 8 weeks, more leads");
  say("why so much for linkedin?");
  expect(rows(say("take it out then"))).not.toMatch(/LinkedIn/);
});

test("a short time is judged, and “ok 8” makes it longer instead of being a cost", () => {
  const say = talk("marketing");
  say("plan a campaign for more sales with $500 over 4 weeks");
  expect(say("thats too short?").text).toMatch(/^Not for ads: .*4 weeks are planned/);
  expect(say("ok 8").text).toMatch(/over 8 weeks/);
});
