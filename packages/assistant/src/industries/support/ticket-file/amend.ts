import { contentWords } from "../../../dialogue/message/focus.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { whole, wordList } from "../../../understanding/word-list.ts";
import { noteWords } from "../tickets/note-words.ts";
import { cutAt } from "../tickets/ticket-subject.ts";
import { answeredIn } from "../tickets/urgency.ts";
import { alreadyRight, corrected, correctionIn } from "./corrections.ts";
import {
  contentsOf,
  fileInHand,
  isSpokenOf,
  longestQuote,
  type TicketFile,
  textOf,
  withFile,
} from "./file.ts";
import { isAsked, namesOnly, saidOf, sentencesIn, statementsIn, wordsOf } from "./told.ts";
import { type FileWish, fileWish } from "./wishes.ts";

/** Reads, adds to and corrects the text of a ticket: one of this conversation, or a sample that was looked up. */

/** What was done so far for a message: the ticket as it is now, what to say, and what is left to answer. */
type Progress = {
  readonly file: TicketFile;
  readonly says: readonly string[];
  readonly rest: readonly string[];
  /** Whether the last sentence added something, which the next may go on with. */
  readonly adding: boolean;
};

/** Carries out, in order, what a message wants with the text of a ticket; what else it asks is answered next. */
export function amendsTicket(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  if (state.flow?.name === "ticket" || state.before === "ticket_note") return undefined;
  const file = fileInHand(turn);
  if (!file) return undefined;
  const spoken = isSpokenOf(state, file.number);
  const sentences = sentencesIn(message);
  const begun: Progress = { file, says: [], rest: [], adding: false };
  const done = sentences.reduce(
    (so, sentence, at) => next(so, { sentence, before: sentences.slice(0, at), turn, spoken }),
    begun,
  );
  if (done.says.length === 0) return undefined;
  const { number, own } = file;
  const rest = done.rest.join(" ");
  const outcome: Outcome = {
    handled: own ? "flow:ticket" : done.file === file ? "ticket_read" : "ticket_noted",
    state: done.file === file ? aside(state) : withFile(aside(state), done.file),
    whole: true,
    reply: say(done.says.join(" "), {
      source: "supportTickets",
      next: [`What does ${number} say?`, person.send],
    }),
  };
  return rest === "" ? outcome : { ...outcome, rest };
}

/** Returns the note that has these words. */
const noteWith = ({ told, title }: TicketFile, words: string): string =>
  cutAt([...told, title].find((note) => note.includes(words)) ?? words, longestQuote);

type Sentence = {
  readonly sentence: string;
  readonly before: readonly string[];
  readonly turn: Turn;
  readonly spoken: boolean;
};

function next(so: Progress, { sentence, before, turn, spoken }: Sentence): Progress {
  // “Can you correct that” belongs to the correction before it.
  if (so.says.length > 0 && leadsBack.test(plainWords(sentence))) return so;
  const wish = fileWish(sentence, spoken);
  if (wish) return carriedOut(so, wish, { before, turn });
  const text = textOf({ title: so.file.title, told: [...so.file.told] });
  const holds = so.file.own || so.file.told.length > 0;
  const correction = spoken && holds ? correctionIn(sentence, text) : undefined;
  if (correction) {
    const told = so.file.told.map((note) => corrected(note, correction));
    const title = so.file.own ? corrected(so.file.title, correction) : so.file.title;
    const file = { ...so.file, told, title };
    const now = `Corrected: ${file.number} now says “${noteWith(file, correction.right)}”.`;
    return { ...so, file, says: [...so.says, now], adding: false };
  }
  const right = spoken ? alreadyRight(sentence, text) : undefined;
  if (right !== undefined)
    return {
      ...so,
      says: [...so.says, `${so.file.number} says “${noteWith(so.file, right)}”.`],
      adding: false,
    };
  const told = statementsIn(sentence);
  // “Tell them I am Ruth. The video is for 4 December.”: the second sentence goes in as well.
  if (so.adding && told.length > 0) return added(so, told);
  // “Put that in the ticket, and that the invoice is number 118?”
  if (so.adding && that.test(sentence))
    return added(so, [noteWords(sentence.replace(that, "")).replace(/[\s.?]+$/, "")]);
  return isAsked(sentence) ? { ...so, rest: [...so.rest, sentence], adding: false } : so;
}

