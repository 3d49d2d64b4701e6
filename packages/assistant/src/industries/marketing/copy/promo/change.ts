import { plainWords } from "../../../../understanding/plain-words.ts";
import { countIn } from "../../drafts/brief/count.ts";
import { offerIn } from "../../drafts/brief/offer.ts";
import { isToWriter } from "../../drafts/brief/to-writer.ts";
import { wantsText } from "../../drafts/wish.ts";
import { addsOn, bareClause, clausesIn } from "../clauses.ts";
import { blankCopy, type Copy } from "../copy.ts";
import { priced, signOf } from "../money.ts";
import { channelOrdered, type Order, orderIn } from "../orders.ts";
import { channelAsked } from "../tell-channel.ts";
import { withBackground } from "./background.ts";
import { promoOf, withPromo } from "./basics.ts";
import { forgets, isContent, isExplicit, praises, saidBefore } from "./content.ts";
import { cutPromo, swapped } from "./edit.ts";
import { formNamed, howMany, limitIn } from "./forms.ts";
import { isNameAlone, onlyName, senderFrom } from "./names.ts";
import { occasionNamed } from "./occasions.ts";
import { blankPromo, isListed } from "./promo.ts";
import { tellsDaysOnly, withClause } from "./read.ts";

/** Fills the record of a promotion from the request, and changes it with later messages. */

/** Starts a promotion from the message that asks for it; earlier messages name the business. */
export function promoFrom(earlier: readonly string[], message: string): Copy {
  const blank: Copy = { ...blankCopy("promo"), promo: blankPromo };
  const known = earlier
    .filter((one) => one !== "")
    .reduce((copy, one) => withBackground(senderFrom(copy, one), one, false), blank);
  const channel = channelAsked(message);
  const form = formNamed(message);
  const lines = howMany(message);
  const sign = signOf(priced([message, ...earlier].join(" ")));
  let copy: Copy = withBackground(senderFrom(known, message), message, true);
  copy = {
    ...copy,
    ...(sign === undefined ? {} : { currency: sign }),
    ...(channel === undefined ||
    form === "review" ||
    form === "slogans" ||
    form === "headlines" ||
    form === "subjects"
      ? {}
      : { channel }),
    ...(lines === undefined ? {} : { lines }),
  };
  if (form !== undefined) copy = withPromo(copy, { form });
  if (form === "bio" && /\bgoogle|\bmaps?\b/i.test(message)) copy = { ...copy, channel: "Google" };
  if (/\binvit(?:ations?|es?)\b/i.test(message)) copy = withPromo(copy, { invites: true });
  const count = isListed(promoOf(copy)) ? undefined : countIn(message);
  if (count !== undefined) copy = { ...copy, versions: count };
  for (const clause of clausesIn(message)) {
    if (copy.name === undefined && isNameAlone(clause)) {
      copy = { ...copy, name: clause.trim() };
      continue;
    }
    const styled = withStyle(copy, bareClause(clause));
    copy =
      styled === undefined
        ? withClause(copy, clause, true)
        : withClause(styled, clause, styled === copy);
  }
  return copy;
}

/** The length, tags and tone that a clause asks for; undefined if it asks for none. */
function withStyle(copy: Copy, own: string): Copy | undefined {
  let next = copy;
  const limit = limitIn(own);
  if (limit !== undefined)
    next = isSingle(copy, limit) ? { ...next, lines: limit.most } : withPromo(next, { limit });
  if (/\bhash ?tags?\b/i.test(own))
    next = withPromo(next, { hashtags: !/\b(?:no|without|drop|remove)\b/i.test(own) });
  if (
    /\b(?:pun|play on words|jokes?|humou?r|funny|funnier|witty|cheeky|playful)\b/i.test(own) &&
    !/\b(?:no|not|without|less)\b/i.test(own)
  )
    next = { ...next, tone: "fun" };
  const part = partAsked.exec(own)?.[1];
  if (part !== undefined) {
    const occasion = occasionNamed(own);
    if (occasion !== undefined) next = withPromo(next, { occasion: occasion.id });
    next = {
      ...next,
      tone: /warm|heart|nice|sweet/i.test(part)
        ? "warm"
        : /funny|cheeky/i.test(part)
          ? "fun"
          : next.tone,
    };
  }
  const order = orderIn(own);
  if (order?.does === "style" && order.set.lines === undefined && order.set.versions === undefined)
    next = { ...next, ...order.set };
  return next === copy && part === undefined ? undefined : next;
}
/** Of lines to choose from, “one line” asks for one. */
const isSingle = (copy: Copy, { of }: { of: string }): boolean =>
  (of === "lines" || of === "sentences") && isListed(promoOf(copy));
