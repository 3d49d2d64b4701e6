import type { ChatReply } from "@brightkeel/contracts";

/** Formats a reply for the terminal. */
export function print({ message, cards, choices, sources, suggestions }: ChatReply): string {
  const lines = [message.content];
  for (const { title, rows } of cards ?? []) {
    const width = Math.max(...rows.map(({ label }) => label.length));
    lines.push(
      `  ┌ ${title}`,
      ...rows.map(({ label, value }) => `  │ ${label.padEnd(width)}  ${value}`),
    );
  }
  choices?.forEach((choice, at) => {
    lines.push(
      `  [:${at + 1}] ${choice.label}${"href" in choice ? `  (opens ${choice.href})` : ""}`,
    );
  });
  if (sources?.length) lines.push(`  from: ${sources.map(({ label }) => label).join("; ")}`);
  if (suggestions?.length) lines.push(`  ask next: ${suggestions.join(" · ")}`);
  return `${lines.join("\n")}\n`;
}
