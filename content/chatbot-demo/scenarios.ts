import type { IndustryId } from "@brightkeel/contracts";

/** The four industries of the chatbot demo (docs/specification.md 3.2). */

export type IndustryScenario = {
  id: IndustryId;
  title: string;
  /** Name of a colour token of the theme. */
  color: "accent" | "secondary" | "tint" | "text";
  /** Name of an icon of the site's icon family. */
  icon: "shopping-bag" | "bed" | "megaphone" | "lifebuoy";
  /** The bot's first message. */
  welcomeMessage: string;
  /** Three suggestions for a first message; each has an answer (tests/assistant-sources.spec.ts). */
  starters: readonly [string, string, string];
};

export const scenarios = [
  {
    id: "e-commerce",
    title: "E-commerce",
    color: "accent",
    icon: "shopping-bag",
    welcomeMessage:
      "Hello! I look after Larkspur Outdoor, a sample shop for tents, packs and lamps. Ask me where an order is (try BK-10482), whether you can return something, how delivery works, or what to buy for your budget.",
    starters: [
      "Where is order BK-10482?",
      "How long can I return things?",
      "Which tent is lightest?",
    ],
  },
  {
    id: "hospitality",
    title: "Hospitality",
    color: "secondary",
    icon: "bed",
    welcomeMessage:
      "Welcome to The Harbour House, a sample hotel. Tell me your dates and the number of guests and I’ll check what’s free and what it costs, or ask about breakfast, parking or a late check-out.",
    starters: ["A room for two this weekend", "Is breakfast included?", "May I bring my dog?"],
  },
  {
    id: "marketing",
    title: "Marketing",
    color: "tint",
    icon: "megaphone",
    welcomeMessage:
      "Hello! I can help you plan a campaign. Tell me what it should achieve and what you can spend, and I’ll work out channels, a timeline and what it has to earn, and show you the sums.",
    starters: [
      "I want more bookings with $5,000",
      "How do I work out ROAS?",
      "Plan a product launch",
    ],
  },
  {
    id: "support",
    title: "Customer Support",
    color: "text",
    icon: "lifebuoy",
    welcomeMessage:
      "You have reached the sample help desk of Plumbline, a planning tool for teams. Describe what isn’t working and we’ll go through it step by step; I can also open a ticket or look one up (try PL-2041).",
    starters: ["I can’t sign in", "What about ticket PL-2041?", "Open a ticket"],
  },
] as const satisfies readonly IndustryScenario[];

/**
 * Returns the scenario with this id.
 *
 * @throws Error for an unknown id, which the types rule out.
 */
export function scenarioOf(id: IndustryId): IndustryScenario {
  const scenario = scenarios.find((entry) => entry.id === id);
  if (!scenario) throw new Error(`No scenario “${id}”.`);
  return scenario;
}
