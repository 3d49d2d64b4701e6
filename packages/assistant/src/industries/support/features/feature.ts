import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** What is asked of a feature. */
export type FeatureAspect =
  | ("phone" | "guests" | "who" | "sees" | "limit" | "price" | "undo" | "team" | "bulk" | "auto")
  | ("export" | "told" | "safe" | "where" | "how" | "has");

/**
 * A feature of the product with what is asked of it. Sample data; what every feature has in common stands in
 * `common.ts`.
 */
export type Feature = {
  /** Its name within a sentence: “repeating tasks”. */
  label: string;
  /** The section of the facts that it is shown under. */
  section: string;
  /** Matches its name in a message in plain words, and nothing else. */
  named: RegExp;
  /** How an answer is recorded where a matter goes on with it; otherwise as a feature. */
  ofMatter?: true;
  /** Other words of questions about it. */
  beside?: RegExp;
  /** Each answer complete in itself; `has` begins with yes, no or partly. */
  answers: { has: string; how: string } & Partial<Record<FeatureAspect, string>>;
};

const things = wordList`tasks?, cards?, projects?, boards?, list, lists, workspace, team, plumbline, product, software, tool, system, app, account, office, company, new`;

type More = { section?: string; beside?: string; ofMatter?: true };

/** Makes a feature of data that are written for it alone. */
export const feature = (
  label: string,
  named: string,
  answers: Feature["answers"],
  { section = "feature_question", beside, ofMatter }: More = {},
): Feature => ({
  ...(ofMatter && { ofMatter }),
  label,
  section,
  named: anywhere(named),
  beside: anywhere(beside === undefined ? things : `(?:${things}|${beside})`),
  answers,
});

/** Makes a feature of a task, with what holds for whatever is done on tasks. */
export const ofTask: typeof feature = (label, named, answers, more) =>
  feature(
    label,
    named,
    {
      who: "Anyone who can change the task: members in every open project, guests where it’s shared with them. Viewers can only read.",
      guests: "Guests can, in the projects shared with them; viewers can only look.",
      told: "Anyone assigned to the task or following it is notified under their bell.",
      bulk: "In the list, yes: select several, then change them together, up to 500 at a time. You can undo it with “History”.",
      undo: "Use “⋯”, “History” on the task, “Take back”; Ctrl+Z (Cmd+Z) works right after, too.",
      safe: "You won’t lose anything: “⋯”, “History” on the task keeps what was there before.",
      ...answers,
    },
    more,
  );

/** Makes a feature of a project, with what holds for its settings. */
export const ofProject: typeof feature = (label, named, answers, more) =>
  feature(
    label,
    named,
    {
      guests:
        "Guests can see it in the projects shared with them; the settings are for its lead and owners.",
      who: "Everybody in the project can look at it; its settings are for its lead and owners.",
      ...answers,
    },
    more,
  );
