import { anywhere, wordList } from "../../understanding/word-list.ts";
import { say } from "../reply.ts";
import type { Rule } from "./rule.ts";

const wantTo = wordList`want, wish, going, gonna, wanna, like, trying, planning`;
const toDie = wordList`die, (kill|hurt|harm)(ing)? myself, end(ing)? (my life|it all)`;
const despair = anywhere(wordList`
  i('m| am)?\b.{0,12}\b${wantTo}\b.{0,12}\b${toDie}, kill myself, suicidal, commit(ting)? suicide, end my life,
  (no|any) reason to live, (do not|don't|dont) want to (live|be alive)
`);

/**
 * Somebody who does not want to live. The lines are those of the countries the site speaks to: https://988lifeline.org,
 * https://telemanas.mohfw.gov.in and the common European number, https://www.befrienders.org.
 */
export const hopeless: Rule = (_scenario, { message }) =>
  despair.test(message)
    ? {
        handled: "despair",
        alone: true,
        reply: say(
          "I am only a bot, and this deserves a person. Please call one now: 988 in the United States, 14416 in India, 116 123 in many countries of Europe. If you may hurt yourself this minute, call 112 or 911, or go to somebody near you.",
        ),
      }
    : undefined;

const brokenBone = wordList`(burn(ed|t)|scalded|cracked|broke|broken) (my|his|her|their) (\w+ )?`;
const partOfBody = wordList`arm, leg, hand, head, face, skull, neck, back, wrist, ankle, foot`;
const somebody = wordList`man, woman, person, guy, someone, somebody, stranger, he, she`;
const bodies = anywhere(wordList`
  unconscious, passed out, (not|stopped|isn't) breathing, (can't|cannot|can not) breathe, allergic shock,
  anaphyla\w+, turn(ed|ing) blue,
  blood everywhere, bleeding (badly|heavily|a lot|everywhere|out), chest pains?,
  (has|had|having) a (heart attack|stroke|seizure), gone into labou?r,
  is choking, overdosed?, too many (pills|tablets|painkillers), swallowed (poison|bleach|pills|a battery),
  is drowning\b(?! in (?!the (pool|sea|lake|water))),
  ${brokenBone}${partOfBody}\b(?! (bag|blender|mixer|rest)),
  (call|send|get|need) (me |us |him |her )?(an? )?(ambulance|paramedics?|fire brigade),
  ${somebody}\b.{0,40}\b(has|with|pulled) a (gun|knife)
`);

/** “Your prices nearly gave me a heart attack.” */
const figureOfSpeech = /\b(?:gave|give|giving|nearly|almost|joke|kidding|campaign)\b/i;

/** Somebody is hurt or in danger, whatever the demo is about: nothing is guessed, asked back or declined. */
export const danger: Rule = (_scenario, { message }) =>
  bodies.test(message) && !figureOfSpeech.test(message)
    ? {
        handled: "emergency",
        alone: true,
        reply: say(
          "Call 112 or 911 now, and get whoever is near you. This is a demo: nobody reads along, and it cannot send help.",
        ),
      }
    : undefined;
