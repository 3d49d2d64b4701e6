export const title =
  "Landing zone drawn as a ship in section: the management account stands on deck and carries no workload; log archive, security tooling, network, shared services, backup vault, two products with test and production, and a sandbox are separate compartments; service control policies run along the keel; a flooded test account does not reach its neighbours.";
