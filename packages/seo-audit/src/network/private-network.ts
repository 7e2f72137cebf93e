/** Recognises addresses outside the public internet: a page must not lead the audit into a private network. */
import { lookup as resolve } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FetchFailure } from './fetch-failure.ts';

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

/** Names are checked when they resolve, but Node does not call lookup for a numeric host. @throws {FetchFailure} */
export function assertPublicIp(host: string): void {
  if (isIP(host) && isPrivateIp(host)) throw privateAddressError(host, host);
}

export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    const inside = found.find(({ address }) => isPrivateIp(address));
    if (inside) return callback(privateAddressError(hostname, inside.address), '', 0);
    if (options.all) return callback(null, found);
    callback(null, first?.address ?? '', first?.family ?? 0);
  });
};

/** Whether a host is, or resolves to, a private address; false for a name that does not resolve. */
export async function isInPrivateNetwork(hostname: string): Promise<boolean> {
  if (isPrivateHost(hostname)) return true;
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return found.some(({ address }) => isPrivateIp(address));
}

function privateAddressError(host: string, ip: string): FetchFailure {
  const what = host === ip ? `${ip} is a private address` : `${host} is the private address ${ip}`;
  return new FetchFailure('private-address', `${what}; it is not followed`);
}
