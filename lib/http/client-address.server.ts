/**
 * The address a request comes from, for counting only: it is neither stored nor logged. Node tells who
 * connected; of a forwarded list only the entries our own proxies wrote are believed.
 */
import 'server-only';
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { processSingleton } from '../config/process-singleton.ts';

const forwardedHeader = 'x-forwarded-for';

/**
 * Appends the connecting address to the forwarded list of every request before Next reads it, as one more
 * proxy would: handlers see no socket. Called once at start-up.
 * @param trustedProxies peers whose own list is believed (TRUSTED_PROXIES).
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
  // In place of a stranger's list the stranger stands twice: what came through somebody is not from this machine.
  const believed = claimed && (isListed(address, trusted) ? claimed : address);
  request.headers[forwardedHeader] = believed ? `${believed}, ${address}` : address;
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

/** @param trustedProxyHops how many proxies of ours stand in front; 0 counts the connecting address itself. */
export function clientAddress(headers: Headers, trustedProxyHops: number): string {
  const hops = (headers.get(forwardedHeader) ?? '').split(',').map((hop) => hop.trim());
  const address = hops.at(-1 - trustedProxyHops) || hops[0] || 'unknown';
  return networkOf(withoutPort(address).replace(/^::ffff:/i, ''));
}

/** The machine itself, with no proxy in between: what only operators are told, they ask for from there. */
export function isFromLoopback(headers: Headers): boolean {
  // A proxy of another make than ours may say it in words of its own.
  if (headers.has('forwarded') || headers.has('x-real-ip')) return false;
  return /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(
    headers.get(forwardedHeader) ?? '',
  );
}

/** What one limit may hold in memory: about 15 MB, however many addresses ask. */
const maxTrackedClients = 2 ** 15;
/** A key object: made from bytes each time, it would cost more than the hash. */
const salt = createSecretKey(randomBytes(16));

/**
 * The name a client is counted under. Two addresses in 32,768 share one by chance; which ones, nobody can
 * choose, because each process draws them anew.
 */
export function rateLimitKey(address: string): string {
  const hash = createHmac('sha256', salt).update(address).digest().readUInt32BE();
  return String(hash % maxTrackedClients);
}

/** Some proxies write "203.0.113.9:50001" or "[2001:db8::1]:50001"; the port is another one each time. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}

/** A line at home has a /56 of IPv6 addresses, so that is one client. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address.slice(0, 45);
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const [a = '0', b = '0', c = '0', d = '0'] = [...left, ...zeros, ...right];
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
