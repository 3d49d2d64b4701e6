import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** What a link to a project shows, and to whom. */

export const linkMatters: readonly Matter[] = [
  {
    title: "A project shared by link",
    section: "permissions",
    names: anywhere(wordList`
      (who|what|anyone|anybody|people|everyone|everybody|they|others|outsiders|strangers?|clients?)( \w+){0,9} (the|a|by|with|via|through|over|my|our|public|share|sharing|read.?only) (public |share |sharing |read.?only )?link
    `),
    not: anywhere(
      wordList`invit\w+, reset, password (link|mail), expired, (do|does|did|is|can) not( \w+)?, broken, fails?, docs?, api, download, meeting, video, figma, drive`,
    ),
    answer:
      "Anyone who has the link can look at that one project, read-only and without an account. Under “Share”, “Link” you can set a password and an end date, or turn it off.",
    asks: [
      asked(
        wordList`(edit|change|write|comment|delete|add|work|only (look|read|view))( \w+)*`,
        "A link is read-only: no one can edit, comment or delete with it. Invite someone who should work on it as a guest, under “Share”, for free.",
      ),
      asked(
        wordList`(who|see|know|track|log|how (many|often))( \w+){0,4} (open\w*|look\w*|view\w*|click\w*|used)( \w+)*`,
        "Under “Share”, “Link” you can see how many times it was opened and when last, but not by whom. If you need names, invite people as guests.",
      ),
      asked(
        wordList`(password|protect\w*|end date|expire\w*|until)( \w+)*, (turn|switch|take)( \w+){0,3} off( \w+)*, ${ways.undo}, stop( \w+)?`,
        "Yes, under “Share”, “Link”: a password, an end date, and “Off”, after which it shows nothing.",
      ),
      asked(
        wordList`(other|all|rest|everything|more)( \w+){0,4}, (internal|private)( \w+)*`,
        "It shows that one project and nothing else from your team.",
      ),
      asked(ways.cost, "It’s free, on every plan."),
      asked(ways.who, "The project’s lead or an owner can make one."),
      asked(ways.where, "It’s “Share” at the top of the project, “Link”."),
    ],
  },
];
