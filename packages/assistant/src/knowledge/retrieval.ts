import { type IndustryId, industryIds, type ReplySource } from "@brightkeel/contracts";
import MiniSearch from "minisearch";
import type { HostService } from "../host.ts";
import { facts } from "./facts.ts";
import { sources } from "./sources.ts";

export type Passage = { id: string; text: string; source: ReplySource };

/** Finds the passages relevant to a message, among the industry's knowledge and the company's services. */
export type Retrieval = (message: string, industry: IndustryId, most?: number) => Passage[];

/** Creates the retrieval index over the same facts that the built-in answers use. */
export function createRetrieval(services: readonly HostService[]): Retrieval {
  const common: Passage[] = services.map(({ id, title, description, href }) => ({
    id: `service:${id}`,
    text: `${title}: ${description}`,
    source: { label: title, href },
  }));
  const indexes = new Map(
    industryIds.map((industry) => {
      const passages = [
        ...Object.entries(facts[industry]).map(([intent, { text, source }]) => ({
          id: intent,
          text: `${intent.replaceAll("_", " ")}: ${text}`,
          source: { ...sources[source] },
        })),
        ...common,
      ];
      const index = new MiniSearch<Passage>({
        fields: ["text"],
        searchOptions: { prefix: true, fuzzy: 0.2 },
      });
      index.addAll(passages);
      return [
        industry,
        { index, byId: new Map(passages.map((entry) => [entry.id, entry])) },
      ] as const;
    }),
  );
  return (message, industry, most = 4) => {
    const found = indexes.get(industry);
    if (!found) return [];
    return found.index
      .search(message)
      .slice(0, most)
      .map(({ id }) => found.byId.get(String(id)))
      .filter((passage) => passage !== undefined);
  };
}
