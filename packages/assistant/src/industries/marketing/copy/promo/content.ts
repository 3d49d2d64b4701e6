import { wordList } from "../../../../understanding/word-list.ts";
import { hoursNamed } from "../../drafts/brief/hours.ts";
import { offerIn } from "../../drafts/brief/offer.ts";
import { isNews, remark } from "../../drafts/edits/news.ts";
import { addsOn } from "../clauses.ts";
import { daysOf, withoutDays } from "../day.ts";
import { priced } from "../money.ts";
import { addressIn } from "./address.ts";
import { itemsIn } from "./items.ts";
import { tellsDaysOnly } from "./read.ts";
import { actIn, isOnlyAct, openingIn } from "./told.ts";

/** Tells content from talk about the text. */

export const saidBefore =
  /^(?:but |and |no )*(?:(?:as |like )?i (?:already )?(?:said|meant|told you|wrote|asked for)|it was|the (?:day|date|price|name|time) is|it should be|should be|correct is)(?: it'?s| that| it is)? /i;
const explicit = wordList`just (say )?that, only (say )?that, that (?=we|our|the|it|there|you), say, mention, add, include, put, tell them, write that, also, plus, (you|u) (forgot|left out|dropped|missed|did not (say|mention)|didn't (say|mention)), forgot, where's, where is, it (must|should|has to|needs to) (also )?(say|mention|include), with, and, missing, make clear, there is no mention`;
export const isExplicit = new RegExp(`^${explicit}\\b`, "i");
export const forgets =
  /^(?:forget|never mind|scrap|skip|lose|no more)(?: about)? (?!it\b|that\b|this\b)(.{3,40})$/i;
const corrects =
  /^(?:no |not |it'?s |its |it is |only |actually |from |on |until |at |by |make it |change (?:it )?to |now )+/i;

/** Whether a later clause tells something for the text; in doubt, it does not. */
export function isContent(own: string, clause: string, answers: boolean): boolean {
  const text = priced(own);
  if (hoursNamed(own) !== undefined && own.split(" ").length <= 5) return true;
  if (addressIn(own) !== undefined || isExplicit.test(own) || addsOn(clause) || tellsDaysOnly(own))
    return true;
  if (remark.test(own) && !/\bfeel free\b/i.test(own)) return false;
  if (answers)
    return (
      !/^(?:i|my|no|nobody|he|she)\b(?! (?:booking|appointment))/i.test(own) ||
      offerIn(own) !== undefined
    );
  if (isNews(own) || offerIn(own) !== undefined || openingIn(own) !== undefined) return true;
  if (
    corrects.test(own) &&
    (daysOf(own).length > 0 || /\d/.test(own)) &&
    own.split(" ").length <= 8
  )
    return true;
  const { items, lone } = itemsIn(text);
  if ((items.length > 0 || lone !== undefined) && !/^(?:i|my|they|he|she)\b/i.test(own))
    return true;
  return (
    (actIn(own) !== undefined && isOnlyAct(withoutDays(own))) ||
    /^(?:we|our) (?:also |only )?(?:are|have|do|sell|make|offer|open|bake|deliver|repair|use)\b/i.test(
      own,
    )
  );
}

export const praises =
  /^(?:(?:that'?s|it'?s|this is|very|so|really|all|looks|sounds) )*(?:thanks?|thank you|great|perfect|nice|lovely|good|cool|fine|ok|okay|super|love(?:ly)?(?: it)?|wonderful|brilliant)\b/i;
