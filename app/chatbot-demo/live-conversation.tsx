import { livePanel } from "#content/chatbot-demo/live-panel.ts";
import LivePanel from "./live-panel.island.tsx";

/** The panel with its words, for the pages that show it. */
export function LiveConversation() {
  return (
    <LivePanel words={livePanel.words} questions={livePanel.questions} guest={livePanel.guest} />
  );
}
