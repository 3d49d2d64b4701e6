import { expect, test } from "vitest";
import { cachedModel } from "../../training/cached-model.ts";
import { scenarios } from "../industries/scenarios.ts";
import { sampleHost } from "../sample-host.ts";
import { createUnderstander } from "../understanding/understand.ts";
import { read } from "./reading.ts";
import { freshState, type Incoming } from "./types.ts";

const understander = createUnderstander(await cachedModel());
const incoming: Incoming = {
  message: "is breakfast included",
  industry: "hospitality",
  visitor: { name: "Mara Vogt", email: "mara@client.example" },
  now: new Date(2026, 10, 28, 12),
  host: sampleHost,
  readings: new Map(),
};
const reading = (state = freshState(), one = incoming) =>
  read(understander, scenarios.hospitality, state, one);

test("a message is read once in a conversation", () => {
  expect(reading(freshState())).toBe(reading(freshState()));
});

test("it is read anew in another conversation, without vectors, and for another reply", () => {
  const first = reading();
  expect(reading({ ...freshState(), topic: "harbour" })).not.toBe(first);
  expect(reading(freshState(), { ...incoming, vectorOf: () => undefined })).not.toBe(first);
  expect(reading(freshState(), { ...incoming, readings: new Map() })).not.toBe(first);
});
