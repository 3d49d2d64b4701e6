import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Vulnerability reports, and who must use single sign-on. */

const sso = wordList`sso, saml, single sign-? ?on`;
const enforcing = wordList`enforc\w+, requir\w+, forc(e|ed|es|ing), mandator\w+, demand\w*, compulsory, oblig\w+, exempt\w*, exclud\w+, exclusion, excepti\w+, bypass\w*, opt(ing)? out, get around`;

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
  {
    title: "Requiring single sign-on",
    section: "login_problem",
    first: true,
    names: anywhere(
      wordList`(${enforcing})( \w+){0,9} ${sso}, ${sso}( \w+){0,6} (${enforcing}|for (everyone|everybody|all|some|only)|only for|optional|per (user|person|group|domain)), (sign-? ?in )?enforcement, demand it`,
    ),
    not: anywhere(
      wordList`(do|does|did|can) not( \w+)?, fails?|failed|error\w*|broken, locked out, how much, which plan, cost|price, certificates?, 2fa|mfa|two.?step, scim, how (do|can|to)( \w+)*, where`,
    ),
    answer:
      "Once an owner turns on “Demand it”, it applies to every member, with no exceptions for single people. Guests keep their own password, and owners keep one for emergencies.",
    asks: [
      asked(
        wordList`(guests?|external\w*|clients?|freelancers?|contractors?|agency|consultants?)( \w+)* (apply|applies|affected|must|need|have to|included|too|also|them), (apply|applies|affect\w*|includ\w+|cover\w*|count\w*)( \w+){0,4} (guests?|external\w*|clients?|freelancers?|contractors?), (what about|and|or) (the |our |my )?(guests?|external\w*|clients?|freelancers?|contractors?)`,
        "Guests aren’t in your system, so they keep using their own password, even when members have to use it.",
      ),
      asked(
        wordList`(exempt|exclud|except|exclusion|bypass|spare|skip|opt)\w*( \w+)*, leave( \w+){1,3} out, without (it|sso|saml), (one|single|some|certain|individual|particular|just) (accounts?|users?|persons?|people|members?|colleagues?|contractors?)( \w+)*`,
        "No, a member can’t be exempted. Invite someone outside your provider as a guest of the projects they need: guests keep their own password.",
      ),
      asked(
        wordList`domains?( \w+)*, (addresses|e-?mails?)( \w+)*`,
        "It goes by person, not by domain: it applies to every member, whatever their address, and to no guest.",
      ),
      asked(
        wordList`owners?( \w+)*, emergenc\w+, lock\w* (out|us|me)( \w+)*, (provider|okta|entra|idp)( \w+){0,3} (down|offline|fails?)`,
        "Owners keep a password and code for emergencies, so someone can always get in and turn “Demand it” off.",
      ),
      asked(
        wordList`(turn|switch)\w*( \w+){0,2} off( \w+)*, undo( \w+)*, go back`,
        "An owner turns “Demand it” off in the same place; everyone can then set a password with “Forgot password?”.",
      ),
      asked(
        ways.where,
        "It’s under “Settings”, “Security”, “Single sign-on”, “Demand it”, once the test has passed; only owners see it.",
      ),
      asked(
        wordList`(everyone|everybody|all|whole|whom|scope|apply|applies|affect\w*|members?)( \w+)*`,
        "It applies to every member, and to no guest; owners keep a password for emergencies.",
      ),
    ],
  },
];
