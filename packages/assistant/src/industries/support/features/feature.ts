import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Aspects of a feature that can be asked about. */
export type FeatureAspect =
  | ("phone" | "guests" | "who" | "sees" | "limit" | "price" | "undo" | "team" | "bulk" | "auto")
  | ("export" | "told" | "safe" | "where" | "how" | "has");

/** A product feature with its answers. Sample data; `common.ts` has the default answers. */
export type Feature = {
  /** Its name within a sentence: “repeating tasks”. */
  label: string;
  /** The section of the facts under which it is shown. */
  section: string;
  /** Matches only its name in a message in plain words. */
  named: RegExp;
  /** Records its answers as those of a matter, so that the matter continues. */
  ofMatter?: true;
  /** Other words of questions about it. */
  beside?: RegExp;
  /** Each answer complete in itself; `has` begins with yes, no or partly. */
  answers: { has: string; how: string } & Partial<Record<FeatureAspect, string>>;
};

const things = wordList`tasks?, cards?, projects?, boards?, list, lists, workspace, team, plumbline, product, software, tool, system, app, account, office, company, new`;

type More = { section?: string; beside?: string; ofMatter?: true };

/** Creates a feature with only its own answers. */
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

/** Creates a feature of tasks, with the default answers for tasks. */
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

/** Creates a feature of projects, with the default answers for project settings. */
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