/** “Redo it: Noor, Silk & Stone, free gift wrap”. */
const listedSender =
  /:\s*(\p{Lu}\p{Ll}+), (\p{Lu}[\p{L}’'-]+(?: (?:& |and |of )?\p{Lu}[\p{L}’'-]+){0,3}),/u;
const partAsked =
  /^(?:(?:write|start|begin|with|add|put|first|and|then)\b[: ]*)*(?:an? |one |the )?((?:\p{L}+ )?(?:sentence|line|bit|intro|greeting|hook)) (?:about|on|for)\b/iu;

/** `ordered` tells whether the message orders a change, whatever the conversation was about before. */
type PromoChange = {
  readonly copy: Copy;
  readonly changed: boolean;
  readonly ordered: boolean;
};

/** Takes a later message into the record. `answers` tells whether the reply before asked what it is about. */
export function promoChanged(
  copy: Copy,
  message: string,
  render: (copy: Copy) => string,
  answers: boolean,
): PromoChange {
  let next = withBackground(senderFrom(asked(copy, message), message), message, false);
  if (
    !answers &&
    promoOf(copy).trade !== undefined &&
    !/\b(?:not an?|i'?m an?|we are an?|we're an?)\b/i.test(message)
  ) {
    const { trade } = promoOf(copy);
    next = withPromo(next, trade === undefined ? {} : { trade });
  }
  let changed = JSON.stringify(next) !== JSON.stringify(copy);
  const [, owner, business] = listedSender.exec(message) ?? [];
  if (owner !== undefined && business !== undefined)
    next = { ...next, owner, name: business.trim() };
  const ofThing = promoOf(copy).form === "description" || promoOf(copy).form === "bio";
  let isOrdered = false;
  let wasContent: boolean = false;
  let last = "";
  for (const clause of clausesIn(message)) {
    const own = bareClause(clause).replace(saidBefore, "");
    const before = next;
    if (next.name === undefined && onlyName.test(own)) {
      next = { ...next, name: own };
      changed = true;
      continue;
    }
    const ordered = withOrder(next, own, last, render);
    last = own;
    if (ordered === undefined) {
      if (
        /\?/.test(own) ||
        /^(?:why|how|what|when|who|which|is|are|was|do|does|did|should)\b/i.test(own)
      )
        continue;
      const follows: boolean =
        wasContent && own.split(" ").length <= 4 && !isToWriter(own) && !praises.test(own);
      wasContent = follows || isContent(own, clause, answers || ofThing);
      if (wasContent) {
        next = withClause(
          next,
          clause.replace(saidBefore, ""),
          answers || ofThing || follows || isExplicit.test(own) || addsOn(clause),
        );
        if (isExplicit.test(own) || tellsDaysOnly(own) || offerIn(own) !== undefined)
          changed = true;
      } else if (isToWriter(own) && !praises.test(own)) changed = true;
    } else {
      next = ordered;
      changed = true;
      isOrdered = true;
    }
    if (JSON.stringify(next) !== JSON.stringify(before)) changed = true;
  }
  return { copy: next, changed, ordered: isOrdered };
}

/** A text that is ordered anew for another channel has no limit of the one before. */
function asked(copy: Copy, message: string): Copy {
  const channel = channelAsked(message);
  if (channel === undefined || channel === copy.channel || !wantsText(plainWords(message)))
    return copy;
  const { limit: _limit, ...promo } = promoOf(copy);
  return { ...copy, promo };
}

