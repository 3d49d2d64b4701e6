import { expect, test } from "vitest";
import { recordedAnswers } from "#content/chatbot-demo/recorded-answers.ts";
import { scenarioOf, scenarios } from "#content/chatbot-demo/scenarios.ts";
import {
  canContinue,
  canSend,
  chatFailedText,
  closedState,
  comeBack,
  type DemoAction,
  demoReducer,
  saveFailedText,
  talkOf,
} from "./demo-state.ts";

const after = (...actions: DemoAction[]) => actions.reduce(demoReducer, closedState);

const filledIn: DemoAction[] = [
  { type: "opened", visitor: undefined },
  { type: "nameTyped", name: "Ada" },
  { type: "emailTyped", email: "ada@example.com" },
  { type: "industryChosen", industry: "marketing" },
];
const chatting: DemoAction[] = [
  ...filledIn,
  { type: "chatStarted", opening: scenarioOf("marketing") },
];

test("the demo continues only when name, e-mail and industry are there", () => {
  expect(canContinue(after(...filledIn.slice(0, 3)))).toBe(false);
  expect(canContinue(after(...filledIn, { type: "nameTyped", name: "  " }))).toBe(false);
  expect(canContinue(after(...filledIn))).toBe(true);
  expect(canContinue(after(...filledIn, { type: "saveStarted" }))).toBe(false);
});

test("a failed save leads back to the form with everything that was typed", () => {
  const state = after(...filledIn, { type: "saveStarted" }, { type: "saveFailed" });
  expect(state).toMatchObject({
    view: "form",
    alert: saveFailedText,
    name: "Ada",
    email: "ada@example.com",
    industry: "marketing",
  });
});

test.each(scenarios)(
  "the chat of $title begins with its own welcome and three questions",
  (opening) => {
    const { id, welcomeMessage, starters } = opening;
    const { industry, messages, suggestions } = after({ type: "chatStarted", opening });
    expect(industry).toBe(id);
    expect(messages).toMatchObject([{ type: "bot", text: welcomeMessage }]);
    expect(suggestions).toEqual(starters);
  },
);

test("a chat can begin with an exchange, which is not a talk to come back to", () => {
  const example = recordedAnswers.lateArrival;
  const begun = after({ type: "chatStarted", opening: scenarioOf("hospitality"), example });
  expect(begun.messages).toMatchObject([
    { type: "bot" },
    { type: "user", text: example.asked },
    { type: "bot", text: example.answered, extras: { sources: example.sources } },
  ]);
  expect(new Set(begun.messages.map(({ id }) => id)).size).toBe(3);
  expect(talkOf(begun)).toBeUndefined();
});

test("a question is kept for the business it was chosen with until it is sent", () => {
  const chosen: DemoAction = { type: "industryChosen", industry: "support", question: "Why?" };
  const begun = after(chosen, { type: "chatStarted", opening: scenarioOf("support") });
  expect(begun.question).toBe("Why?");
  expect(demoReducer(begun, { type: "messageSent", text: "Why?" }).question).toBeUndefined();
  expect(after(chosen, { type: "industryChosen", industry: "marketing" }).question).toBeUndefined();
});

test("a returning visitor is known by name and e-mail", () => {
  const state = after({ type: "opened", visitor: { name: "Ada", email: "ada@example.com" } });
  expect(state).toMatchObject({ returning: true, name: "Ada", email: "ada@example.com" });
});

test("sending empties the input and waits; the reply ends the waiting", () => {
  const waiting = after(
    ...chatting,
    { type: "inputTyped", input: "Hi" },
    { type: "messageSent", text: "Hi" },
  );
  expect(waiting).toMatchObject({ input: "", loading: true });
  expect(canSend(waiting, "more")).toBe(false);
  const answered = demoReducer(waiting, {
    type: "replyArrived",
    reply: { message: { content: "User: Bot: Hello" } },
  });
  expect(answered.loading).toBe(false);
  expect(answered.messages.at(-1)).toMatchObject({ type: "bot", text: "Hello" });
});

