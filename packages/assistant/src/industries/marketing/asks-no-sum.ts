import { anywhere, wordList } from "../../understanding/word-list.ts";

/** Questions about a metric that ask for no sum: what it means, what is usual, how to better it, what if it were another. */
const noSum = anywhere(wordList`
  (good|bad|usual|normal|typical|decent|benchmark|healthy|realistic|ok|okay|fine), (lower|reduce|improve|raise|increase|cut|better), (mean|means|meaning|define|definition|explain|difference|formula), why, how (do|can|should|does|to),
  what (is|are) ((a|an|the) )?(cpc|cpm|ctr|cpl|cac|cpa|roas|roi)$, (went|rose|fell|dropped|doubled|jumped|climbed), (what|and|but) if, suppose, goes (up|down|to), ltv, clv, lifetime value
`);
export const asksNoSum = (plain: string): boolean => noSum.test(plain);
