import { accessCases } from "./access-cases.ts";
import { type FaultCase, trouble } from "./case.ts";
import { connectionCases } from "./connection-cases.ts";
import { dataCases } from "./data-cases.ts";
import { deviceCases } from "./device-cases.ts";

export type { FaultCase } from "./case.ts";

/** If a message names two, the earlier in this list wins. */
const faultCases: readonly FaultCase[] = [
  ...accessCases,
  ...deviceCases,
  ...connectionCases,
  ...dataCases,
];

/** Questions about what would happen, how something is done or who may do it report no fault. */
export const asksOnly =
  /^(?:do|does|will|would|what|which|how|is there|are there|where|who|when|should|shall|if|can (?!not\b)|could (?!not\b)|may|is it (?:possible|normal))\b/;
const reportsIt = /^(?:what is wrong|how come|what happened)\b/;

/** “We do not use single sign-on” reports none. */
const usesNone = /\b(?:do|does|did) not (?:use|need|want|care|have|mind)\b/;

/** Returns the fault that a message in plain words reports. */
export const caseIn = (plain: string): FaultCase | undefined =>
  (asksOnly.test(plain) && !reportsIt.test(plain)) || usesNone.test(plain)
    ? undefined
    : faultCases.find(
        ({ names, wrong = trouble, not }) =>
          names.test(plain) && wrong.test(plain) && !not?.test(plain),
      );
