import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** What each role may do, for users who have stated theirs. Sample data. */

type Role = "member" | "lead" | "guest" | "viewer";
type Right = { does: RegExp } & Record<"member" | "guest" | "viewer", string>;

const none = (text: string) => ({ member: text, guest: text, viewer: text });

const rights: readonly Right[] = [
  {
    does: anywhere(
      wordList`(see|view|get|download|look at|open|read|access|find)( \w+){0,3} (invoices?|bills?|receipts?|billing|payments?)`,
    ),
    ...none(
      "Not in that role: invoices are for owners and people with the “billing” permission. An owner can give it to you under “Settings”, “People”.",
    ),
  },
  {
    does: anywhere(
      wordList`(change|switch|cancel|upgrade|downgrade|end|buy|order|pay)( \w+){0,3} (plan|subscription|seats?|licen[cs]es?|card)`,
    ),
    ...none(
      "No, only an owner can change the plan, the seats or the card, under “Settings”, “Plan”.",
    ),
  },
  {
    does: anywhere(
      wordList`(change|give|set)( \w+){0,4} (roles?|rights|permissions), (remove|deactivate|kick|delete)( \w+){0,2} (people|person|users?|members?|colleagues?|someone)`,
    ),
    ...none("No, only an owner can change roles and remove people, under “Settings”, “People”."),
  },
  {
    does: anywhere(
      wordList`(invite|add|bring)( \w+){0,3} (people|person|users?|members?|colleagues?|someone|somebody|others?|guests?|friends?|clients?)`,
    ),
    member:
      "Not new members: an owner invites those, since they take a seat. You can invite free guests to a project you lead: “Share”.",
    guest: "No, only the project’s lead or an owner can invite people. Ask whoever invited you.",
    viewer: "No, an owner invites members, and a project’s lead invites its guests.",
  },
  {
    does: anywhere(wordList`(make|create|add|start|open)( \w+){0,2} projects?`),
    member: "Yes, every member can: press P, or “New project” in the sidebar.",
    guest:
      "No, a guest works in the projects shared with them; owners and members create new ones.",
    viewer: "No, a viewer can only read; owners and members create projects.",
  },
  {
    does: anywhere(wordList`(delete|remove)( \w+){0,2} (projects?|boards?)`),
    member:
      "Only a project you lead; for others, the lead or an owner does it. “Share” shows who leads it.",
    guest: "No, only its lead or an owner can delete a project.",
    viewer: "No, a viewer can only read; its lead or an owner can delete a project.",
  },
  {
    does: anywhere(
      wordList`(make|create|add|change|edit|assign|move|write|comment)( \w+){0,3} (tasks?|cards?|comments?|dates?)`,
    ),
    member: "Yes, in every open project, and in private ones you’ve been added to.",
    guest: "Yes, in the projects shared with you: tasks, comments and files.",
    viewer: "No, a viewer can read all open projects but can’t change anything.",
  },
  {
    does: anywhere(
      wordList`exports?( \w+){0,3}, download( \w+){0,3} (project|board|tasks|data|everything)`,
    ),
    member:
      "Yes, the projects you can see: “Project”, “⋯”, “Export”. Only an owner can get everything at once.",
    guest: "No, guests and viewers can’t export; ask a member of that team.",
    viewer: "No, guests and viewers can’t export; ask a member of your team.",
  },
  {
    does: anywhere(
      wordList`(make|create|get|have|use|generate)( \w+){0,3} (api|keys?|tokens?|webhooks?)`,
    ),
    member:
      "Yes, any member on Team and Business can: “Settings”, “Connections”, “API”. The key has your permissions, and an owner can turn the API off.",
    guest: "No, a key is for owners and members, on Team and Business.",
    viewer: "No, a key is for owners and members, on Team and Business.",
  },
  {
    does: anywhere(
      wordList`(see|view|open|access|read)( \w+){0,3} (other|all|every|private|more|others?)( \w+)? (projects?|boards?|tasks?)`,
    ),
    member: "All open projects, yes; a private one only once its lead adds you under “Share”.",
    guest: "No, a guest only sees the projects shared with them.",
    viewer: "You can read all open projects, but not private ones.",
  },
];

