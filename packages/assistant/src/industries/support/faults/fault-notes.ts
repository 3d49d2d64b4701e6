import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** The cause of a fault, and the words that say a step of its guide is done or not possible. */
type FaultNotes = {
  why: string;
  /** One pattern per step. */
  done: readonly RegExp[];
};

const browsers = wordList`private, incognito, (other|another|different|second) browser, firefox, edge, safari, extensions?, ad ?-?block\w*`;
const reloads = wordList`reload\w*, refresh\w*, ctrl, f5, cache, restart\w*`;

/** By the intent of the fault. */
export const faultNotes: Readonly<Record<string, FaultNotes>> = {
  login_problem: {
    why: "Usually the browser is still sending an old cookie or a saved password; too many tries then lock the account for 15 minutes.",
    done: [
      anywhere(wordList`${browsers}, cookies?`),
      anywhere(wordList`forgot password, reset\w*, new password, the link`),
      anywhere(wordList`codes?, authenticator, clock`),
    ],
  },
  slow_performance: {
    why: "It’s usually a page half loaded from an earlier version, an extension that reads every page, or a board with more than 1,000 open tasks.",
    done: [
      anywhere(reloads),
      anywhere(browsers),
      anywhere(wordList`hide done, filter\w*, small board, few tasks`),
    ],
  },
  error_message: {
    why: "It’s usually a page that was open during a release and is half old, half new; an extension or a missing permission are next.",
    done: [
      anywhere(reloads),
      anywhere(browsers),
      anywhere(wordList`colleagues?, others?, everyone, everybody, teammates?, co-?workers?`),
    ],
  },
  phone_app: {
    why: "A phone keeps its own copy; it waits when the signal is weak, and an interrupted sync can leave that copy stuck while the browser is fine.",
    done: [
      anywhere(
        wordList`restart\w*, reboot\w*, swip\w+, closed (it|the app), off and on, switched off`,
      ),
      anywhere(wordList`updat\w+, latest, up to date, newest`),
      anywhere(wordList`re-?install\w*, deleted the app, install(ed)? (it )?again`),
    ],
  },
  notifications: {
    why: "Each account has its own: one may be set to “at once” while another on the same phone is set to “never” or “Do not disturb”.",
    done: [
      anywhere(wordList`preferences, bell, at once`),
      anywhere(
        wordList`settings, allowed, do not disturb, permission, turned on, switched on, (notifications?|alerts?) (are|is) (all )?(on|allowed|enabled)`,
      ),
      anywhere(wordList`re-?install\w*, signed out, logged out, spam`),
    ],
  },
  signed_out: {
    why: "A session is stored in a cookie: if that’s deleted, or your address changes as it does with a VPN, it ends.",
    done: [
      anywhere(
        wordList`cookies?, stay signed in, other browser, another browser, private, incognito`,
      ),
      anywhere(wordList`vpn, proxy`),
      anywhere(wordList`sso, single sign-? ?on, log of sign-? ?ins`),
    ],
  },
  data_loss: {
    why: "Someone with permission deleted or archived it, or a filter is hiding it; the project’s “History” shows who did what.",
    done: [
      anywhere(wordList`trash, bin`),
      anywhere(wordList`archived?, filters?, (right|wrong|same|correct) team`),
      anywhere(wordList`history, versions?`),
    ],
  },
};

const doneOrNot = anywhere(wordList`
  already, tried, did, done, checked, looked, reloaded, refreshed, logged out, signed out, closed, switched, have, was, is, are, no, not, nothing, neither, nor, can'?t, cannot, isn'?t, aren'?t, reinstalled, restarted, rebooted, updated, cleared, allowed, off, up to date, latest, both, same, either, as well, did nothing
`);

/** Returns the steps that a message says are done, of no use or not possible. */
export const stepsDone = (topic: string, plain: string): number[] =>
  doneOrNot.test(plain)
    ? (faultNotes[topic]?.done ?? []).flatMap((pattern, step) =>
        pattern.test(plain) ? [step] : [],
      )
    : [];

/** Whether a whole project or board is lost, for which an older version of a text does not help. */
export const wholeProject = (plain: string): boolean =>
  /\b(?:projects?|boards?|workspace|everything|all (?:of )?(?:it|our|my))\b/.test(plain) &&
  !/\b(?:text|description|overwr\w+)\b/.test(plain);
