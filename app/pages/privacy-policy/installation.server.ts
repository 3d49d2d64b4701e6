import { createContext } from "react-router";

/** What the privacy page says about the running installation, from its settings: see app/ports.server.ts. */
export type Installation = {
  /** 0: leads are kept until someone asks for deletion. */
  leadRetentionDays: number;
  /** For how many days the demo keeps messages that it did not understand; 0: not at all. */
  missesDays: number;
  /** Which external systems receive visitors' data. */
  passesOn: Record<"automation" | "mail" | "confirmation" | "webhook" | "model", boolean>;
};

export const installationContext = createContext<Installation>();
