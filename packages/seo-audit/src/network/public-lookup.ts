/** DNS lookup for Node's sockets that checks every resolved address. */
import { lookup as resolve } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { FetchFailure } from './fetch-failure.ts';
import { isPrivateHost, isPrivateIp } from './private-network.ts';

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
