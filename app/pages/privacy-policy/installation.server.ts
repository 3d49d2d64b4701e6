import { createContext } from "react-router";

/** What the privacy page says of the running installation, from its settings: see app/ports.server.ts. */
export type Installation = {
  /** 0: leads are kept until somebody asks for deletion. */
  leadRetentionDays: number;
  /** For how long the demo keeps what it did not understand; 0: not at all. */
  missesDays: number;
  /** Which systems outside of this server receive something of a visitor. */
  passesOn: Record<"automation" | "mail" | "confirmation" | "webhook" | "model", boolean>;
};

export const installationContext = createContext<Installation>();
