import { person, say } from "../../../dialogue/reply/reply.ts";
import { aside, wasSaid, withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { withNote } from "../tickets/ticket-contents.ts";
import { answeredIn } from "../tickets/urgency.ts";

/** The authenticator phone is lost: a backup code or a person helps, a private window or a new password does not. */

const gone = anywhere(wordList`
  (lost|stolen|broke|broken|gone|dead|changed|new|replaced|wiped|reset|no longer have|do not have|no access to|without)( \w+){0,4} (phone|mobile|device|authenticator|number|codes?),
  (phone|mobile|device|authenticator)( \w+){0,4} (lost|stolen|broke|broken|gone|dead|wiped|new)
`);
const second = anywhere(
  wordList`2fa, mfa, two.?(factor|step), authenticator, (the|my|a|backup|(six|\d).?digits?|login|security|verification) codes?, code from`,
);
const lockedOut = anywhere(
  wordList`locked out, log ?in, sign ?in, get in, unlock, reset, remove (it|2fa|two)`,
);
const goesOn = anywhere(
  wordList`backup codes?, no codes?, (do not|never) (have|saved|save|had)( \w+){0,3}, owner, admin, only one, alone, nobody else, remove, turn( it)? off, what now, yes, no`,
);

const byOwner =
  /\b(?:colleague|another|other|second|she|he|they|boss|coworker)\b.*\b(?:owner|admin|help|reset|see|find|do it|button)\b/;
const alone = /\b(?:only|alone|no other|nobody else)\b/;
const noButton = /\b(?:not|no|where)\b.{0,16}\b(?:see|find|have|there|button)\b/;
const asksWhen = /\bhow (?:long|soon|fast|quick\w*)\b|^when\b|\bwhen (?:will|can|am|do)\b/;

const ofPassword =
  /\b(?:passwords?|reset (?:e-?mails?|mails?|links?|messages?)|wrong pw|sso|single sign-?on)\b/;
const lost =
  /\b(?:phone|mobile|device|authenticator|backup|2fa|mfa|two.?(?:factor|step)|lost|stolen)\b/;

const onlyPerson = "In that case only a person can let you in, once they know it’s you.";
/** The message that a “yes” sends. */
const ticket = "Open a ticket: two-step sign-in is lost, urgent";

export function lostSecondStep(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const stated = state.before === "second_step";
  // “I have no codes, it’s the password”: a denied cause is not the problem.
  if (!stated && ofPassword.test(plain) && !lost.test(plain)) return undefined;
  const says =
    gone.test(plain) &&
    (second.test(plain) || lockedOut.test(plain) || state.flow?.name === "tree");
  if (
    !says &&
    !(stated && byOwner.test(plain)) &&
    !(stated && asksWhen.test(plain)) &&
    !(stated && goesOn.test(plain) && plain.split(" ").length <= 12)
  )
    return undefined;
  if (stated && byOwner.test(plain) && !alone.test(plain))
    return {
      handled: "second_step",
      state,
      reply: say(
        noButton.test(plain)
          ? "Only owners can see it, behind “⋯” next to your name. If it’s missing, your colleague isn’t an owner: “Settings”, “People” lists who is. Or shall I open an urgent ticket?"
          : "Yes, in a minute: “Settings”, “People”, your name, “⋯”, “Reset two steps”. After that, sign in with your password and scan the code with the new phone.",
        {
          source: "supportSteps",
          choices: [{ label: "Open an urgent ticket", send: ticket }, person],
        },
      ),
    };
  if (stated && asksWhen.test(plain))
    return {
      handled: "second_step",
      state: withOffer(state, ticket),
      reply: say(
        "Within the hour, day and night, from the moment the ticket is open. Have an old invoice or a colleague’s name ready. Shall I open it now?",
        { source: "supportTickets", choices: [{ label: "Open an urgent ticket", send: ticket }] },
      ),
    };
  if (stated && /^(?:yes|ok)\b/i.test(message)) return undefined;
  const own = state.tickets.at(-1);
  if (own)
    return {
      handled: "flow:ticket",
      state: {
        ...state,
        tickets: withNote(state.tickets, own, "no code left"),
      },
      reply: say(
        `The fastest way is an owner of your team: “Settings”, “People”, your name, “Reset two steps”, which takes a minute. If you’re the only one, ${own.number} says so now: a person answers ${answeredIn(own.priority)}.`,
        { source: "supportSteps", choices: [person] },
      ),
    };
  return {
    handled: "second_step",
    // The steps for a wrong password do not help here.
    state: withOffer(aside(state), ticket),
    reply: say(
      stated
        ? wasSaid(state, onlyPerson)
          ? "That makes it quicker to check that it’s you. A person answers within 1 hour, day and night: shall I open the ticket now?"
          : `${onlyPerson} Shall I open an urgent ticket for that now?`
        : "I’m sorry about that. One of the backup codes you saved works instead of the phone’s. Without one, a person checks that it’s you and resets the second step. Do you have a code, or shall I open an urgent ticket?",
      {
        source: "supportSteps",
        choices: [{ label: "Open an urgent ticket", send: ticket }, person],
      },
    ),
  };
}
