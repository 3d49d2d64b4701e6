import type { Server } from "node:http";
import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";
import { peerNetwork } from "./network.ts";

/**
 * Tracks connections by network, to close all of a network's connections and refuse new ones for a while.
 *
 * @param time in milliseconds.
 * @returns a function that shuts out the network of a connection's peer.
 */
export function shutOutPeers(server: Server, time: number): (socket: Socket) => void {
  const shutOut = new LRUCache<string, true>({ max: 10_000, ttl: time });
  const open = new Map<string, Set<Socket>>();
  server.prependListener("connection", (socket: Socket) => {
    const network = peerNetwork(socket);
    if (shutOut.has(network)) {
      socket.destroy();
      return;
    }
    const theirs = open.get(network) ?? new Set();
    open.set(network, theirs.add(socket));
    socket.once("close", () => {
      theirs.delete(socket);
      if (theirs.size === 0 && open.get(network) === theirs) open.delete(network);
    });
  });
  return (socket) => {
    const network = peerNetwork(socket);
    shutOut.set(network, true);
    // What they have already sent is not read any more.
    for (const other of open.get(network) ?? []) other.destroy();
  };
}
