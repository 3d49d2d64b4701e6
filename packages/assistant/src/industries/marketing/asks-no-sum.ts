import { anywhere, wordList } from "../../understanding/word-list.ts";

/**
 * Questions about a metric that do not ask for a calculation: its meaning, the usual value, how to improve it, what if
 * it were different.
 */
const noSum = anywhere(wordList`
  (good|bad|usual|normal|typical|decent|benchmark|healthy|realistic|ok|okay|fine), (lower|reduce|improve|raise|increase|cut|better), (mean|means|meaning|define|definition|explain|difference|formula), why, how (do|can|should|does|to),
  what (is|are) ((a|an|the) )?(cpc|cpm|ctr|cpl|cac|cpa|roas|roi)$, (went|rose|fell|dropped|doubled|jumped|climbed), (what|and|but) if, suppose, goes (up|down|to), ltv, clv, lifetime value
`);
export const asksNoSum = (plain: string): boolean => noSum.test(plain);
