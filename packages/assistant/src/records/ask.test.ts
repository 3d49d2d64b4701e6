import { expect, test } from "vitest";
import { ask } from "./ask.ts";
import type { Asked, Collection, Thing } from "./records.ts";

const thing = (id: string, kind: string, values: Thing["values"]): Thing => ({
  id,
  name: id,
  kind,
  named: new RegExp(`\\b${id}\\b`),
  values,
});

const boats: Collection = {
  things: [
    thing("heron", "canoe", { length: 5, dry: true }),
    thing("teal", "canoe", { length: 4, dry: false }),
    thing("gull", "raft", { length: 3 }),
  ],
  kinds: [{ id: "canoe", named: /\bcanoes?\b/, plural: "canoes" }],
  attributes: [
    {
      id: "length",
      asks: /\b(?:length|long)\b/,
      more: /\blongest\b/,
      less: /\bshortest\b/,
      than: ["longer", "shorter"],
      says: ({ values }) => `is ${values.length} m long`,
      shows: ({ values }) => `${values.length} m`,
      holds: ({ values }, wanted) =>
        wanted === undefined ? undefined : Number(values.length) >= wanted,
    },
    {
      id: "dry",
      asks: /\bdry\b/,
      says: ({ values }) =>
        values.dry === undefined ? undefined : values.dry ? "keeps dry" : "lets water in",
      holds: ({ values }) => (typeof values.dry === "boolean" ? values.dry : undefined),
    },
  ],
  compareBy: ["length"],
};

const asked = (plain: string, focus: Partial<Asked["focus"]> = {}): Asked => ({
  plain,
  question: true,
  focus: { thing: undefined, shown: [], ...focus },
  figures: {},
});
const [heron, teal] = boats.things;

test("superlatives are resolved within a kind and among the things shown", () => {
  expect(ask(boats, asked("which is the shortest canoe"))?.text).toMatch(/^The teal: .*4 m/);
  expect(ask(boats, asked("what is the shortest"))?.text).toMatch(/^The gull/);
  const shown = boats.things.slice(0, 2);
  expect(ask(boats, asked("which is the shortest", { shown }))?.things[0]).toBe(teal);
});

test("two things are compared in the attribute asked about, yes or no first", () => {
  expect(ask(boats, asked("is the teal longer than the heron"))?.text).toBe(
    "No, the heron is longer: 5 m against 4 m for the teal.",
  );
  expect(ask(boats, asked("compare teal and heron"))?.text).toBe("teal: 4 m. heron: 5 m.");
  expect(ask(boats, asked("which is shorter", { shown: boats.things.slice(0, 2) }))?.text).toMatch(
    /^The teal is shorter/,
  );
});

test("a question about one thing is answered with yes, no or the figure; “it” is the current thing", () => {
  expect(ask(boats, asked("is the heron dry"))?.text).toBe("Yes, the heron keeps dry.");
  expect(ask(boats, asked("is it dry", { thing: teal }))?.text).toBe(
    "No: the teal lets water in. The heron keeps dry.",
  );
  expect(ask(boats, asked("how long", { thing: heron }))?.text).toBe("The heron is 5 m long.");
  expect(ask(boats, asked("is the gull dry"))?.operation).toBe("unknown");
});

test("the things of a kind that have a property are listed, or the answer says there are none", () => {
  expect(ask(boats, asked("which canoe is dry"))?.text).toBe("The heron: it keeps dry.");
  expect(ask(boats, asked("any canoe with a length"))).toBeUndefined();
});

test("messages that ask for no recorded attribute are not answered", () => {
  for (const plain of ["is it dry", "can i pay later", "something longer", "under 4"])
    expect(ask(boats, asked(plain))).toBeUndefined();
});
