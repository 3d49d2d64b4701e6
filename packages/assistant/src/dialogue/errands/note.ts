import type { ScenarioState, Turn } from "../types.ts";

/** What visitors add to what they have passed on, in their own words. */

/** The longest addition, in characters; it is cut between words. */
const longest = 240;
const most = 6;

/** Returns an addition as it may be shown and kept: in one line, without markup or addresses of pages. */
export function asNote(text: string): string {
  const note = text
    .replace(/https?:\S{0,200}|[<>“”"`*_[\]]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return note.length <= longest ? note : note.slice(0, note.lastIndexOf(" ", longest)).trimEnd();
}

export const withNotes = (
  state: Readonly<ScenarioState>,
  ...notes: readonly string[]
): ScenarioState => ({
  ...state,
  notes: [...new Set([...(state.notes ?? []), ...notes.filter((note) => note !== "")])].slice(
    -most,
  ),
});

/** Quotes a note in the visitor's words; they are not at hand where the conversation was put into English. */
export const quoted = ({ state }: Pick<Turn, "state">, note: string): string | undefined =>
  note === "" || (state.language !== undefined && state.language !== "en")
    ? undefined
    : `“${note}”`;