const asksRight =
  /^(?:as an? \w+ |being an? \w+ |(?:so )?(?:if )?i am (?:only |just )?an? \w+ )?(?:can|could|may|am) (?:i|we)(?: allowed to| able to| also| still| even)?\b|\b(?:can|may|could) (?:i|we)\b/;
const asRole = /\b(?:as|being|am|for) (?:only |just )?an? (member|guest|viewer|lead)\b/;

/** Answers whether the user may do something, if their role is known. */
export function ofOwnRights({ plain, state }: Turn): Outcome | undefined {
  const role = asRole.exec(plain)?.[1] ?? state.business?.role;
  if (!isRole(role) || state.flow || !asksRight.test(plain)) return undefined;
  const found = rights.find(({ does }) => does.test(plain));
  if (!found) return undefined;
  return {
    handled: "role_right",
    state,
    reply: say(found[role === "lead" ? "member" : role], {
      source: factSource("support", "permissions", "Facts", "support"),
      next: ["I want to open a ticket"],
    }),
  };
}

type Subject = "members" | "guests" | "viewers";

const no = "No, a viewer can read all open projects but can’t change anything.";
/** What a role may do, asked of others: “can guests delete tasks”. */
const ofOthers: readonly { does: RegExp; answers: Record<Subject, string> }[] = [
  {
    does: anywhere(
      wordList`(delete|remove|erase|trash)( \w+){0,3} (stuff|things?|tasks?|cards?|files?|comments?|anything|something|it|them|everything|items?)`,
    ),
    answers: {
      members:
        "Yes, in every open project, unless its lead set “⋯”, “Rights” to “Only leads delete”. It stays in “Trash” for 30 days.",
      guests:
        "Yes, in the projects shared with them, unless you turn off “May delete” under “Share”, the name.",
      viewers: no,
    },
  },
  {
    does: anywhere(
      wordList`(see|view|access|open|read|find)( \w+){0,3} (other|all|every|private|more|the rest|everything)( \w+)?`,
    ),
    answers: {
      members: "All open projects, yes; a private one only once its lead adds them under “Share”.",
      guests: "No, a guest only sees the projects shared with them.",
      viewers: "They can read all open projects, but not private ones.",
    },
  },
  {
    does: anywhere(
      wordList`(invite|add|bring)( \w+){0,2} (people|users?|members?|colleagues?|someone|somebody|others?|guests?)`,
    ),
    answers: {
      members:
        "An owner invites members, since they take a seat; a member who leads a project can invite free guests to it.",
      guests: "No, only the project’s lead or an owner can invite people.",
      viewers: "No, an owner invites members, and a project’s lead invites its guests.",
    },
  },
];
const opening = wordList`and, so, ok, but, also`;
const which = wordList`an?, the, our, my, all, any, normal, simple, other`;
const adverb = wordList`also, still, even, then, allowed to, able to`;
const asksOfOthers = new RegExp(
  `^(?:${opening} )*(?:can|could|may|will|do|are) (?:${which} )?(member|guest|viewer)s? (?:${adverb} )*(?!not\\b)\\w+`,
);

/** Answers what a role may do, asked of other people. */
export function ofOthersRights({ plain, state, slots }: Turn): Outcome | undefined {
  const role = asksOfOthers.exec(plain)?.[1];
  if (role === undefined || state.flow || slots.references.length > 0) return undefined;
  const found = ofOthers.find(({ does }) => does.test(plain));
  if (!found) return undefined;
  const of = role === "member" ? "members" : role === "guest" ? "guests" : "viewers";
  return {
    handled: "role_right",
    state,
    reply: say(found.answers[of], {
      source: factSource("support", "permissions", "Facts", "support"),
      next: ["I want to open a ticket"],
    }),
  };
}

const isRole = (text: unknown): text is Role =>
  text === "member" || text === "lead" || text === "guest" || text === "viewer";