/** What a clause orders; undefined if it orders nothing. */
function withOrder(
  copy: Copy,
  own: string,
  last: string,
  render: (copy: Copy) => string,
): Copy | undefined {
  const words = own.split(" ").length;
  if (others.test(own)) return { ...copy, variant: copy.variant + 1 };
  if (
    copy.channel === "e-mail" &&
    !isListed(promoOf(copy)) &&
    ofSubject.test(own) &&
    howMany(own) === undefined
  )
    return withPromo(copy, { subject: (promoOf(copy).subject ?? 0) + 1 });
  if (/\b(?:emojis?|smileys?)\b/i.test(own) && !withoutSign.test(own) && words <= 8)
    return withPromo({ ...copy, noEmoji: false }, { emoji: true });
  const form = words <= 10 ? formNamed(own) : undefined;
  const isOther =
    form !== undefined &&
    form !== promoOf(copy).form &&
    !/\b(?:motto|slogan|tagline|headline|title) is\b/i.test(own) &&
    !/^(?:say|mention|no|not|the)\b/i.test(own);
  let next = copy;
  const count = howMany(own);
  if (count !== undefined && /\bversions?\b/i.test(own)) return { ...next, versions: count };
  if (count !== undefined) next = { ...next, lines: count };
  // The description of an ad is a short text.
  if (isOther && form === "description" && promoOf(copy).form === "headlines")
    return withPromo(
      { ...next, channel: "Google" },
      { form: "post", limit: limitIn(own) ?? { most: 90, of: "characters" } },
    );
  if (isOther) next = withPromo({ ...next, variant: 0 }, { form });
  const channel = channelOrdered(own);
  if (channel !== undefined && channel !== next.channel)
    next = isOther ? next : backToPost({ ...next, channel }, form);
  const styled = withStyle(next, own);
  if (styled !== undefined) return styled;
  const cutting = forgets.exec(own)?.[1];
  if (
    cutting !== undefined &&
    render(next)
      .toLowerCase()
      .includes(cutting.toLowerCase().replace(/^(?:my|the|our) /, ""))
  )
    return cutPromo(next, cutting, last, render);
  const order = next === copy ? orderIn(own) : undefined;
  if (order === undefined) return next === copy ? undefined : next;
  return byOrder(next, order, last, render, own);
}
const withoutSign =
  /\b(?:no|not|without|less|fewer|drop|remove|lose|delete|hate|out|off|stop|leave|skip)\b/i;
const backToPost = (copy: Copy, form: string | undefined): Copy =>
  form === undefined && (isListed(promoOf(copy)) || promoOf(copy).form === "bio")
    ? withPromo(copy, { form: "post" })
    : copy;

function byOrder(
  copy: Copy,
  order: Order,
  last: string,
  render: (copy: Copy) => string,
  own: string,
): Copy | undefined {
  switch (order.does) {
    case "style": {
      const { lines: _lines, ...set } = order.set;
      return { ...copy, ...set };
    }
    case "other":
      return { ...copy, variant: copy.variant + 1 };
    case "again":
      return isExplicit.test(own) || /\b(?:forgot|left out|dropped|missed)\b/i.test(own)
        ? undefined
        : copy;
    case "say":
      return undefined;
    case "swap":
      return swapped(copy, order.from, order.to);
    case "cut":
      return cutPromo(
        copy,
        /^(?:that|it|this)$/i.test(order.what) ? last : order.what,
        last,
        render,
      );
  }
}

const others =
  /^(?:(?:some|the|give me|show me|no|more|and) )*(?:others?|another|different ones?|more|new ones?|next)(?: please| pls| ones?)?$/i;

/** “The subject is too short”: only the line above the letter changes. */
const ofSubject =
  /\b(?:another|other|different|new|better) subject\b|\bsubject(?: ?-?line)? (?:is|sounds|looks|reads|needs|should)\b/i;
