import arrowRight from "@phosphor-icons/core/bold/arrow-right-bold.svg?raw";
import arrowUpRight from "@phosphor-icons/core/bold/arrow-up-right-bold.svg?raw";
import caretDown from "@phosphor-icons/core/bold/caret-down-bold.svg?raw";
import caretLeft from "@phosphor-icons/core/bold/caret-left-bold.svg?raw";
import caretRight from "@phosphor-icons/core/bold/caret-right-bold.svg?raw";
import check from "@phosphor-icons/core/bold/check-bold.svg?raw";
import copy from "@phosphor-icons/core/bold/copy-bold.svg?raw";
import downloadSimple from "@phosphor-icons/core/bold/download-simple-bold.svg?raw";
import list from "@phosphor-icons/core/bold/list-bold.svg?raw";
import search from "@phosphor-icons/core/bold/magnifying-glass-bold.svg?raw";
import minus from "@phosphor-icons/core/bold/minus-bold.svg?raw";
import plus from "@phosphor-icons/core/bold/plus-bold.svg?raw";
import x from "@phosphor-icons/core/bold/x-bold.svg?raw";
import bed from "@phosphor-icons/core/duotone/bed-duotone.svg?raw";
import brain from "@phosphor-icons/core/duotone/brain-duotone.svg?raw";
import broadcast from "@phosphor-icons/core/duotone/broadcast-duotone.svg?raw";
import browsers from "@phosphor-icons/core/duotone/browsers-duotone.svg?raw";
import chatsCircle from "@phosphor-icons/core/duotone/chats-circle-duotone.svg?raw";
import cloud from "@phosphor-icons/core/duotone/cloud-duotone.svg?raw";
import compass from "@phosphor-icons/core/duotone/compass-duotone.svg?raw";
import deviceMobile from "@phosphor-icons/core/duotone/device-mobile-duotone.svg?raw";
import headset from "@phosphor-icons/core/duotone/headset-duotone.svg?raw";
import infinity from "@phosphor-icons/core/duotone/infinity-duotone.svg?raw";
import lifebuoy from "@phosphor-icons/core/duotone/lifebuoy-duotone.svg?raw";
import megaphone from "@phosphor-icons/core/duotone/megaphone-duotone.svg?raw";
import paperPlaneRight from "@phosphor-icons/core/duotone/paper-plane-right-duotone.svg?raw";
import penNib from "@phosphor-icons/core/duotone/pen-nib-duotone.svg?raw";
import sealCheck from "@phosphor-icons/core/duotone/seal-check-duotone.svg?raw";
import shieldCheck from "@phosphor-icons/core/duotone/shield-check-duotone.svg?raw";
import shoppingBag from "@phosphor-icons/core/duotone/shopping-bag-duotone.svg?raw";
import treeStructure from "@phosphor-icons/core/duotone/tree-structure-duotone.svg?raw";
import { IconShape } from "./icon-shape.tsx";

/** Phosphor icons that the site uses, one per line: bold for small signs in controls, duotone for services. */
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
