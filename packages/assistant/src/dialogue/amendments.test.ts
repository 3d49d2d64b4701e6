import { expect, test } from "vitest";
import { talk } from "./talk-for-tests.ts";

test("in login triage, repeating the complaint means “no”, and a password reset has its own answer", () => {
  const say = talk("support");
  say("I cannot log in");
  expect(say("reset password").text).toMatch(/Forgot password\?[\s\S]*Did step 1 help\?$/);
  expect(say("I cannot login").text).toMatch(/^Step 2 of 3/);
});

test("a number with one typo suggests the intended one; other people's are not looked up", () => {
  const say = talk("e-commerce");
  expect(say("where is my order BK-10428").text).toBe(
    "I can’t find order BK-10428. Did you mean BK-10482?",
  );
  expect(say("yes").text).toMatch(/^BK-10482 is on its way/);
  expect(say("where is the order of my neighbour").text).toMatch(/belongs to someone else/);
  expect(talk("support")("status of ticket PL-9999").text).toMatch(/^I can’t find ticket PL-9999/);
});

test("a finished quote can be amended in any wording", () => {
  const say = talk("hospitality");
  say("I need 2 rooms for 3 adults and 2 children next weekend");
  expect(say("how much would it be with 1 room").text).toMatch(/a Family room is free/);
  expect(say("is there something cheaper?").text).toMatch(/^That’s the cheapest/);
  say("when is breakfast?");
  expect(say("ok book it").text).toMatch(/front desk now has/);
  const group = talk("hospitality");
  group("I need a room on 12 december for 2 nights, 2 adults");
  expect(group("can we cancel later?").text).toMatch(/cancel free until 18:00/);
  expect(group("and if it is 3 nights").text).toMatch(/3 nights, 2 guests/);
});

test("the current order's number is not asked for again", () => {
  const say = talk("e-commerce");
  say("where is my order");
  say("10482");
  expect(say("can I still cancel it?").text).toMatch(/^BK-10482 is already on its way/);
  expect(say("ok then I want to send it back").text).toMatch(/^BK-10482 arrives on/);
  expect(say("no, the other order BK-10391").text).toMatch(/already come back to us/);
  const rule = talk("e-commerce");
  rule("can I return something I bought 40 days ago");
  expect(rule("BK-10120").text).toMatch(/ended 18 days ago/);
});

test("“it” refers to the last product discussed", () => {
  const say = talk("e-commerce");
  expect(say("is the harbour 4 available?").text).toMatch(/sold out, back in two weeks/);
  expect(say("how much does it weigh").text).toMatch(/Harbour 4.*5\.4 kg/);
  expect(say("ridge 2").text).toMatch(/^The Ridge 2 tent costs \$189 and is in stock/);
});

test("a plan and a return can be amended in a few words", () => {
  const plan = talk("marketing");
  plan("plan a campaign: more sales, $5000, 8 weeks");
  expect(plan("what if we only have 1000").text).toMatch(/with \$1,000 over 8 weeks/);
  expect(plan("200 weeks").text).toMatch(/^Two years is as far ahead.*how many weeks/);
  const roi = talk("marketing");
  roi("Calculate my return on investment");
  roi("we spent 1,234.56 and made 9,876.54");
  expect(roi("33.3%").text).toMatch(/\(\$9,876\.54 × 33\.3% − \$1,234\.56\)/);
  expect(roi("and if revenue was 5000").text).toMatch(/\$5,000 × 33\.3%/);
  expect(roi("margin 0").text).toMatch(/above 0 and up to 100%/);
});

test("a recurring fault continues where it stopped, and does not open a second ticket", () => {
  const say = talk("support");
  say("the app is slow");
  say("yes");
  expect(say("actually no, slow again").text).toMatch(/^Step 2 of 3/);
  say("no");
  expect(say("no").text).toMatch(/shall I open a ticket/);
  expect(say("no").text).toBe("All right. What else can I do for you?");
});

test("a room can be chosen, moved and repriced in a few words", () => {
  const say = talk("hospitality");
  say("a room from 11 to 13 december for 2 adults");
  expect(say("the one with the sea view please").text).toMatch(/a Harbour room is free/);
  expect(say("actually can we arrive one day earlier").text).toMatch(/10 December to Saturday/);
  say("when is breakfast?");
  expect(say("what was the total?").text).toMatch(/^\$317 in all: a Harbour room, 2 nights/);
  expect(say("other dates").text).toMatch(/When would you like to arrive/);
  expect(say("friday").text).toMatch(/27 November. For how many nights/);
  expect(say("till sunday").text).toMatch(/27 November to Sunday, 29 November, 2 nights, 2 guests/);
});

test("“it does not work” is a new report if nothing has been tried yet", () => {
  expect(talk("support")("It doesn't work").text).toMatch(/Step 1 of 3/);
  const say = talk("support");
  say("the app is slow");
  expect(say("it doesn't work").text).toMatch(/^Step 2 of 3/);
});

test("the current ticket is escalated without its number, and an offered one is opened", () => {
  const say = talk("support");
  say("status of ticket PL-1987");
  expect(say("escalate").text).toMatch(/^PL-1987 now has priority critical/);
  const attacked = talk("support");
  attacked("I think we were hacked");
  const critical = attacked("yes open it");
  expect(critical.text).toMatch(/^Ticket PL-\d+ is open, with priority critical/);
  expect(critical.state.tickets[0]?.title).toBe("I think we were hacked");
});

test("a question about the last fact is answered with the relevant sentence, and no fact is repeated in full", () => {
  const say = talk("hospitality");
  const full = say("when is breakfast?").text;
  expect(say("and on sunday?").text).toBe(
    "On Saturday and Sunday breakfast is from 7:30 to 11:00.",
  );
  expect(say("how much is it").text).toMatch(/^Breakfast is \$16 per person[^.]*\.$/);
  expect(say("is it vegan").text).toMatch(/^Yes, vegan and gluten-free/);
  expect(say("when is breakfast?").text).toBe(`As I said: ${full}`);
});

test("a fact without the answer is not given in its place", () => {
  const say = talk("e-commerce");
  say("how do i pay");
  expect(say("with seashells?").text).toMatch(/^I don’t know that for certain\./);
});

test("“yes” accepts the only thing offered", () => {
  const say = talk("hospitality");
  say("I want to complain");
  expect(say("the man at breakfast was rude and slow").text).toMatch(
    /Shall I show you how to reach one\?$/,
  );
  expect(say("yes").handled).toBe("human_agent");
});

test("suggestions do not repeat what was just answered", () => {
  const say = talk("hospitality");
  say("when is breakfast?");
  say("is there parking?");
  say("a room for 2 from 12 december for 2 nights");
  expect(say("yes").reply.suggestions).toEqual(["When is check-in?"]);
});

test("“yes” within a sentence accepts the offer", () => {
  for (const yes of ["YES. CANCEL IT.", "yes cancel it and dont make me ask twice"]) {
    const say = talk("e-commerce");
    say("cancel BK-10517");
    expect(say(yes).text).toMatch(/^Confirmed/);
  }
});
