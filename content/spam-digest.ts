import { inbox } from "./inbox.ts";

/** The plain-text e-mail that tells the people who handle leads about spam to review. */
export const spamDigest = {
  subject: (count: string, isOne: boolean) =>
    `${count} ${isOne ? "lead" : "leads"} in spam to review`,
  lead: (since: string | undefined) =>
    `Leads taken for spam${since ? ` since ${since}` : ""} were sent to no one. If that was wrong of any, you’ll find it in this list:`,
  more: (count: string, named: number) => `These are the newest ${named} of ${count}.`,
  inBrowser: (address: string) =>
    `Look through them at ${address}. “${inbox.folders.notSpam}” sends one on to its receivers.`,
  inTerminal:
    "Look through them with npm run leads -- list --spam; npm run leads -- not-spam REFERENCE sends one on to its receivers.",
  often: "You get this mail once a week at most, and only when there is something new.",
  /** A line at the foot of the e-mails about leads. */
  waiting: (count: string) => `In spam, unseen: ${count}`,
} as const;
