import { changeMatters } from "./change-matters.ts";
import { everydayMatters } from "./everyday-matters.ts";
import { guideMatters } from "./guide-matters.ts";
import { linkMatters } from "./link-matters.ts";
import { mailAndDataMatters } from "./mail-and-data-matters.ts";
import type { Matter } from "./matter.ts";
import { moneyMatters } from "./money-matters.ts";
import { movingMatters } from "./moving-matters.ts";
import { outsideMatters } from "./outside-matters.ts";
import { peopleMatters } from "./people-matters.ts";
import { ruleMatters } from "./rule-matters.ts";
import { securityMatters } from "./security-matters.ts";
import { troubleMatters } from "./trouble-matters.ts";
import { uploadMatters } from "./upload-matters.ts";

export type { Asked, Matter } from "./matter.ts";

/** In order of precedence: urgent matters first. */
const matters: readonly Matter[] = [
  ...securityMatters,
  ...troubleMatters,
  ...linkMatters,
  ...peopleMatters,
  ...changeMatters,
  ...uploadMatters,
  ...ruleMatters,
  ...guideMatters,
  ...mailAndDataMatters,
  ...moneyMatters,
  ...outsideMatters,
  ...everydayMatters,
  ...movingMatters,
];

/** Returns the matter that a message, in plain words, brings up. */
export const matterIn = (plain: string): Matter | undefined =>
  matters.find(({ names, not }) => names?.test(plain) && !not?.test(plain));

/** Returns the matter that a reply of this desk was about. */
export const matterOfReply = (reply: string): Matter | undefined =>
  matters.find(
    ({ answer, asks }) =>
      (answer !== undefined && reply.includes(answer)) ||
      asks.some((one) => reply.includes(one.answer)),
  );

/** Returns the current matter after a message handled in this way. */
export const matterAfter = (handled: string): Matter | undefined =>
  matters.find(({ holds }) => holds?.test(handled));

/** Returns the matter whose questions are answered alongside a guide. */
export const matterBeside = (topic: unknown): Matter | undefined =>
  matters.find(({ guides }) => guides !== undefined && guides === topic);
