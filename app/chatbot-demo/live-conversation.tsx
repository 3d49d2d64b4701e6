import { livePanel } from "#content/chatbot-demo/live-panel.ts";
import LivePanel from "./live-panel.island.tsx";

/** The live panel with its texts, for the pages that show it. */
export function LiveConversation() {
  return (
    <LivePanel words={livePanel.words} questions={livePanel.questions} guest={livePanel.guest} />
  );
}
