/** Parts of workflows in n8n's import format. */

export type Node = {
  id: string;
  name: string;
  type: string;
  /** Pinned: a newer version of a node may give its output another shape. */
  typeVersion: number;
  position: [number, number];
  parameters: Record<string, unknown>;
  onError?: "continueRegularOutput";
  alwaysOutputData?: boolean;
  webhookId?: string;
};

export type Workflow = {
  id: string;
  name: string;
  nodes: Node[];
  connections: Record<string, { main: { node: string; type: "main"; index: 0 }[][] }>;
  settings: { executionOrder: "v1"; saveDataSuccessExecution: "none" };
  active: false;
};

/** A workflow whose nodes are linked by name: `links[from]` has one list of names for each output. */
export function workflow(
  id: string,
  name: string,
  nodes: Omit<Node, "id">[],
  links: Record<string, string[][]>,
): Workflow {
  return {
    id,
    name,
    nodes: nodes.map((node, index) => ({ id: `${id}-${index + 1}`, ...node })),
    connections: Object.fromEntries(
      Object.entries(links).map(([from, outputs]) => [
        from,
        {
          main: outputs.map((names) =>
            names.map((node) => ({ node, type: "main" as const, index: 0 as const })),
          ),
        },
      ]),
    ),
    // Executions that went well hold people's data and are of no use, so n8n need not store them.
    settings: { executionOrder: "v1", saveDataSuccessExecution: "none" },
    active: false,
  };
}

export const webhook = (
  path: string,
  respond: { responseMode: "responseNode" } | { responseMode: "lastNode"; responseData: string },
): Omit<Node, "id"> => ({
  name: "Webhook",
  type: "n8n-nodes-base.webhook",
  typeVersion: 2.1,
  position: [0, 0],
  webhookId: path,
  parameters: { httpMethod: "POST", path, options: {}, ...respond },
});

export const code = (
  name: string,
  position: [number, number],
  jsCode: string,
): Omit<Node, "id"> => ({
  name,
  type: "n8n-nodes-base.code",
  typeVersion: 2,
  position,
  parameters: { jsCode },
});

/** Says which delivery is stored, by the field of the node “Row” that holds its key: the site takes no other answer. */
export const respondStored = (
  name: string,
  position: [number, number],
  keyField: string,
): Omit<Node, "id"> => ({
  name,
  type: "n8n-nodes-base.respondToWebhook",
  typeVersion: 1.4,
  position,
  parameters: {
    respondWith: "json",
    responseBody: `={{ JSON.stringify({ ok: true, delivery: $("Row").first().json[${JSON.stringify(keyField)}] }) }}`,
    options: {},
  },
});
