import { livePanel } from "#content/chatbot-demo/live-panel.ts";

/**
 * The live panel's words. They are in the panel's script rather than its props, which each document with the panel
 * would contain; as a build-time value they bring no other words of the demo along.
 */
export default livePanel;
