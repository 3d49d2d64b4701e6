import { paths } from "#content/paths.ts";

export const trail = [
  { name: "Home", path: paths.home },
  { name: "Services", path: paths.services },
];
