/** Roles of tokens, named as in the hosted service (https://www.sanity.io/docs/content-lake/roles-concepts). */
export const roles = {
  administrator: {
    title: "Administrator",
    description: "Reads and writes everything, and manages datasets, tokens, origins and webhooks",
    write: true,
    manage: true,
  },
  editor: {
    title: "Editor",
    description: "Reads and writes documents and files",
    write: true,
    manage: false,
  },
  viewer: { title: "Viewer", description: "Reads everything", write: false, manage: false },
  "deploy-studio": {
    title: "Deploy Studio",
    description: "Reads everything; for programs that build and deploy a Studio",
    write: false,
    manage: false,
  },
} as const;

export type Role = keyof typeof roles;

/** Whether a role of this name exists. */
export const isRole = (name: string): name is Role => Object.hasOwn(roles, name);
