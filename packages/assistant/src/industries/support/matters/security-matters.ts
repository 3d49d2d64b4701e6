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
      "Thank you for telling us. Write to support@plumbline.example with “Security” in the subject: what you did and what you saw. A person answers within the hour, day and night. Shall I open a critical ticket instead?",
    offer: critical,
    asks: [
      asked(
        wordList`(bounty|reward|pay|paid|money)( \w+)?`,
        "Whether there is a reward is not on record here; the person who answers can say so.",
      ),
      asked(
        wordList`(encrypt\w*|pgp|gpg|key|secure way)( \w+)?`,
        "A key for encrypted mail is not on record here: write without the details first, and the person names a safe way.",
      ),
      asked(
        wordList`(publish|public|disclose|blog|tweet|post)( \w+)?`,
        "Please wait until it is closed; the person who answers agrees the day with you.",
      ),
      asked(ways.howLong, "A first answer within the hour, day and night."),
      asked(ways.who, "The engineer on duty for security, in writing."),
    ],
  },
];