const leadsBack = whole(
  wordList`((can|could|would|will) you )?(correct|change|fix|update|amend|put right|note|add)( (it|that|this))?( (in|to) (it|there|the ticket))?`,
);

const that = /^(?:and )?that\s+/i;

function carriedOut(
  so: Progress,
  wish: FileWish,
  { before, turn }: Pick<Sentence, "before" | "turn">,
): Progress {
  const { file } = so;
  const says = (text: string): Progress => ({ ...so, says: [...so.says, text], adding: false });
  const shown = so.says.some((text) => text.includes(contentsOf(file)));
  switch (wish.does) {
    case "read":
      return shown ? so : says(`${file.number} says: ${contentsOf(file)} Shall I add something?`);
    case "confirm":
      return file.told.length === 0 ? so : says(`Yes, it’s in ${file.number}: ${contentsOf(file)}`);
    case "priority": {
      const on = file.state === "escalated" ? " and is with the lead on duty" : "";
      const text = `${file.number} has priority ${file.priority}${on}: first answer ${answeredIn(file.priority)}.`;
      return so.says.includes(text) ? so : says(text);
    }
    case "status":
      // A ticket without notes is looked up as it is.
      return file.own || file.told.length === 0
        ? so
        : says(
            `${file.number}, “${file.title}”: ${file.state}. ${file.note ?? ""} Your note is in it: “${cutAt(file.told.join("; "), longestQuote)}”.`,
          );
    case "cut":
      return without(so, wish.what);
    case "add": {
      const told =
        wish.what === undefined
          ? before.flatMap(statementsIn)
          : [noteWords(wish.what).replace(/[\s.]+$/, "")];
      const earlier = turn.state.exchanges.at(-1)?.visitor ?? "";
      const notes = told.length > 0 ? told : statementsIn(earlier);
      if (notes.length === 0)
        return file.told.length === 0 ? so : says(`${file.number} says: ${contentsOf(file)}`);
      // “The invoice correction” is what was said of it.
      const [only] = notes;
      const earlierSaid =
        only !== undefined && notes.length === 1 && namesOnly(only)
          ? saidOf(turn.state, only, false)
          : undefined;
      if (only !== undefined && earlierSaid !== undefined)
        return added(so, [`${only}: ${earlierSaid}`]);
      const known = notes.every((note) =>
        wordsOf(note).isSubsetOf(wordsOf(textOf({ ...file, told: [...file.told] }))),
      );
      return known ? says(`That’s in ${file.number}: ${contentsOf(file)}`) : added(so, notes);
    }
  }
}

function added({ file, says, rest }: Progress, notes: readonly string[]): Progress {
  const text = notes.join("; ");
  const last = says.at(-1);
  const lead = `I’ve added this to ${file.number}: “`;
  const all =
    last?.startsWith(lead) === true
      ? [...says.slice(0, -1), `${last.slice(0, -2)}; ${text}”.`]
      : [...says, `${lead}${cutAt(text, longestQuote)}”.`];
  return { file: { ...file, told: [...file.told, ...notes] }, says: all, rest, adding: true };
}

/** Half of the words that describe a note must be in it. */
const share = 0.5;

/** Takes out the note that is meant: the last one, or the one with most of the words. */
function without(so: Progress, what: string): Progress {
  const { file } = so;
  const words = contentWords(what.toLowerCase()).filter((word) => !ofNotes.test(word));
  const held = (note: string): number =>
    words.filter((word) => note.toLowerCase().includes(word)).length;
  const best = file.told.toSorted((a, b) => held(b) - held(a))[0];
  const meant =
    words.length === 0
      ? /\blast\b/i.test(what)
        ? file.told.at(-1)
        : undefined
      : best !== undefined && held(best) >= words.length * share
        ? best
        : undefined;
  if (meant === undefined) return so;
  return {
    ...so,
    file: { ...file, told: file.told.filter((note) => note !== meant) },
    says: [...so.says, `Taken out of ${file.number}: “${cutAt(meant, longestQuote)}”.`],
    adding: false,
  };
}
const ofNotes = /^(?:bit|part|note|line|sentence|thing|detail|last|first|ticket|pl-?\d*)s?$/;
