import { wordList } from "../../../understanding/word-list.ts";

/** Tells the end of a talk from what is to be changed or told. */

const closes = wordList`no (more|further|other) questions?, (that|this)('s| is| was| will be)( really)? (all|everything|it)( for (now|today))?( (i|we) (need|needed|wanted))?, nothing else, (please )?sign (me|us) up, (i|we)('m| am| are|'re) (all )?(done|finished|set), (see you|talk)( soon| later)?, good ?bye, bye( bye)?, have a (nice|good|great) (day|one|evening|weekend)`;
const courtesies = wordList`thanks?( you)?( so much| a lot| very much)?, thx, ty, cheers, ta, great, perfect, good, ok(ay)?, lovely, super, cool, no, nope, for (now|today|your help), then, and, so`;
const closing = new RegExp(
  `^(?:${courtesies}[\\s,.!–-]*)*${closes}(?:[\\s,.!–-]*${courtesies})*[\\s.!]*$`,
  "i",
);
/** “Thx, no more questions”, “great, sign me up”: the talk is at its end, and a text stays as it is. */
export const isClosing = (message: string): boolean =>
  closing.test(message.replace(/[’`]/g, "'").trim().slice(0, longestClosing));
const longestClosing = 90;
