import { Fragment } from "react";
import { type Block, type Inline, readMarkdown } from "./simple-markdown.ts";

/** A bot's message, with simple Markdown rendered. */
export function MessageText({ text }: { text: string }) {
  const blocks = readMarkdown(text);
  return (
    <div className="grid gap-2 wrap-anywhere">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === "paragraph")
    return (
      <p dir="auto" className="whitespace-pre-line">
        <InlineView parts={block.content} />
      </p>
    );
  const List = block.ordered ? "ol" : "ul";
  return (
    <List className={`grid gap-1 pl-5 ${block.ordered ? "list-decimal" : "list-disc"}`}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
        <li key={index} dir="auto">
          <InlineView parts={item} />
        </li>
      ))}
    </List>
  );
}

function InlineView({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    // A message never changes, so its parts keep their positions.
    const key = index;
    if (part.kind === "strong") return <strong key={key}>{part.text}</strong>;
    if (part.kind === "emphasis") return <em key={key}>{part.text}</em>;
    if (part.kind === "code") return <code key={key}>{part.text}</code>;
    if (part.kind === "link")
      return (
        <a key={key} href={part.href} target="_blank" rel="noopener" className="text-link">
          {part.text}
        </a>
      );
    return <Fragment key={key}>{part.text}</Fragment>;
  });
}
