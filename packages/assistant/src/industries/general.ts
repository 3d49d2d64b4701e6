import type { ChatReply, ReplyChoice } from "@brightkeel/contracts";
import { isUnsolved, unsolvedThanks } from "../dialogue/reply/courtesy.ts";
import { knownSoFar } from "../dialogue/reply/recap.ts";
import { inWords, person, say, shownName } from "../dialogue/reply/reply.ts";
import type { Scenario, Turn } from "../dialogue/types.ts";
import { namedService } from "../host.ts";
import { factSource } from "../knowledge/sources.ts";
import { businesses } from "./businesses.ts";
import { deskKnowledge } from "./support/facts/desk-facts.ts";

/** A visitor who was asked what happened and continues to complain has answered. */
const heardComplaint = ({ state }: Turn) =>
  state.before === "complaint" || state.before === "heard"
    ? say(
        "You are right to be angry, and I am sorry. This is for a person now: in a real business one would have your message now; here it goes no further.",
        { choices: [person] },
      )
    : undefined;

const deskSource = ({ industry }: Turn, intent: "complaint" | "review") =>
  factSource(industry, intent, intent === "review" ? "Feedback" : "Complaints", "shop");

const contactPage: ReplyChoice = {
  label: "Open the contact page",
  href: "/contact-us?service=AI%20Chatbot",
};

/**
 * Creates the handlers common to every scenario: courtesy, the bot's identity, contact with people, the company
 * behind the demo.
 */
export function generalHandlers(
  scenario: Scenario,
): Readonly<Record<string, (turn: Turn) => ChatReply>> {
  const again = (turn: Turn) => (turn.state.seen[turn.intent] ?? 0) > 0;
  return {
    greeting: (turn) => {
      const name = turn.state.calledName ?? shownName(turn.visitor.name).split(" ")[0] ?? "";
      return again(turn)
        ? say("Hello again. Where were we? Ask on, or take one of these.", {
            next: scenario.starters,
          })
        : say(
            `Hello${name === "" ? "" : ` ${name}`}, good to have you here. I can ${scenario.can}.`,
            { next: scenario.starters },
          );
    },
    goodbye: (turn) =>
      isUnsolved(turn)
        ? unsolvedThanks(turn, true)
        : say(
            "Goodbye, and thank you for trying the demo. The conversation is deleted a day after its last message.",
            { next: ["What happens to my data?", "I want to book a call"] },
          ),
    thanks: (turn) =>
      isUnsolved(turn)
        ? unsolvedThanks(turn, false)
        : say(again(turn) ? "Any time." : "Glad that helped. Is there anything else?", {
            next: scenario.starters.slice(0, 3),
          }),
    bot_identity: ({ host: { company } }) =>
      say(
        `I am a bot of ${company.name}, made for this demo: a small classifier and a set of facts on this site’s own server. No person reads along; where I am not sure, I ask.`,
        {
          source: "chatbot",
          next: ["What can you do?", "What happens to my data?", "I want to talk to a person"],
        },
      ),
    capabilities: () =>
      say(`I can ${scenario.can}. Type it in your own words; mistakes do not matter.`, {
        source: "chatbot",
        next: scenario.starters,
      }),
    human_agent: (turn) => {
      const { company } = turn.host;
      const texts = {
        "e-commerce": `Of course: ${businesses["e-commerce"].desk} takes over here (${businesses["e-commerce"].hours}), with everything you have written.`,
        hospitality:
          "Of course: the front desk takes over here, day and night, with everything you have written.",
        marketing: "Of course: a planner takes over here, with your goal, budget and figures.",
        support: `Of course: a person takes over here (${businesses.support.hours}), with the ticket and what was tried.`,
      } as const;
      const known = knownSoFar(scenario, turn.state);
      const withIt = known.length === 0 ? "" : ` It goes with: ${known.join(" ")}`;
      return say(
        `${texts[turn.industry]}${withIt} In this demo the people you can truly reach are ours: ${company.email} or ${company.phones[0]?.number}.`,
        { source: "contact", choices: [contactPage] },
      );
    },
    contact_customer_service: (turn) => {
      const { email, phones, offices } = turn.host.company;
      const numbers = phones.map(({ country, number }) => `${number} (${country})`).join(", ");
      return say(
        `${deskKnowledge[turn.industry].contact_customer_service} The real people behind this demo: ${email}, ${numbers}; offices are open ${offices[0]?.hours ?? "on working days"}.`,
        { source: "contact", choices: [contactPage] },
      );
    },
    complaint: (turn) =>
      heardComplaint(turn) ??
      say(deskKnowledge[turn.industry].complaint, {
        source: deskSource(turn, "complaint"),
        next:
          turn.industry === "support"
            ? ["I want to open a ticket", "I want to talk to a person"]
            : ["I want to talk to a person", "I want a refund"],
      }),
    review: (turn) =>
      say(deskKnowledge[turn.industry].review, {
        source: deskSource(turn, "review"),
        next: ["I want to make a complaint", "I want to talk to a person"],
      }),
    company_services: companyServices,
    company_pricing: () =>
      say(
        "We quote by project, after a first call, so there is no price list. What is fixed: the standard chatbot is live in 15–30 minutes, a custom one in 1–3 business days. For the rest you get a written offer with steps, dates and what we need from you.",
        {
          source: ["chatbot", "contact"],
          choices: [contactPage],
          next: ["I want to book a call", "What services does your company offer?"],
        },
      ),
    book_call: () =>
      say(
        "Of course: “Talk to Us” at the top of the page opens the calendar, 30 minutes by video or telephone. Or write on the contact page, and we answer by e-mail.",
        { source: "contact", choices: [contactPage] },
      ),
    privacy_data: () =>
      say(
        "What we write here is kept until a day after the last message, the name and address from the form as an enquiry. What I do not understand may be kept longer, without names and numbers. Nothing is sold, and nothing trains a model. The privacy page says how to have it deleted, or switched off.",
        {
          source: "privacy",
          choices: [{ label: "Open the privacy policy", href: "/privacy-policy" }],
        },
      ),
  };
}

function companyServices({ host, message }: Turn): ChatReply {
  const { company, services } = host;
  const found = namedService(host, message);
  if (found)
    return say(
      `Yes. ${found.title}: ${found.description} The page says what is delivered, in which order, and what we need from you.`,
      {
        source: { label: found.title, href: found.href },
        choices: [
          { label: `Open ${found.title}`, href: found.href },
          { label: "Talk to us", href: "/contact-us" },
        ],
        next: ["What does a project with you cost?", "I want to book a call"],
      },
    );
  if (/\b(?:jobs?|career|hiring|work for you|vacanc)/i.test(message))
    return say(
      "Open positions and how we choose are on the careers page; you can apply there by form or by e-mail.",
      { source: "careers", choices: [{ label: "Open careers", href: "/careers" }] },
    );
  if (/\b(?:where|office|located|based)\b/i.test(message))
    return say(
      `${company.name} has offices in ${company.offices.map(({ city, country }) => `${city} (${country})`).join(" and ")}; the work is done from both and online.`,
      { source: ["contact", "about"], choices: [contactPage] },
    );
  const firstFour = services.slice(0, 4).map(({ title, href }) => ({ label: title, href }));
  return say(
    `${company.name}: ${company.blurb} The ${inWords(services.length)} are ${services.map(({ title }) => title).join(", ")}. Which one is it about?`,
    {
      source: ["services", "about"],
      choices: [...firstFour, { label: "All services", href: "/services" }],
    },
  );
}
