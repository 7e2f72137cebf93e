/** Recognises addresses outside the public internet: a page must not lead the audit into a private network. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Deprecated IPv4-compatible addresses (RFC 4291): the embedded IPv4 address may be private. */
const ipv4Compatible = ipaddr.IPv6.parseCIDR('::/96');

/**
 * Everything but plain unicast counts as private. IPv4-mapped IPv6 addresses are judged by the embedded address; 6to4,
 * Teredo and NAT64 are always refused.
 */
export function isPrivateIp(ip: string): boolean {
  if (isIP(ip) === 0) return false;
  const parsed = ipaddr.process(ip);
  if (parsed.range() !== 'unicast') return true;
  return parsed.kind() === 'ipv6' && parsed.match(ipv4Compatible);
}

/** Decides by the name alone, without resolving it: localhost, .local and the like, or a private IP address. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(bare)) return isPrivateIp(bare);
  return (
    bare === 'localhost' || /\.(?:localhost|local|internal|intranet|lan|home\.arpa)$/.test(bare)
  );
}
