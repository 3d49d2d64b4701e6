import type { SenderBehavior } from "@brightkeel/contracts";

/** A lead by its source: what the visitor sent, and through which form or demo. */
export type LeadDetails =
  | {
      kind: "demo";
      industry: string /** ISO time of the press on the button. */;
      timestamp: string;
    }
  | {
      kind: "contact";
      message: string;
      topic?: string | undefined;
      company?: string | undefined;
      phone?: string | undefined;
    }
  | {
      kind: "application";
      job: string;
      message?: string | undefined;
      country?: string | undefined;
      phone?: string | undefined;
      link?: string | undefined;
    };

export const leadKinds = ["demo", "contact", "application"] as const;
export type LeadKind = (typeof leadKinds)[number];

type Person = { name: string; email: string };

/** Where the lead came from, and the terms that the visitor saw. */
export type LeadOrigin = {
  /** Path of the page, without its query. */
  page?: string | undefined;
  /** The language that the browser asked for first, such as `de-AT`. */
  language?: string | undefined;
  /** Campaign parameters of the visit, such as `utm_source`. */
  campaign?: Record<string, string> | undefined;
  /** The data-protection sentence that the visitor read or agreed to. */
  consent?: string | undefined;
};

export type NewLead = LeadDetails &
  Person &
  LeadOrigin & {
    /** Chosen by the client for one press of the button; retries send the same. */
    idempotencyKey?: string | undefined;
    behavior?: SenderBehavior | undefined;
  };

/** Attached file; `path` is relative to the data folder. */
export type LeadFile = { id: string; name: string; type: string; size: number; path: string };

/** A stored lead. */
export type Lead = Person & {
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  page: string | undefined;
  language?: string | undefined;
  campaign: Record<string, string> | undefined;
  consent: string | undefined;
  details: LeadDetails;
  files: LeadFile[];
};
