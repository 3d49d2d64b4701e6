import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "we have Business, which functions disappear if we downgrade",
  "what would we lose on team compared to business",
  "whats not included in team that business has",
  "i want to know what we give up going from business to team",
])("features lost on a smaller plan are listed from the records: %s", (message) => {
  expect(talk("support")(message).text).toMatch(
    /(?:Going from Business to Team, you lose|Business also has) single sign-on \(SAML\) and a sign-in log/,
  );
});

test("a downgrade is confirmed with where and from when, and its losses can be asked in a few words", () => {
  const say = talk("support");
  expect(say("could we go down to a cheaper plan? we are 7 people").text).toMatch(
    /^Yes, an owner.*end of the paid period/,
  );
  expect(say("and what goes away then").text).toMatch(
    /Going from Business to Team, you lose.*With 7 people, Free is too small: it covers 3/,
  );
  expect(say("and could we move up again next spring").text).toMatch(/takes effect right away/);
});

test("an upgrade takes effect at once, and what it adds is listed", () => {
  const say = talk("support");
  expect(say("how can we upgrade to the bigger plan").text).toMatch(/takes effect right away/);
  expect(say("what do we get more then").text).toMatch(
    /Team adds API.*Business adds .*on top of that/,
  );
});

test.each([
  ["4 people, so 36 a month?", /^Right: Team for 4 people is \$36/],
  ["10 users is 160 then", /^Right: Business for 10 people is \$160/],
  ["on team 5 people makes 50", /^Not quite: Team for 5 people is \$45/],
])("a calculation is checked: %s", (message, text) => {
  const say = talk("support");
  say("what do the plans cost");
  expect(say(message).text).toMatch(text);
});

test.each([
  "will i lose my tasks when i reinstall the app",
  "what happens to the files when somebody leaves",
  "what did i miss in the project last week",
  "which team has the most open tasks",
])("is not a change of plan: %s", (message) => {
  expect(talk("support")(message).handled).not.toBe("plan_change");
});

test("the savings of a cheaper plan are calculated for the team, and per year on request", () => {
  const say = talk("support");
  say("is business worth the money for 12 people");
  expect(say("we dont need single sign-on").text).toMatch(
    /^In that case Team is enough.*only adds a sign-in log/,
  );
  expect(say("and what do we save with team").text).toMatch(
    /saves \$84 a month for 12 people, \$1,008 a year/,
  );
  expect(say("per year").text).toMatch(/saves \$1,008 a year/);
});

test("keeping a plan does not open a ticket", () => {
  const say = talk("support");
  say("does the board understand klingon in our plan");
  expect(say("ok we stay on team then").state.tickets).toEqual([]);
});
