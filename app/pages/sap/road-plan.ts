/**
 * What crosses on each way. A lane is a bundle of thin lines between the old system (left) and the new one (right);
 * each line has one of these fates.
 */
export type Fate =
  /** Goes through. */
  | "crosses"
  /** Ends before the crossing: deleted or left behind. */
  | "ends"
  /** Ends in the archive below. */
  | "archive"
  /** Begins in the new system. */
  | "new";

export const laneNames = [
  "configuration",
  "custom code",
  "master data",
  "open items",
  "history",
] as const;

const six = (fate: Fate): Fate[] => Array.from({ length: 6 }, () => fate);

export const roads: readonly {
  name: string;
  gate: string;
  description: string;
  lanes: Readonly<Record<(typeof laneNames)[number], readonly Fate[]>>;
}[] = [
  {
    name: "Brownfield",
    gate: "converted in place",
    description:
      "From ECC to S/4HANA by conversion: configuration, master data, open items and the whole history cross; unused custom code ends before.",
    lanes: {
      configuration: six("crosses"),
      "custom code": ["crosses", "ends", "crosses", "ends", "crosses", "crosses"],
      "master data": six("crosses"),
      "open items": six("crosses"),
      history: six("crosses"),
    },
  },
  {
    name: "Selective",
    gate: "chosen and moved",
    description:
      "From ECC to S/4HANA by selection: a chosen part of configuration, code, master data and history crosses with all open items; older history goes to an archive.",
    lanes: {
      configuration: ["crosses", "crosses", "crosses", "crosses", "new", "new"],
      "custom code": ["ends", "ends", "crosses", "crosses", "ends", "ends"],
      "master data": ["crosses", "crosses", "ends", "crosses", "crosses", "crosses"],
      "open items": six("crosses"),
      history: ["crosses", "crosses", "crosses", "archive", "archive", "archive"],
    },
  },
  {
    name: "Greenfield",
    gate: "reloaded",
    description:
      "From ECC to S/4HANA by a new implementation: only master data and open items cross; configuration and extensions start new; all history goes to an archive.",
    lanes: {
      configuration: six("new"),
      "custom code": ["ends", "ends", "new", "ends", "ends", "ends"],
      "master data": ["crosses", "crosses", "crosses", "crosses", "ends", "crosses"],
      "open items": six("crosses"),
      history: six("archive"),
    },
  },
];
