import { anywhere, wordList } from "../../../understanding/word-list.ts";
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

/** Questions about what would happen, how something is done or who may do it do not report a fault. */
export const asksOnly =
  /^(?:(?:and|or|but|so|ok) )*(?:do|does|will|would|what|which|how|is there|are there|where|who|when|should|shall|if|can (?!not\b)|could (?!not\b)|may|is it (?:possible|normal))\b/;
const reportsIt = /^(?:what is wrong|how come|what happened)\b/;

/** “We do not use single sign-on” does not report a fault. */
const usesNone = /\b(?:do|does|did) not (?:use|need|want|care|have|mind)\b/;

/** “You did not answer”, “wrong subject”: trouble only with the reply. */
const ofReply = anywhere(wordList`
  you (did|do|have|are|keep) not( \w+)? (answer\w*|read\w*|listen\w*|understand|understood|get|help\w*|reply|replied), (wrong|not my|not the) (subject|question|topic|answer|title), (not|never) (asked|asking)( \w+)?
`);

/** Returns the fault that a message in plain words reports. */
export const caseIn = (plain: string): FaultCase | undefined => {
  const stated = plain.replace(new RegExp(ofReply.source, "gi"), " ").trim();
  return (asksOnly.test(stated) && !reportsIt.test(stated)) || usesNone.test(stated)
    ? undefined
    : faultCases.find(
        ({ names, wrong = trouble, not }) =>
          names.test(stated) && wrong.test(stated) && !not?.test(stated),
      );
};
