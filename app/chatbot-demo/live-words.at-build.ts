import { livePanel } from "#content/chatbot-demo/live-panel.ts";

/**
 * What the live panel says and asks. It is part of the panel's script and not of its props, which each document with the
 * panel would carry; as a value of the build it brings no other words of the demo with it.
 */
export default livePanel;
