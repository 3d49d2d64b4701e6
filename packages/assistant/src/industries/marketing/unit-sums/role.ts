/** What a figure of one business is: what one customer pays, leaves and costs, and how often it comes. */

export type Role =
  | "spend"
  | "leads"
  | "sales"
  | "clicks"
  | "cpl"
  | "cac"
  | "close"
  | "price"
  | "keep"
  | "margin"
  | "unitCost"
  | "yearly"
  | "monthly"
  | "monthlyKeep"
  | "churn"
  | "times"
  | "timesYearly"
  | "lifeMonths"
  | "comeBack";
export type Unit = Partial<Record<Role, number>>;
