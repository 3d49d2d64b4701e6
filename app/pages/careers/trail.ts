import { paths } from "#content/paths.ts";

export const trail = [
  { name: "Home", path: paths.home },
  { name: "Careers", path: paths.careers },
];
