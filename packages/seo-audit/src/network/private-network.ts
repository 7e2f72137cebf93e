/** Addresses that are not the public internet: a page must not send the audit into somebody's own network. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Deprecated IPv4-compatible addresses (RFC 4291): their IPv4 part may be an inner one. */
const ipv4Compatible = ipaddr.IPv6.parseCIDR('::/96');

/**
 * Whatever is not plain unicast counts, the ways to write an inner IPv4 address as IPv6 among it: mapped ones are
 * judged by the address inside; 6to4, Teredo and NAT64 are refused as a whole.
 */
export function isPrivateIp(ip: string): boolean {
  if (isIP(ip) === 0) return false;
  const parsed = ipaddr.process(ip);
  if (parsed.range() !== 'unicast') return true;
  return parsed.kind() === 'ipv6' && parsed.match(ipv4Compatible);
}

/** By name alone, before anything is resolved: localhost, .local and the like, or a private IP as written. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(bare)) return isPrivateIp(bare);
  return (
    bare === 'localhost' || /\.(?:localhost|local|internal|intranet|lan|home\.arpa)$/.test(bare)
  );
}
