/**
 * Limits on the connections of a server of Node, and the networks by which callers are counted: of this service by itself,
 * and of the site that has it inside.
 */

export {
  type ConnectionLimits,
  type ConnectionSettings,
  limitConnections,
  serverTimes,
} from "./connection-limits.ts";
export { drainable } from "./drainable.ts";
export { hasBody } from "./has-body.ts";
export { network, peerNetwork } from "./network.ts";
