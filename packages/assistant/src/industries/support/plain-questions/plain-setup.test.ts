import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (earlier: string, message: string): string => {
  const say = talk("support");
  say(earlier);
  return say(message).text;
};

test.each([
  ["please delete my account", "“Profile”, “Delete account”"],
  ["how do I close my own account", "“Profile”, “Delete account”"],
  ["I'd like to remove my profile", "“Profile”, “Delete account”"],
  ["can I be in two teams with one address?", "several teams"],
  ["is a second workspace possible", "several teams"],
  ["we run several companies, separate workspaces?", "several teams"],
  ["is plumbline down?", "status page is green"],
  ["are you guys offline", "status page is green"],
  ["can I see who read my task", "views aren’t recorded"],
  ["how do I get the app in spanish", "“Profile”, “Language”"],
  ["trello is cheaper than you", "Free covers 3 people"],
])("“%s” is answered", (message, stated) => {
  expect(talk("support")(message).text).toContain(stated);
});

test.each([
  ["we would like okta for sign-in", "do passwords still work?", "“Demand it”"],
  ["is there sso", "what if the provider is offline", "for emergencies"],
  ["saml with entra please", "does it create the accounts?", "first sign-in"],
  ["do you have single sign-on", "how long does it take to set up", "Half an hour"],
  ["how do I invite my aunt", "I can not find settings", "bottom of the sidebar"],
  ["how do I add a colleague", "where is people?", "bottom of the sidebar"],
  ["how much storage do we get", "per user?", "100 GB for each person"],
  ["the storage is nearly used", "which files take the most?", "files by size"],
  ["can we have two workspaces", "is it one bill", "its own plan and bill"],
  ["how many rules can I have", "do they run for existing tasks", "from then on"],
  ["my automation did nothing", "is there a log?", "“Last runs”"],
  ["where are the hours of my team", "by customer?", "grouped"],
  ["can I track time", "and as excel?", "“Export” on the report"],
  ["do you have timesheets", "can they change entries later", "“History”"],
  ["you charged my card", "but I have no account", "shall I open one?"],
  ["my card was declined", "where do I enter the new one", "“Try again”"],
  ["do you have an api", "where are the docs?", "OpenAPI"],
  ["is there an api", "and with free?", "Team and Business"],
  ["the import made duplicates", "how do I get rid of them", "takes out one whole import"],
])("after “%s”, “%s” is answered", (earlier, message, stated) => {
  expect(after(earlier, message)).toContain(stated);
});

test.each([
  ["delete the team's account", "“Profile”, “Delete account”"],
  ["my password was reset by someone", "“Demand it”"],
  ["how do I calm down my notifications", "status page is green"],
  ["who can see my tasks", "views aren’t recorded"],
])("“%s” is about something else", (message, stated) => {
  expect(talk("support")(message).text).not.toContain(stated);
});

test.each([
  ["the invitation never arrived", "yes the address is right"],
  ["the reset mail has not arrived", "my address is correct"],
  ["the screen is white", "can I change the address"],
])("after “%s”, “%s” asks for no order", (earlier, message) => {
  expect(after(earlier, message)).not.toMatch(/order|parcel/i);
});
