import { setImmediate } from "node:timers/promises";
import type { ChatReply } from "@brightkeel/contracts";
import { shownName } from "../dialogue/reply/reply.ts";
import { type Step, step } from "../dialogue/step.ts";
import type { Incoming, ScenarioState } from "../dialogue/types.ts";
import { roomRecords } from "../industries/hotel/rooms/room-records.ts";
import { catalogue as products } from "../industries/shop/goods/catalogue.ts";
import { intents } from "../intents.ts";
import type { Understander } from "../understanding/understand.ts";
import { createCatalogue } from "./catalogue.ts";
import { createDetector } from "./detect.ts";
import { englishEvidence, othersEvidence } from "./evidence.ts";
import type { LanguageData, LanguageId, LanguagesData, TranslatedId } from "./language.ts";
import { createLocaliser, type Localiser } from "./localise.ts";
import { createTemplates, type Templates } from "./template.ts";
import { createTranslator, type Translator } from "./translate.ts";

/**
 * Wraps the English engine: translates each message into English before it, and each reply into the language of the
 * conversation after it.
 */
export type Languages = {
  /** Detects the language of a message, and returns the message and the conversation in English for the engine. */
  hear(before: Readonly<ScenarioState>, incoming: Incoming): Heard;
  /** Translates an English reply into the language of the conversation. */
  speak(reply: ChatReply, state: Readonly<ScenarioState>, incoming: Incoming): ChatReply;
};

export type Heard = { before: Readonly<ScenarioState>; incoming: Incoming; language: LanguageId };

/** Creates templates that treat the names of products and rooms as values. */
export const replyTemplates = (): Templates =>
  createTemplates([
    ...[...products.things, ...roomRecords.things].flatMap(({ name }) => [name, `${name}s`]),
    // The short name by itself, such as “Ridge 2”.
    ...products.things.map(({ name }) => /^\w+(?: \d+)?/.exec(name)?.[0] ?? name),
  ]);

type Language = {
  id: TranslatedId;
  data: LanguageData;
  translator: Translator;
  localiser: Localiser;
  sends: ReadonlyMap<string, string>;
};

/**
 * Creates the translation layer; without data the assistant speaks only English. Yields to the event loop after each
 * language, since loading one takes about 150 ms of CPU time.
 */
export async function createLanguages(
  data: LanguagesData,
  understander: Understander,
): Promise<Languages> {
  const create = languageCreator(understander);
  const all: Language[] = [];
  for (const one of data) {
    all.push(create(one));
    await setImmediate();
  }
  return joinLanguages(all, understander);
}

function languageCreator(understander: Understander): (data: LanguageData) => Language {
  const templates = replyTemplates();
  const isEnglish = englishEvidence(understander);
  return (data) => {
    const localiser = createLocaliser(createCatalogue(data, templates), data);
    return {
      id: data.id,
      data,
      translator: createTranslator(data, (word) => isEnglish(word) !== undefined),
      localiser,
      sends: new Map(
        intents.flatMap(({ send }) => {
          const text = localiser.label(send);
          return text === undefined ? [] : [[asPressed(text), send] as const];
        }),
      ),
    };
  };
}

function joinLanguages(all: readonly Language[], understander: Understander): Languages {
  const detect = createDetector(
    all.map(({ id, data, translator }) => ({ id, data, holds: translator.holds })),
    englishEvidence(understander),
  );
  const of = (id: LanguageId) => all.find((one) => one.id === id);

  return {
    hear(before, incoming) {
      const { message } = incoming;
      const spoken = before.language ?? "en";
      const pressed = pressedIn(of(spoken), before.last, message);
      const language =
        pressed === undefined
          ? detect(message, {
              before: spoken,
              isFirst: before.exchanges.length === 0,
              others: othersEvidence(message),
            })
          : spoken;
      const ours = of(language);
      const english =
        pressed ??
        ours?.sends.get(asPressed(message)) ??
        ours?.translator.english(message, incoming.industry) ??
        message;
      return {
        language,
        before: language === spoken ? before : { ...before, language },
        incoming: { ...incoming, message: english },
      };
    },
    speak(reply, state, { visitor, host }) {
      const ours = of(state.language ?? "en");
      if (!ours) return reply;
      const name = shownName(visitor.name);
      const names = [name, name.split(" ")[0] ?? "", state.calledName ?? "", host.company.name];
      return ours.localiser.reply(reply, names);
    },
  };
}

/** Answers a message in any of the languages. */
export function converse(
  languages: Languages,
  understander: Understander,
  state: Readonly<ScenarioState>,
  incoming: Incoming,
): Step {
  const heard = languages.hear(state, incoming);
  const answered = step(understander, heard.before, heard.incoming);
  const after = withLanguage(answered.state, heard.language);
  return { ...answered, state: after, reply: languages.speak(answered.reply, after, incoming) };
}

/** Carries the language over when “start again” resets everything else. */
export const withLanguage = (
  state: Readonly<ScenarioState>,
  language: LanguageId,
): Readonly<ScenarioState> =>
  state.language !== undefined || language === "en" ? state : { ...state, language };

const asPressed = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[¿¡?!.\s]+/g, " ")
    .trim();

/** Returns the English text of a button in the last reply if the message is the text it sends. */
function pressedIn(
  language: Language | undefined,
  last: ChatReply | undefined,
  message: string,
): string | undefined {
  if (!language || !last) return undefined;
  const sends = [
    ...(last.choices ?? []).flatMap((choice) => ("send" in choice ? [choice.send] : [])),
    ...(last.suggestions ?? []),
  ];
  return sends.find((send) => language.localiser.label(send) === message || send === message);
}
