/** Addresses that are not the public internet: a page must not send the audit into somebody's own network. */
import { BlockList, isIP } from 'node:net';

const privateRanges = new BlockList();
for (const [start, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  privateRanges.addSubnet(start, bits, 'ipv4');
}
for (const [start, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateRanges.addSubnet(start, bits, 'ipv6');
}

/** @param ip an IPv4 or IPv6 address; a mapped one (::ffff:10.0.0.1) counts as the one inside. */
export function isPrivateIp(ip: string): boolean {
  const family = isIP(ip);
  if (family === 0) return false;
  return privateRanges.check(ip, family === 4 ? 'ipv4' : 'ipv6');
}

/** By name alone, before anything is resolved: localhost, .local and the like, or a private IP as written. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(bare)) return isPrivateIp(bare);
  return (
    bare === 'localhost' || /\.(?:localhost|local|internal|intranet|lan|home\.arpa)$/.test(bare)
  );
}
