import { anywhere, wordList } from "../../understanding/word-list.ts";
import { say } from "../reply/reply.ts";
import type { Rule } from "./rule.ts";

const wantTo = wordList`want, wish, going, gonna, wanna, like, trying, planning`;
const toDie = wordList`die, (kill|hurt|harm)(ing)? myself, end(ing)? (my life|it all)`;
const despair = anywhere(wordList`
  i('m| am)?\b.{0,12}\b${wantTo}\b.{0,12}\b${toDie}, kill myself, suicidal,
  (he|she|they|my \w+)\b.{0,12}\b(wants? to|tr(ies|ied|ying) to|(is|are) (going|planning) to|threatens to) (kill|hurt|harm) (himself|herself|themsel\w+),
  (he|she|my \w+) wants to die,
  (commit(ting)?|attempt(ed|ing)?|talk(s|ed|ing)? (about|of)|think(s|ing)? (about|of)|threaten(s|ed|ing)?) suicide, end my life,
  (no|any) reason to live, (do not|don't|dont) want to (live|be alive)
`);

/**
 * Replies to a visitor who expresses suicidal thoughts, with the helplines of the countries that the site addresses:
 * https://988lifeline.org, https://telemanas.mohfw.gov.in and the common European number,
 * https://www.befrienders.org.
 */
export const hopeless: Rule = (_scenario, { message }) =>
  despair.test(message)
    ? {
        handled: "despair",
        alone: true,
        reply: say(
          "I’m only a bot, and you deserve to talk to a person about this. Please call one now: 988 in the United States, 14416 in India, 116 123 in many European countries. If you might hurt yourself right now, call 112 or 911, or go to someone near you.",
        ),
      }
    : undefined;

const brokenBone = wordList`(burn(ed|t)|scalded|cracked|broke|broken) (my|his|her|their) (\w+ )?`;
const partOfBody = wordList`arm, leg, hand, head, face, skull, neck, back, wrist, ankle, foot`;
const child = wordList`child, kid, baby, boy, girl, son, daughter, toddler`;
const relative = wordList`${child}, wife, husband, mother, mum, mom, father, dad, friend, partner, girlfriend, boyfriend, brother, sister, colleague, grand(ma|pa|mother|father)`;
const somebody = wordList`man, woman, person, guy, someone, somebody, stranger, he, she`;
const unknown = wordList`man, woman, guy, someone, somebody, stranger, drunk, thief`;
const anybody = wordList`${somebody}, (my|our|his|her|their) (\w+ )?${relative}, (a|the) (\w+ )?(guest|lady|${child})`;
const closedIn = wordList`lift, elevator, sauna, steam room, stairwell, staircase, bathroom, toilet, cellar, basement`;
const burns = wordList`room, house, building, hotel, kitchen, curtains?, bin, bed, kettle, socket, heater, lamp, oven, stove, battery, charger, phone, laptop, hair`;
/** The end of the sentence: “she does not move tasks” does not match. */
const end =
  "(?=\\s*(?:$|[,.;!?]|(?:at all|any ?(?:more|where)|and|please|help|now|since|(?:in|at|on) the|[hs]?he)\\b))";

/** Someone is hurt, or does not respond. */
const hurt = wordList`
  unconscious, passed out, (not|stopped|isn't) breathing, (can't|cannot|can not) breathe, allergic shock,
  anaphyla\w+, turn(ed|ing) blue, no pulse,
  blood everywhere, bleeding (badly|heavily|a lot|everywhere|out), chest pains?,
  (has|had|having) a (heart attack|stroke|seizure), gone into labou?r,
  is choking, overdosed?, too many (pills|tablets|painkillers), swallowed (poison|bleach|pills|a battery),
  is drowning\b(?! in (?!the (pool|sea|lake|water))),
  ${brokenBone}${partOfBody}\b(?! (bag|blender|mixer|rest)),
  ${anybody} (is|was|seems|lies there) unresponsive,
  ${anybody}( [a-z ]{0,30} and)? (will not|won't|does not|doesn't|is not|isn't|can't|cannot) (wak(e|ing) up|mov(e|ing)|get up)${end},
  ${anybody} (is lying|lies|lay|is sitting|sits)\b.{0,40}\b(no|not|doesn't|didn't|won't) (answer|react|respond|mov)\w*,
  beating (up|me|us|him|her), (call|send|get|need) (me |us |him |her )?(an? )?(ambulance|paramedics?|fire brigade)
`;
/** Someone is threatened, trapped or missing. */
const threatened = wordList`
  ${somebody}\b.{0,40}\b(has|with|pulled) a (gun|knife),
  ${somebody}\b.{0,20}\b(threaten(s|ed|ing)|attack(s|ed|ing)|following) (me|us)\b(?! (on|with an? (bad )?review)),
  (am|are|being|was|were|got|been) (mugged|attacked|assaulted|stabbed|robbed(?! (by|of)\b)), ${somebody} robbed (me|us),
  (intruder|burglar|stranger) (is )?in (my|our|the) (room|suite|house),
  ${unknown}\b.{0,20}\b(tr(y|ies|ied|ying) to (get|come|break)|got|broke|broken|breaking) (in|into) (my|our|the) (room|suite|house),
  (my|our) (\w+ )?${child} (is|has been|has gone|went) (missing|kidnapped)\b(?! (from|in|on)), (can't|cannot|can not) find (my|our) (\w+ )?${child}${end},
  (trapped|stuck|locked|shut) (in|inside) (the|a|an|your|our|this) ${closedIn}, (trapped|locked) (in|inside) (my|our|the) room
`;
/** The building is on fire, or filling with water or gas. */
const burning = wordList`
  (${burns}|it) ((is|are|was) (on fire|in flames)|(has |have |just )?caught fire), (i|we) (can )?smell gas, smells of gas (in|on) (the|our|my), there('s| is) a gas leak,
  (smoke|flames|sparks) (is |are )?(coming|pouring) (out|from|in|into|through|under), smoke everywhere,
  sparks (from|out of|in) (the|a|our|my) (socket|outlet|plug|wall|lamp|light|kettle|heater|cable),
  (fire|smoke) (alarm|detector) (is |keeps |has been )?(going off|ringing|went off), flood(ed|s|ing)?\b.{0,40}\b(can't|cannot|can not) get out
`;
const bodies = anywhere(wordList`${hurt}, ${threatened}, ${burning}`);

/** “Your prices nearly gave me a heart attack.” */
const figureOfSpeech =
  /\b(?:gave|give|giving|nearly|almost|joke|kidding|campaign|cancel\w*|refund\w*|money back|booking|booked|reservation|yesterday|last (?:week|month))\b/i;

/** Replies if someone is hurt or in danger, whatever the demo is about: without guessing, asking back or declining. */
export const danger: Rule = (_scenario, { message }) =>
  bodies.test(message) && !figureOfSpeech.test(message)
    ? {
        handled: "emergency",
        alone: true,
        reply: say(
          "Call 112 or 911 now, and get help from anyone near you. This is a demo, so no one is reading along and it can’t send help.",
        ),
      }
    : undefined;
