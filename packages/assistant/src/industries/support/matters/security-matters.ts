import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** A hole in the product that somebody found. */

const critical = "Open a critical ticket: a security hole to report";

export const securityMatters: readonly Matter[] = [
  {
    title: "A security hole to report",
    section: "security_incident",
    names: anywhere(wordList`
      (security )(hole|flaw|bug|issue|weakness|vulnerabilit(y|ies))( \w+){0,4} (found|discovered|report|reporting|noticed)?, vulnerabilit(y|ies), bug bounty, responsible disclosure, pen ?-?test (finding|result)s?, (found|discovered|report)( \w+){0,3} (exploit|xss|sql injection|hole|leak in your)
    `),
    not: anywhere(wordList`questionn?aires?, assessment, scan our, how (do|often)`),
    answer:
      "Thank you for telling us. Write to support@plumbline.example with “Security” in the subject, and say what you did and what you saw. A person answers within the hour, day and night. Shall I open a critical ticket instead?",
    offer: critical,
    asks: [
      asked(
        wordList`(bounty|reward|pay|paid|money)( \w+)?`,
        "I couldn’t find anything on a reward here; the person who answers can tell you.",
      ),
      asked(
        wordList`(encrypt\w*|pgp|gpg|key|secure way)( \w+)?`,
        "I couldn’t find a key for encrypted mail here: write without the details first, and the person will suggest a safe way.",
      ),
      asked(
        wordList`(publish|public|disclose|blog|tweet|post)( \w+)?`,
        "Please wait until it’s fixed; the person who answers will agree on a date with you.",
      ),
      asked(ways.howLong, "You’ll get a first answer within the hour, day and night."),
      asked(ways.who, "It’s the engineer on duty for security, in writing."),
    ],
  },
];
