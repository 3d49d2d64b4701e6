import { wordList } from "../../understanding/word-list.ts";

const told = wordList`said, asked, meant, want(ed)?, need(ed)?, wrote, had in mind`;
const about = "(?: (?:for|about|of|you|to(?: know)?))?";
const did = wordList`(did not|didn't|never|was not|wasn't|don't|do not)`;

/** What people say who were misread, naming no subject: “that’s not what I asked”, “you didn’t answer my question”. */
export const misread = wordList`
  ((that|this|it)(('s| is| was|s)? not| isn't| wasn't) |not )(my question|the question|an answer|what (i|we) ${told}${about}|what (i|we)( am|'m| was| are|'re| were) (asking|looking|talking)${about}),
  you ${did} (answer|listen|read)( to)?( me| my question| that| it)?,
  (you( have| had|'ve)? )?(misunderstood|misread|misheard)( me| that| it| my question)?,
  ((you are|you're|you were|still) )?not (answering|listening)( to)?( me| my question| that| it)?,
  (i|we) (did not|didn't|never) (say|said|ask(ed)?)( for| about)? (that|this|it)
`;

const leaves = wordList`(did not|didn[’']?t|never|still have not) (answer|say|mention|tell me), left out, forgot, missed, skipped, ignored`;
/** “You didn’t answer the colours”, “you left out the cost”: asks for them once more, in its last group. */
export const leftOut = new RegExp(
  `^(?:you|u) (?:${leaves})(?: about| my question about)? (?<what>(?:the|my|our) (?!questions?\\b)\\p{L}[\\p{L} -]{2,40})$`,
  "iu",
);
