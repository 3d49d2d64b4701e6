import type { MissGroup } from "@brightkeel/assistant";

/** How many different texts of a subject are shown, and how many characters of each. */
const mostTexts = 4;
const mostLetters = 80;

const kindWords: Readonly<Record<keyof MissGroup["kinds"], string>> = {
  declined: "declined",
  "asked-back": "asked back",
  "no-answer": "not taken as an answer",
  foreign: "in another language",
  unhelpful: "marked as no help",
};

/** Groups as lines for a person: the industry, then one paragraph per subject. */
export function missLines(groups: readonly MissGroup[], days: number): string[] {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const lines = [`The last ${days} days: ${total} ${total === 1 ? "message" : "messages"}`];
  let industry: string | undefined;
  for (const group of groups) {
    if (group.industry !== industry) lines.push("", group.industry);
    industry = group.industry;
    lines.push(...paragraph(group));
  }
  return lines;
}

function paragraph({ subject, isKnown, count, kinds, texts }: MissGroup): string[] {
  const how = Object.entries(kinds)
    // The keys of a group are those that its type names.
    .map(([kind, number]) => `${kindWords[kind as keyof MissGroup["kinds"]]} ${number}`)
    .join(", ");
  const shown = texts.slice(0, mostTexts).map(({ text, count: times }) => {
    const cut = text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
    return `         ${cut}${times > 1 ? ` (${times} times)` : ""}`;
  });
  const left = texts.length - mostTexts;
  return [
    `  ${String(count).padStart(5)}  ${isKnown ? "near " : ""}“${subject}”: ${how}`,
    ...shown,
    ...(left > 0 ? [`         and ${left} more`] : []),
  ];
}
