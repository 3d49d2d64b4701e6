import { foreignLanguages } from "../../understanding/languages.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { unreadable } from "../fallbacks.ts";
import { person, say } from "../reply.ts";
import { foreignLanguage } from "./foreign-language.ts";
import { contactPage, type Rule } from "./rule.ts";

const ourNames = foreignLanguages.map(({ name }) => name).join("|");
const anyLanguage = wordList`
  ${ourNames}, chinese, japanese, arabic, russian, polish, turkish, korean, other languages?
`;
const speak = wordList`
  speak, talk, write, answer, understand, chat, reply, communicate, switch, translate, language
`;
const askedLanguage = anywhere(wordList`
  ${speak}\b.{0,30}\b${anyLanguage}, (which|what|other|how many) languages?\b.{0,20}\b(you|speak|understand)\w*
`);
export const language: Rule = (scenario, turn) => {
  if (askedLanguage.test(turn.message))
    return {
      handled: "language",
      reply: say(
        `I speak English only. For a bot of your own: ${turn.host.product.answers.languages.split(/(?<=[.])\s/)[0]} For another language here, a person helps.`,
        { choices: [contactPage, person], next: scenario.starters },
      ),
    };
  const foreign = foreignLanguage(turn.message);
  if (foreign === undefined) return undefined;
  const own = foreign.sentence === undefined ? "" : `${foreign.sentence} `;
  return {
    handled: "foreign",
    ...unreadable(
      scenario,
      turn,
      [
        `${own}I speak English only, and that looks like ${foreign.name}. Write to me in English, or a person can help: the contact page reaches us.`,
        `${own}As I know English only, I would misread you. In simple English, please, or by the contact page.`,
      ],
      [contactPage, person],
    ),
  };
};
