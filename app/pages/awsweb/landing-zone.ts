/** The accounts of a landing zone with two products, as compartments of a ship from stern to bow. */

export type Compartment = {
  name: readonly string[];
  width: number;
  networked: boolean;
  flooded?: boolean;
};
export type Unit = { name: string; compartments: readonly Compartment[] };

export const units: readonly Unit[] = [
  {
    name: "SECURITY",
    compartments: [
      { name: ["Log", "archive"], width: 94, networked: false },
      { name: ["Security", "tooling"], width: 90, networked: false },
    ],
  },
  {
    name: "INFRASTRUCTURE",
    compartments: [
      { name: ["Network"], width: 106, networked: true },
      { name: ["Shared", "services"], width: 92, networked: true },
      { name: ["Backup", "vault"], width: 86, networked: false },
    ],
  },
  {
    name: "WORKLOADS",
    compartments: [
      { name: ["A", "test"], width: 86, networked: true, flooded: true },
      { name: ["A", "prod"], width: 86, networked: true },
      { name: ["B", "test"], width: 86, networked: true },
      { name: ["B", "prod"], width: 86, networked: true },
    ],
  },
  { name: "SANDBOX", compartments: [{ name: ["Sandbox"], width: 104, networked: false }] },
];
