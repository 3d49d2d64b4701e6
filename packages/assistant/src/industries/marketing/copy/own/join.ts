import { says, shareSaid } from "../../drafts/said.ts";
import type { Line } from "./line.ts";
import { ledDay, type Span, spansOf, withoutSpans } from "./spans.ts";

/** Puts clauses together: days and hours go with what is offered, and a new value takes the place of the old one. */

const hasLead =
  /^(?:on|from|until|till|by|every|this|next|in|before|after|at|between|all|each|starting|daily)\b/i;
const putInto = (text: string, old: Span, fresh: Span): string => {
  const own =
    fresh.of === "day" && !hasLead.test(fresh.text)
      ? hasLead.test(old.text) || old.at > 0
        ? ledDay(fresh.text)
        : fresh.text
      : fresh.text;
  return `${text.slice(0, old.at)}${own}${text.slice(old.at + old.text.length)}`;
};

const weekday = /mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/gi;
/** “From next Monday” is about the Monday that was told. */
const sharesDay = (old: string | undefined, fresh: string): boolean => {
  const days = new Set(old?.toLowerCase().match(weekday));
  return (fresh.toLowerCase().match(weekday) ?? []).some((day) => days.has(day));
};

/** Puts values in the place of those of their kind; a day or an hour that none stands for is added to the offer. */
export function withValues(lines: readonly Line[], spans: readonly Span[]): Line[] {
  return spans.reduce<Line[]>(
    (all, fresh) => {
      const own = (line: Line): Span | undefined =>
        line.of === "hook" ? undefined : spansOf(line.text).findLast(({ of }) => of === fresh.of);
      const same = all.findIndex((line) => sharesDay(own(line)?.text, fresh.text));
      const offers =
        same >= 0 ? same : all.findIndex((line) => line.of === "offer" && own(line) !== undefined);
      const at = offers < 0 ? all.findLastIndex((line) => own(line) !== undefined) : offers;
      const line = all[at];
      const old = line === undefined ? undefined : own(line);
      if (line === undefined || old === undefined)
        return fresh.of === "amount" ? all : withLine(all, { text: fresh.text, of: "told" });
      const text = putInto(line.text, old, fresh);
      return all.map((one, index) => (index === at ? { ...line, text } : one));
    },
    [...lines],
  );
}

/** Whether a line is nothing but days and hours, which belong to the offer. */
export const isWhen = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(
    withoutSpans(
      text,
      spansOf(text).filter(({ of }) => of !== "amount"),
    ).replace(/\b(?:on|from|only|and|at|valid|starting|it['’]?s|it is)(?![\p{L}’'])/giu, ""),
  );

/** “Our Tuesday deal”: what the offer behind it is called. */
const isTitle =
  /^(?:our|my|the|a|this) (?:[\p{L}’'-]+ ){0,3}(?:deal|offer|special|promo|promotion|sale)s?$/iu;

const isSum = /^(?:(?:for|only|just|at|it['’]s) )*([€£$]\d+(?:\.\d\d)?|\d{1,4}\.\d\d)$/i;
/** “Our new plum tart”: a thing that a price told by itself belongs to. */
const isThing = (line: Line): boolean => {
  const { of } = line;
  const spans = spansOf(line.text);
  const text = withoutSpans(line.text, spans);
  return (
    of !== "hook" &&
    !spans.some((span) => span.of === "amount") &&
    /^(?:(?:our|the|a|an|my|your) )?(?:new )?[\p{L}’'-]+(?: [\p{L}’'-]+){1,3}$/iu.test(text) &&
    !/\b(?:is|are|have|has|for|we|you|on|in|at|from|until|by|only|welcome|included)\b/i.test(text)
  );
};

/** “24 hours’ rest”: a span of time that has no day of its own. */
const isSpell = (text: string): boolean =>
  /^\d+ (?:hours?|minutes?|days?|weeks?|months?)\b/i.test(text) &&
  !spansOf(text).some(({ of }) => of === "amount");

/** Puts a day that is missed beside the day that a line has: “on Monday and Saturday”. */
export function withDayBeside(lines: readonly Line[], spans: readonly Span[]): Line[] {
  const fresh = spans.find(({ of }) => of === "day")?.text.replace(/^(?:the|on|every) /i, "");
  const line = lines.find(({ text }) => spansOf(text).some(({ of }) => of === "day"));
  const old = spansOf(line?.text ?? "").findLast(({ of }) => of === "day");
  if (fresh === undefined || line === undefined || old === undefined)
    return withValues(lines, spans);
  const end = old.at + old.text.length;
  const text = `${line.text.slice(0, end)} and ${fresh}${line.text.slice(end)}`;
  return lines.map((one) => (one === line ? { ...one, text } : one));
}

/** Takes a line in: days and hours go with the offer before them, or with the next one. */
export function withLine(lines: readonly Line[], line: Line): Line[] {
  const last = lines.at(-1);
  if (isWhen(line.text)) {
    const offered = lines.findLastIndex(({ of }) => of === "offer");
    const at = lines.findLastIndex(({ of, text }) => of === "offer" && !isSpell(text));
    const to = at < 0 ? lines.findLastIndex(({ of, text }) => of === "told" && !isWhen(text)) : at;
    const target = lines[to] ?? lines[offered];
    if (target === undefined) return [...lines, line];
    const spans = spansOf(line.text);
    if (spans.some(({ of }) => spansOf(target.text).some((old) => old.of === of)))
      return withValues(lines, spans);
    const when = line.text.replace(/^(?:it['’]?s|it is) /i, "");
    return lines.map((one) =>
      one === target ? { ...one, text: `${one.text} ${ledDay(when)}` } : one,
    );
  }
  if (isSum.test(line.text)) {
    const at = lines.findIndex(isThing);
    if (at >= 0)
      return lines.map((one, index) =>
        index === at
          ? { ...one, of: "offer", text: `${one.text} for ${line.text.replace(isSum, "$1")}` }
          : one,
      );
  }
  if (last !== undefined && line.of === "offer") {
    const when = lines.find(({ text }) => isWhen(text));
    if (when !== undefined)
      return withLine(
        withLine(
          lines.filter((one) => one !== when),
          line,
        ),
        when,
      );
    if (isTitle.test(last.text))
      return [...lines.slice(0, -1), { ...line, text: `${last.text}: ${line.text}` }];
  }
  if (
    last !== undefined &&
    line.goesOn === true &&
    last.of === line.of &&
    line.of !== "offer" &&
    !lines.some(({ of }) => of === "offer") &&
    spansOf(last.text).length === 0
  )
    return [...lines.slice(0, -1), { ...last, text: `${last.text}, ${line.text}` }];
  return lines.some(
    ({ text }) =>
      text === line.text ||
      (says(text, line.text) && line.of === "told" && shareSaid(line.text, text) > 0.5),
  )
    ? [...lines]
    : [...lines, line];
}
