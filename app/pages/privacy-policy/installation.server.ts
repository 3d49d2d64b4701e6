import { createContext } from "react-router";

/** What the privacy page says of the running installation, from its settings: see app/ports.server.ts. */
export type Installation = {
  /** 0: leads are kept until somebody asks for deletion. */
  leadRetentionDays: number;
  /** Which systems outside of this server receive something of a visitor. */
  passesOn: { automation: boolean; mail: boolean; webhook: boolean; model: boolean };
};

export const installationContext = createContext<Installation>();
