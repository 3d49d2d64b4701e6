import { z } from "zod";
import { shortText, type Tool, tool } from "./tool.ts";

/** Tools available at every desk. */
export const commonTools: readonly Tool[] = [
  tool(
    "search_facts",
    "Finds what this business and the company say about something: rules, prices, hours, services. Ask in English, in a few words.",
    z.object({ query: shortText }),
    (desk, { query }) => {
      const found = desk.search(query);
      return found.length === 0
        ? { text: "Nothing is written about that. Say so, and offer a person." }
        : {
            text: found.map(({ text }) => text).join("\n"),
            // Only the two most likely are cited; the others are options for the model.
            sources: found.slice(0, 2).map(({ source }) => source),
          };
    },
  ),
  tool(
    "ask_desk",
    "Says one plain English sentence to the desk’s own system, which knows what was quoted, looked up and asked in this conversation: to change or confirm a result (“make it 3 nights”, “yes, pass it on”), to answer its open question, or to ask about the last result (“how much is that per person?”).",
    z.object({ sentence: shortText }),
    (desk, { sentence }) => desk.say(sentence),
  ),
  tool(
    "hand_over",
    "Gives the conversation to a person, with all that is known. Use it when the visitor asks for a person, is upset, or needs what no tool does.",
    z.object({ reason: shortText.optional() }),
    (desk) => desk.wish("human_agent", "Please let me talk to a person."),
  ),
];
