import { mainNavigation } from "#content/navigation.ts";
import { services } from "#content/services/index.ts";

const inGroups = new Set(
  mainNavigation.flatMap((entry) => ("items" in entry ? entry.items.map(({ href }) => href) : [])),
);

/** Title and address of each service that no group of the navigation has, without the texts of the register. */
const menuServices: readonly (readonly [title: string, href: string])[] = services
  .filter(({ link }) => !inGroups.has(link))
  .map(({ title, link }) => [title, link]);

export default menuServices;