test("a reply of another shape adds no message and ends the waiting", () => {
  const waiting = after(...chatting, { type: "messageSent", text: "Hi" });
  const state = demoReducer(waiting, { type: "replyArrived", reply: undefined });
  expect(state.messages).toEqual(waiting.messages);
  expect(state.loading).toBe(false);
});

test("after a failure the message can go out again without standing there twice", () => {
  const failed = after(
    ...chatting,
    { type: "messageSent", text: "Hi" },
    { type: "replyFailed", text: "Hi" },
  );
  expect(failed.messages.at(-1)).toMatchObject({ text: chatFailedText, failedText: "Hi" });
  const again = demoReducer(failed, { type: "messageSent", text: "Hi", again: true });
  expect(again.messages.filter((message) => message.type === "user")).toHaveLength(1);
  expect(again.messages.some((message) => message.failedText !== undefined)).toBe(false);
});

test("closing clears everything", () => {
  expect(after(...chatting, { type: "inputTyped", input: "Hi" }, { type: "closed" })).toEqual(
    closedState,
  );
});

test.each(["", "   ", "\n"])("%j is not sent", (text) => {
  expect(canSend(after(...chatting), text)).toBe(false);
});

test("text of a model grows beside the list and makes room for the finished reply", () => {
  const waiting = after(...chatting, { type: "messageSent", text: "Hi" });
  const growing = [
    { type: "textArrived", text: "Good " } as const,
    { type: "textArrived", text: "day" } as const,
  ].reduce(demoReducer, waiting);
  expect(growing).toMatchObject({ partial: "Good day", loading: true });
  expect(growing.messages).toEqual(waiting.messages);
  const done = demoReducer(growing, {
    type: "replyArrived",
    reply: { message: { content: "Good day." } },
  });
  expect(done).toMatchObject({ partial: "", loading: false });
  expect(done.messages.at(-1)?.text).toBe("Good day.");
});

test("someone who was too quick reads the specified words, and below them when it works again", () => {
  const note = comeBack(12);
  expect(note).toContain("again in 12 seconds.");
  expect(comeBack(1)).toContain("1 second.");
  expect(comeBack(700)).toContain("12 minutes.");
  expect(comeBack(undefined)).toBeUndefined();
  const unsaved = after(...filledIn, { type: "saveStarted" }, { type: "saveFailed", note });
  expect(unsaved).toMatchObject({ alert: saveFailedText, alertNote: note });
  expect(demoReducer(unsaved, { type: "saveStarted" })).toMatchObject({ alertNote: undefined });
  const unanswered = after(
    ...chatting,
    { type: "messageSent", text: "Hi" },
    { type: "replyFailed", text: "Hi", note },
  );
  expect(unanswered.messages.at(-1)).toMatchObject({ text: chatFailedText, note });
});

const answered: DemoAction[] = [
  ...chatting,
  { type: "messageSent", text: "Hello" },
  { type: "replyArrived", reply: { message: { content: "Hi." }, id: "k2" } },
];

test("feedback is shown with its reply, and removed if it could not be sent", () => {
  const judged = after(...answered, { type: "feedbackGiven", message: 3, helpful: true });
  expect(judged.messages.at(-1)).toMatchObject({ helpful: true, extras: { id: "k2" } });
  const failed = demoReducer(judged, {
    type: "feedbackGiven",
    message: 3,
    helpful: undefined,
    failed: true,
  });
  expect(failed.messages.at(-1)).toMatchObject({ feedbackFailed: true });
  expect(failed.messages.at(-1)?.helpful).toBeUndefined();
});

test("a closed conversation can be resumed with all its messages", () => {
  expect(talkOf(after(...chatting))).toBeUndefined();
  const talk = talkOf(after(...answered, { type: "messageSent", text: "And?" }));
  expect(talk?.messages.map(({ text }) => text).slice(1)).toEqual(["Hello", "Hi."]);
  if (!talk) throw new Error("There is a talk.");
  const visitor = { name: "Ada", email: "ada@example.com" };
  const resumed = after(
    { type: "closed" },
    { type: "opened", visitor },
    { type: "talkResumed", talk },
  );
  expect(resumed).toMatchObject({ view: "chatbot", industry: "marketing", name: "Ada" });
  expect(resumed.messages).toHaveLength(3);
});
