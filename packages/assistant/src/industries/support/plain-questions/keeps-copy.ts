/** How people keep a copy of their work, whether they ask for one or lost something. */
export const keepsCopy =
  "Keep a copy: “Project”, “⋯”, “Export” now and then, or everything as one archive under “Settings”, “Data” by an owner. “⋯”, “Rights”, “Only leads delete” keeps others from deleting.";
