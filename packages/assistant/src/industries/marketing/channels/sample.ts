/** The working rules of the marketing scenario: rules of thumb of this demo, and described as such. */
export const goals = {
  sales: {
    name: "more sales",
    /** Shares of the budget in percent; together 100. */
    mix: { "Paid search": 45, "Social ads": 30, "E-mail": 15, Measuring: 10 },
    /** The unit that the cost is counted per. */
    per: "sale",
  },
  leads: {
    name: "more leads",
    mix: { "Paid search": 40, LinkedIn: 30, Content: 20, Measuring: 10 },
    per: "lead",
  },
  awareness: {
    name: "being better known",
    mix: { "Video and social": 55, "Press and content": 25, "Local partners": 10, Measuring: 10 },
    per: "1,000 contacts",
  },
  loyalty: {
    name: "customers who come back",
    mix: { "E-mail": 50, "Offers for regulars": 25, Retargeting: 15, Measuring: 10 },
    per: "repeat order",
  },
} as const;

export type Goal = keyof typeof goals;

export const planRules = {
  /**
   * A channel with less than this per week gives no meaningful result, so it is left out. In the visitor’s currency.
   */
  leastWeekly: 60,
  preparationDays: 14,
  /** The weeks after the preparation of a first campaign. */
  testWeeks: 1,
  runWeeks: 7,
  /** Shortest and longest campaign, in weeks. */
  shortest: 1,
  longest: 104,
} as const;
