import { useState } from "react";
import copyIcon from "#app/icons/copy-bold.svg?raw";
import downloadSimple from "#app/icons/download-simple-bold.svg?raw";
import envelopeSimple from "#app/icons/envelope-simple-bold.svg?raw";
import { IconShape } from "../ui/icon-shape.tsx";
import type { ChatMessage } from "./demo-state.ts";
import { saveAsFile } from "./save-as-file.ts";

/** Returns the conversation as plain text, one message a paragraph. */
const transcript = (messages: readonly ChatMessage[]): string =>
  messages
    .map((message) => `${message.type === "bot" ? "Bot" : "You"}: ${message.text}`)
    .join("\n\n")
    .concat("\n");

/** Longest mail text that every mail program accepts in a link, in characters. */
const longestMail = 1_500;

/** Returns a `mailto:` link to the visitor's own address, with the end of the conversation if it is long. */
function mailTo(email: string, messages: readonly ChatMessage[]): string {
  const text = transcript(messages);
  const end = text.length > longestMail ? `…${text.slice(-longestMail)}` : text;
  // A cut may split an emoji, and half of one cannot be written into an address.
  const body = end.toWellFormed();
  const query = `subject=${encodeURIComponent(mailSubject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(email)}?${query}`;
}

const mailSubject = "Your conversation with our demo bot";

/** Exports the conversation: to the clipboard, as a file, or by e-mail to the visitor. */
export function ConversationTools({
  email,
  messages,
}: {
  email: string;
  messages: readonly ChatMessage[];
}) {
  const [said, setSaid] = useState("");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(transcript(messages));
      setSaid("Conversation copied");
    } catch {
      setSaid("The browser did not allow copying. Download the conversation instead.");
    }
  };

  const download = () => {
    saveAsFile(transcript(messages), "conversation.txt");
    setSaid("Conversation downloaded");
  };

  const button = "grid size-10 place-items-center rounded-sm text-text-soft hover:text-accent";
  return (
    <div className="flex shrink-0 items-center self-center">
      <button
        type="button"
        onClick={() => void copy()}
        aria-label="Copy conversation"
        className={button}
      >
        <IconShape svg={copyIcon} size={20} />
      </button>
      <button
        type="button"
        onClick={download}
        aria-label="Download conversation"
        className={button}
      >
        <IconShape svg={downloadSimple} size={20} />
      </button>
      <a href={mailTo(email, messages)} aria-label="E-mail conversation" className={button}>
        <IconShape svg={envelopeSimple} size={20} />
      </a>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
