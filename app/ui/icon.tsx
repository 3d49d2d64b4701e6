import arrowRight from "#app/icons/arrow-right-bold.svg?raw";
import arrowUpRight from "#app/icons/arrow-up-right-bold.svg?raw";
import bed from "#app/icons/bed-duotone.svg?raw";
import brain from "#app/icons/brain-duotone.svg?raw";
import broadcast from "#app/icons/broadcast-duotone.svg?raw";
import browsers from "#app/icons/browsers-duotone.svg?raw";
import caretDown from "#app/icons/caret-down-bold.svg?raw";
import caretLeft from "#app/icons/caret-left-bold.svg?raw";
import caretRight from "#app/icons/caret-right-bold.svg?raw";
import chatsCircle from "#app/icons/chats-circle-duotone.svg?raw";
import check from "#app/icons/check-bold.svg?raw";
import cloud from "#app/icons/cloud-duotone.svg?raw";
import compass from "#app/icons/compass-duotone.svg?raw";
import copy from "#app/icons/copy-bold.svg?raw";
import deviceMobile from "#app/icons/device-mobile-duotone.svg?raw";
import downloadSimple from "#app/icons/download-simple-bold.svg?raw";
import headset from "#app/icons/headset-duotone.svg?raw";
import infinity from "#app/icons/infinity-duotone.svg?raw";
import lifebuoy from "#app/icons/lifebuoy-duotone.svg?raw";
import list from "#app/icons/list-bold.svg?raw";
import search from "#app/icons/magnifying-glass-bold.svg?raw";
import megaphone from "#app/icons/megaphone-duotone.svg?raw";
import minus from "#app/icons/minus-bold.svg?raw";
import paperPlaneRight from "#app/icons/paper-plane-right-duotone.svg?raw";
import penNib from "#app/icons/pen-nib-duotone.svg?raw";
import plus from "#app/icons/plus-bold.svg?raw";
import sealCheck from "#app/icons/seal-check-duotone.svg?raw";
import shieldCheck from "#app/icons/shield-check-duotone.svg?raw";
import shoppingBag from "#app/icons/shopping-bag-duotone.svg?raw";
import treeStructure from "#app/icons/tree-structure-duotone.svg?raw";
import x from "#app/icons/x-bold.svg?raw";
import { IconShape } from "./icon-shape.tsx";

/**
 * Icons of Phosphor (https://phosphoricons.com, MIT) that the site uses, one per line: bold for small signs in controls,
 * duotone for services. Only these files are kept, since its package has nine thousand.
 */
const icons = {
  "arrow-right": arrowRight,
  "arrow-up-right": arrowUpRight,
  "caret-down": caretDown,
  "caret-left": caretLeft,
  "caret-right": caretRight,
  check,
  copy,
  "download-simple": downloadSimple,
  list,
  minus,
  plus,
  search,
  x,
  bed,
  brain,
  broadcast,
  browsers,
  "chats-circle": chatsCircle,
  cloud,
  compass,
  "device-mobile": deviceMobile,
  headset,
  infinity,
  lifebuoy,
  megaphone,
  "paper-plane-right": paperPlaneRight,
  "pen-nib": penNib,
  "seal-check": sealCheck,
  "shield-check": shieldCheck,
  "shopping-bag": shoppingBag,
  "tree-structure": treeStructure,
} as const;

export type IconName = keyof typeof icons;

/** An icon by name, for pages: it bundles all icons. In an island use `IconShape` with the one file that it needs. */
export function Icon({
  name,
  ...rest
}: {
  name: IconName;
  size?: number;
  transform?: string;
  className?: string;
}) {
  return <IconShape svg={icons[name]} {...rest} />;
}
