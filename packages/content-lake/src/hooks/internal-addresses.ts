import { BlockList, isIP } from "node:net";

/**
 * Addresses that only this machine or its network reaches, or that map to such; a webhook must not reach them
 * (server-side request forgery).
 * https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry
 */
const internal = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  // Metadata service of Azure, the only cloud that has it at a public address.
  // https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
  ["168.63.129.16", 32],
] as const)
  internal.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  // 6to4 addresses contain an arbitrary IPv4 address.
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  internal.addSubnet(network, bits, "ipv6");

/** All globally allocated IPv6 addresses; IPv4-mapped addresses are not among them. */
const everybodys = new BlockList();
everybodys.addSubnet("2000::", 3, "ipv6");

/** Whether a resolved IP address is not on the public internet. */
export function isInternal(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return internal.check(address, "ipv4");
  // An address with a zone (`fe80::1%eth0`) is on a network of this machine.
  if (family !== 6 || address.includes("%")) return true;
  return !everybodys.check(address, "ipv6") || internal.check(address, "ipv6");
}
