import { say } from "../../../dialogue/reply/reply.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { asksOnlyFor } from "./remainder.ts";

/** What a user has stated about themselves: their role and their team’s plan. Answers that depend on it say so. */

const am = wordList`i am, i'm, am, as, being, we are, i have, my role is, only, just`;
const small = wordList`only, just, a, an, the, normal, simple, plain, ordinary, regular, not, no, project`;
const roleTold = new RegExp(`\\b${am} (?:${small} )*(owner|admin|member|guest|viewer|lead)\\b`);
const notOwner =
  /\b(?:am|are|is) (?:not|no) (?:an? |the |really )*(?:owner|admin\w*)\b|\bno (?:owner|admin) (?:rights|access|here)\b|\bwithout (?:owner|admin) rights\b/;
/** “If I am only a member” and “can I as a guest” are questions, not statements. */
const supposes = /\b(?:if|when|whether|suppose|once|unless|or only|or just)\b/;

const has = wordList`(i am|we are|we're|i'm|it is|team is|company is|currently|still|already|just|only) on( the| a)?, (we|i) (have|use|pay for|got|bought|took)( the| a)?( paid)?, our plan is( the)?, (my|our) (current )?plan( is)?:?, with our, on our`;
const planTold = new RegExp(
  `\\b${has} (free|team|business)(?: (?:plan|version|tier|account|one))?(?=$|,| (?:and|but|so|plan|version|tier|account|with|for|now|already|here|is|do|does|can|how|what)\\b)`,
);
const asksPlan = /^(?:what|which|how|when|if|would|should|suppose)\b/;

const roles = ["owner", "lead", "member", "guest", "viewer"] as const;

/** Returns what is known about the user, updated from a message; undefined if it adds nothing. */
export function toldIn(
  message: string,
  { business }: Pick<ScenarioState, "business">,
): FlowSlots | undefined {
  const plain = plainWords(message);
  const named = supposes.test(plain) ? undefined : roleTold.exec(plain)?.[1];
  const role = notOwner.test(plain)
    ? "member"
    : named === "admin"
      ? "owner"
      : roles.find((one) => one === named);
  const text = plain.replace(/\b(?:our|my|the whole|whole|a|of) team\b/g, " ");
  const plan = asksPlan.test(plain) || supposes.test(plain) ? undefined : planTold.exec(text)?.[1];
  return role === undefined && plan === undefined
    ? undefined
    : { ...business, ...(role && { role }), ...(plan && { plan }) };
}

const stated = /\b(?:owner|admin|member|guest|viewer|lead|free|team|business|plan|version)\b/;

/** Answers a message that only states the role or plan with what it means for the last answer. */
export function ofToldAlone(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const known = toldIn(message, {});
  const { role, plan } = known ?? {};
  const inGuide = state.flow?.name === "tree" && role === "owner";
  if (known === undefined || message.includes("?") || !asksOnlyFor(plain, stated)) return undefined;
  if (state.flow && !inGuide) return undefined;
  const last = state.exchanges.at(-1)?.bot ?? "";
  const text =
    role !== undefined && role !== "owner" && /\bowner/i.test(last)
      ? role === "guest"
        ? "Ask whoever invited you: they can pass it on to an owner."
        : "One of your owners can do it: “Settings”, “People” lists them. If you can’t reach one, a person checks by ticket who you are: shall I open one?"
      : role === "owner"
        ? /\bowner/i.test(last)
          ? "Good, then you can do that yourself."
          : "Good to know: as an owner you can do everything yourself that I name."
        : `Thank you, I’ll keep that in mind${plan === undefined ? "" : `: the ${String(plan)} plan`}. What would you like to know or do?`;
  return text === undefined
    ? undefined
    : { handled: "told", state, reply: say(text, { source: "support" }) };
}

/** Calculations and actions already account for it, or do not depend on it. */
const apart =
  /^(?:flow:|plan_|ticket|fault|trouble|moved_on|out_of_scope|ask_back|human_agent|greeting|thanks|goodbye|recap|repeat|restart|sum|order|yes|declined|stop|told|billing:ticket|role_right)/;
const ownersOnly = /\b(?:[Aa]n owner|[Oo]nly (?:an )?owners?|[Oo]wners only)\b/;
const others = /\b(?:any member|members? (?:may|can)|lead|each person|everybody)\b/i;
const ofBusiness =
  /\b(?:[Oo]nly in Business|[Oo]n Business|[Bb]usiness only|only on Business|with Business|part of Business)\b|“Single sign-on”/;
const fromTeam =
  /\b[Oo]n Team\b[^.]{0,40}\bBusiness\b|\bWith Team\b[^.]{0,40}\bBusiness\b|\b[Tt]eam and Business\b/;

/** Advice that an owner does not need. */
const asksOwner = /,? or ask (?:an|one of your|your) owners?\b[^.?!:;]*/;
/** An owner who is shut out cannot look it up. */
const ownerSees = ": an owner can see it under “Settings”, “People”";

/** Adds to an answer what the stated role and plan mean for it. */
export function heedUser(turn: Turn, outcome: Outcome): Outcome | undefined {
  const { content } = outcome.reply.message;
  const { role, plan } = outcome.state.business ?? {};
  if (role === "owner" && (asksOwner.test(content) || content.includes(ownerSees)))
    return {
      ...outcome,
      reply: {
        ...outcome.reply,
        message: say(content.replace(asksOwner, "").replace(ownerSees, ", so try those too"))
          .message,
      },
    };
  if (apart.test(outcome.handled) || (role === undefined && plan === undefined)) return undefined;
  const lead = leadFor(String(plan ?? ""), content);
  const tail = tailFor(String(role ?? ""), content);
  const fresh = [lead, tail].filter((text) => text !== "" && !wasSaid(turn.state, text.trim()));
  if (fresh.length === 0) return undefined;
  const text = `${fresh.includes(lead) ? lead : ""}${content}${fresh.includes(tail) ? tail : ""}`;
  return { ...outcome, reply: { ...outcome.reply, message: say(text).message } };
}

/** Says whether the plan includes what the answer mentions. */
function leadFor(plan: string, content: string): string {
  if (ofBusiness.test(content) && !fromTeam.test(content))
    return plan === "team" || plan === "free"
      ? `Not on ${plan === "team" ? "Team" : "Free"}, which is what you have; it needs Business ($16 per person per month). `
      : "";
  if (!fromTeam.test(content)) return "";
  if (/^(?:Yes|Any|Every)\b/.test(content) && plan !== "free") return "";
  return plan === "free"
    ? "Not on Free, which is what you have. "
    : plan === "team" || plan === "business"
      ? `Your ${plan === "team" ? "Team" : "Business"} plan has it. `
      : "";
}

/** Says who can do what the answer leaves to an owner. */
function tailFor(role: string, content: string): string {
  if (!ownersOnly.test(content) || others.test(content)) return "";
  return role === "member" || role === "lead" || role === "viewer"
    ? ` As a ${role}, you can ask one of your owners; “Settings”, “People” lists them.`
    : role === "guest"
      ? " As a guest, you can ask whoever invited you to pass it on to an owner."
      : "";
}
