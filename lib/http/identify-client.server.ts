/**
 * The client of a request, for rate limits only: it is neither stored nor logged. Node knows the connecting address; of
 * a forwarded list only the entries of our own proxies are trusted.
 */
import 'server-only';
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { processSingleton } from '../process/process-singleton.ts';

const forwardedHeader = 'x-forwarded-for';

/**
 * Appends the connecting address to the forwarded list of every request before Next reads it, as another proxy would:
 * handlers have no access to the socket. Called once at start-up.
 * @param trustedProxies peers whose forwarded list is trusted (TRUSTED_PROXIES).
 */
export function recordRemoteAddress(trustedProxies: readonly string[]): void {
  const trusted = toBlockList(trustedProxies);
  processSingleton('remote-address', () =>
    subscribe('http.server.request.start', (message) => {
      appendRemoteAddress((message as { request: IncomingMessage }).request, trusted);
    }),
  );
}

function appendRemoteAddress(request: IncomingMessage, trusted: BlockList): void {
  const address = request.socket.remoteAddress ?? 'unknown';
  const claimed = request.headers[forwardedHeader];
  // An untrusted list is replaced by the peer's address, twice: a forwarded request is never a local one.
  const trustedAddress = claimed && (isListed(address, trusted) ? claimed : address);
  request.headers[forwardedHeader] = trustedAddress ? `${trustedAddress}, ${address}` : address;
}

function toBlockList(peers: readonly string[]): BlockList {
  const list = new BlockList();
  for (const peer of peers) {
    const [address = '', bits] = peer.split('/');
    const longest = isIP(address) === 4 ? 32 : 128;
    list.addSubnet(address, Number(bits ?? longest), familyOf(address));
  }
  return list;
}

function isListed(address: string, list: BlockList): boolean {
  return isIP(address) > 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

/**
 * @param trustedProxyHops number of our proxies in front; 0 takes the connecting address itself.
 * @returns the client that all limits count: an IPv4 address, or the /56 of an IPv6 address; "unknown" without either.
 */
export function identifyClient(headers: Pick<Headers, 'get'>, trustedProxyHops: number): string {
  const hops = readHops(headers);
  return networkOf(plainAddress(hops.at(-1 - trustedProxyHops) || hops[0] || 'unknown'));
}

/**
 * Whether the client is in a listed network. Stricter than above: with fewer entries than proxies the client is
 * unknown, because such a request did not come through them.
 */
export function isClientInNetworks(
  headers: Pick<Headers, 'get'>,
  trustedProxyHops: number,
  networks: readonly string[],
): boolean {
  const address = readHops(headers).at(-1 - trustedProxyHops);
  return address !== undefined && isListed(plainAddress(address), toBlockList(networks));
}

function readHops(headers: Pick<Headers, 'get'>): string[] {
  return (headers.get(forwardedHeader) ?? '').split(',').map((hop) => hop.trim());
}

function plainAddress(hop: string): string {
  return withoutPort(hop).replace(/^::ffff:/i, '');
}

/** Set by proxies that do not append to the forwarded list. */
const otherProxyHeaders = ['forwarded', 'x-real-ip', 'via', 'cf-connecting-ip', 'true-client-ip'];

/** The local machine without a proxy in between: operators' endpoints are read from there. */
export function isFromLoopback(headers: Pick<Headers, 'get' | 'has'>): boolean {
  if (otherProxyHeaders.some((name) => headers.has(name))) return false;
  return /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(
    headers.get(forwardedHeader) ?? '',
  );
}

/** Bounds the memory of one limit to about 15 MB, for any number of clients. */
const maxTrackedClients = 2 ** 15;
/** A KeyObject: creating it from bytes each time would cost more than the hash. */
const salt = createSecretKey(randomBytes(16));

/**
 * The key under which a client is counted. Two clients in 32,768 share one by chance; nobody can choose which,
 * because each process uses its own random key.
 */
export function rateLimitKey(client: string): string {
  const hash = createHmac('sha256', salt).update(client).digest().readUInt32BE();
  return String(hash % maxTrackedClients);
}

/** Some proxies write "203.0.113.9:50001" or "[2001:db8::1]:50001"; the port changes with each connection. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}

/** A home connection has a /56 of IPv6 addresses, so that counts as one client. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address.slice(0, 45);
  const [head = '', tail = ''] = address.split('::');
  const leadingGroups = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - leadingGroups.length - right.length)).fill('0');
  const [a = '0', b = '0', c = '0', d = '0'] = [...leadingGroups, ...zeros, ...right];
  const byte = (Number.parseInt(d, 16) >> 8).toString(16);
  return [a, b, c, byte]
    .map((group) =>
      group
        .replace(/^0+(?=.)/, '')
        .toLowerCase()
        .slice(0, 8),
    )
    .join(':');
}
