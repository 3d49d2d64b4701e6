import type { Matter } from "./matter.ts";
import { moneyMatters } from "./money-matters.ts";
import { outsideMatters } from "./outside-matters.ts";
import { peopleMatters } from "./people-matters.ts";
import { troubleMatters } from "./trouble-matters.ts";

export type { Asked, Matter } from "./matter.ts";

/** In order of precedence: what must be acted on at once comes first. */
const matters: readonly Matter[] = [
  ...troubleMatters,
  ...peopleMatters,
  ...moneyMatters,
  ...outsideMatters,
];

/** Returns the matter that a message, in plain words, brings up. */
export const matterIn = (plain: string): Matter | undefined =>
  matters.find(({ names, not }) => names.test(plain) && !not?.test(plain));

/** Returns the matter that a reply of this desk was about. */
export const matterOfReply = (reply: string): Matter | undefined =>
  matters.find(
    ({ answer, asks }) => reply.includes(answer) || asks.some((one) => reply.includes(one.answer)),
  );
