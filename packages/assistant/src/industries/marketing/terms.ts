/** What the words of a return mean, each with a small sum. */
export const marketingTerms = [
  {
    id: "margin",
    label: "Margin",
    pattern: /\bmargins?\b/i,
    text: "The margin is what stays of the revenue after goods and delivery, in percent: a shirt sold for $20 that costs you $12 leaves 40%.",
  },
  {
    id: "roas",
    label: "ROAS",
    pattern: /\broas\b|\breturn on ad spend\b/i,
    text: "ROAS is the revenue for each dollar of advertising: $4,000 from $1,000 of ads is 4. It leaves out what the goods cost, so 4 may still be a loss.",
  },
  {
    id: "roi",
    label: "ROI",
    pattern: /\broi\b|\breturn on investment\b/i,
    text: "ROI is what stays after the cost, in percent of the cost: $4,000 of revenue at a margin of 40% leaves $1,600, and for $1,000 of cost that is 60%.",
  },
  {
    id: "cpa",
    label: "CPA",
    pattern: /\bcpa\b|\bcac\b|\bcost per (?:acquisition|customer|sale|order|lead)\b/i,
    text: "The cost per customer (CPA or CAC) is the cost divided by the customers it brought: $1,000 for 50 of them is $20 each.",
  },
  {
    id: "break-even",
    label: "Break-even",
    pattern: /\bbreak[ -]?even\b/i,
    text: "Break-even is the revenue at which a campaign has earned its cost: the cost divided by the margin. $1,000 at 40% needs $2,500.",
  },
  {
    id: "cpc",
    label: "CPC",
    pattern: /\bcpc\b|\bcost per click\b/i,
    text: "The cost per click (CPC) is what one visit from an ad costs: $300 for 200 clicks is $1.50 each.",
  },
  {
    id: "ctr",
    label: "CTR",
    pattern: /\bctr\b|\bclick[ -]through rate\b/i,
    text: "The click-through rate (CTR) is the share of people who saw an ad and clicked it: 20 clicks of 1,000 views is 2%.",
  },
] as const;
