import type { ChatReply, ReplyCard, ReplyChoice } from "@brightkeel/contracts";
import { capitalLike, smallBehindColon } from "./capital.ts";
import type { Catalogue } from "./catalogue.ts";
import type { LanguageData } from "./language.ts";
import { hiddenNames } from "./template.ts";
import { marked } from "./typography.ts";

/** Maximum number of consecutive sentences covered by one translation. */
const mostTogether = 3;

/** Translates replies into another language. */
export type Localiser = {
  reply(reply: ChatReply, visitorNames: readonly string[]): ChatReply;
  /** Translates the text of a button, source or card; undefined if there is no translation. */
  label(english: string): string | undefined;
  /** Returns the sentences of a text that have no translation. */
  missing(text: string, visitorNames: readonly string[]): string[];
};

export function createLocaliser(catalogue: Catalogue, data: LanguageData): Localiser {
  const { onlyEnglish } = data;
  const openSentences = Object.entries(data.replies)
    .filter(([english]) => /<\d>/.test(english))
    .map(([english, text]) => ({ pattern: openPattern(english), text }));
  const known = (text: string) => catalogue.label(text) ?? inHalves(text);
  const label = (text: string) => known(text) ?? text;
  /** Translates both halves of a label such as “Sample shop: delivery options”. */
  function inHalves(text: string): string | undefined {
    const [left = "", right] = text.split(/(?<=:) /, 2);
    if (right === undefined) return undefined;
    const first = catalogue.label(left);
    const second = catalogue.label(right);
    return first && second && `${first} ${second}`;
  }

  /** Translates a line sentence by sentence; `text` is undefined where there is no translation. */
  function translated(line: string): { english: string; text: string | undefined }[] {
    const parts = sentencesOf(line);
    const out: { english: string; text: string | undefined }[] = [];
    for (let at = 0; at < parts.length; ) {
      let taken = 1;
      let text: string | undefined;
      for (let count = Math.min(mostTogether, parts.length - at); count > 0; count -= 1) {
        text = sentence(parts.slice(at, at + count).join(" "));
        if (text !== undefined) {
          taken = count;
          break;
        }
      }
      out.push({ english: parts.slice(at, at + taken).join(" "), text });
      at += taken;
    }
    return out;
  }

  /** Translates a sentence as a whole, or else in parts. */
  function sentence(english: string): string | undefined {
    return catalogue.sentence(english) ?? open(english) ?? inParts(english);
  }

  /**
   * Translates with an open pattern such as “<1> is not in the plan.”, whose placeholder accepts any translatable text.
   */
  function open(english: string): string | undefined {
    for (const { pattern, text } of openSentences) {
      const [, ...values] = pattern.exec(english) ?? [];
      if (values.length === 0) continue;
      const parts = values.map((value) => sentence(value) ?? catalogue.label(value));
      if (parts.every((part) => part !== undefined))
        return capitalLike(
          english,
          text.replace(/<(\d)>/g, (_all, at: string) => parts[Number(at) - 1] ?? ""),
        );
    }
    return undefined;
  }

  /**
   * Translates each part of “Back to your room: when …”, “Yes, …” or “a and b” separately, if all parts have a
   * translation.
   */
  function inParts(english: string): string | undefined {
    for (const { 0: mark, index } of english.matchAll(/: |; |, | and /g)) {
      if (catalogue.isValueAt(english, index)) continue;
      const isAnd = mark === " and ";
      const before = english.slice(0, index);
      const left =
        (isAnd ? undefined : catalogue.sentence(before + mark.trim())) ??
        withMark(catalogue.sentence(before) ?? open(before), isAnd ? "" : mark.trim(), data.id);
      if (left === undefined) continue;
      const rest = english.slice(index + mark.length);
      const said = sentence(rest);
      const right = said && mark === ": " && data.id !== "de" ? smallBehindColon(rest, said) : said;
      if (right !== undefined) return isAnd ? `${left} ${data.and} ${right}` : `${left} ${right}`;
    }
    return undefined;
  }

  const inLines = <Part>(text: string, each: (line: string) => Part): (Part | string)[] =>
    text.split(/(\n+)/).map((line) => (line.trim() === "" ? line : each(line)));

  function content(text: string): string {
    return inLines(text, (line) => {
      const [, bullet = "", rest = line] = /^(\s*(?:[-*•]|\d+\.)\s+)(.*)$/s.exec(line) ?? [];
      let out = "";
      let wasEnglish = false;
      for (const { english, text: ours } of translated(rest)) {
        const isEnglish = ours === undefined;
        const lead = isEnglish && !wasEnglish ? `${onlyEnglish} ` : "";
        out += `${out === "" ? "" : " "}${lead}${ours ?? english}`;
        wasEnglish = isEnglish;
      }
      return bullet + out;
    }).join("");
  }

  const cardOf = (card: ReplyCard): ReplyCard => ({
    ...card,
    title: label(card.title),
    ...(card.badge === undefined ? {} : { badge: label(card.badge) }),
    rows: card.rows.map((row) => ({
      ...row,
      label: label(row.label),
      value: value(row.value),
    })),
    ...(card.note === undefined ? {} : { note: content(card.note) }),
  });
  /** Translates lists such as “hiking, weekend, light” item by item. */
  const value = (text: string): string =>
    catalogue.label(text) ?? (text.includes(", ") ? text.split(", ").map(label).join(", ") : text);

  const choiceOf = (choice: ReplyChoice): ReplyChoice =>
    "send" in choice
      ? { label: label(choice.label), send: label(choice.send) }
      : { ...choice, label: label(choice.label) };

  return {
    label: known,
    reply(reply, visitorNames) {
      const hide = hideNames(visitorNames);
      const { message, sources, choices, suggestions, cards } = reply;
      return {
        ...reply,
        message: { content: hide.show(content(hide.from(message.content))) },
        ...(sources && {
          sources: sources.map((source) => ({ ...source, label: label(source.label) })),
        }),
        ...(choices && { choices: choices.map(choiceOf) }),
        ...(suggestions && { suggestions: suggestions.map(label) }),
        ...(cards && { cards: cards.map(cardOf) }),
      };
    },
    missing: (text, visitorNames) =>
      inLines(hideNames(visitorNames).from(text), (line) =>
        translated(line)
          .filter((part) => part.text === undefined)
          .map(({ english }) => english),
      ).flatMap((part) => (typeof part === "string" ? [] : part)),
  };
}

/**
 * Replaces the names of the visitor and the company with placeholder characters before translation, and restores them
 * afterwards.
 */
function hideNames(names: readonly string[]) {
  const known = [...new Set(names)]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, hiddenNames.length);
  const each = (text: string, change: (text: string, name: string, sign: string) => string) =>
    known.reduce((so, name, at) => change(so, name, hiddenNames[at] ?? ""), text);
  return {
    from: (text: string) => each(text, (so, name, sign) => so.replaceAll(name, sign)),
    show: (text: string) => each(text, (so, name, sign) => so.replaceAll(sign, name)),
  };
}

const withMark = (
  text: string | undefined,
  mark: string,
  id: LanguageData["id"],
): string | undefined =>
  text === undefined ? undefined : marked(id, text.replace(/[.]$/, ""), mark);

/** Converts “<1> is not in the plan.” into a regular expression. */
const openPattern = (english: string): RegExp =>
  new RegExp(`^${english.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/<\d>/g, "(.+?)")}$`, "i");

/** Splits a line into sentences. */
const sentencesOf = (line: string): string[] =>
  line.split(/(?<=[.!?…][”)]?)\s+(?=[\p{Lu}\p{N}“„(–$€\uE000-\uE003])/u);
