import { parseEnvironment } from '../config/parse-environment.ts';
import { isDeskVisible } from './is-desk-visible.server.ts';

/** As the handlers see it: the connecting address is the last entry. */
function isVisible(
  variables: Record<string, string>,
  forwardedFor: string,
  headers: Record<string, string> = {},
): boolean {
  const env = parseEnvironment({ SITE_ENV: 'qa', DESK_STAFF: 'asha@broker.in=desk', ...variables });
  return isDeskVisible(new Headers({ 'x-forwarded-for': forwardedFor, ...headers }), env);
}

test('without staff nobody sees it', () => {
  expect(isVisible({ DESK_STAFF: '' }, '127.0.0.1')).toBe(false);
});

test('without networks everybody may see it', () => {
  expect(isVisible({}, '198.51.100.7')).toBe(true);
});

const office = { DESK_NETWORKS: '203.0.113.0/24, 2001:db8:1::/48' };
test.each([
  ['203.0.113.9', 0, true],
  ['::ffff:203.0.113.9', 0, true],
  ['2001:db8:1:2::9', 0, true],
  ['2001:db8:2::9', 0, false],
  ['198.51.100.7', 0, false],
  // A client behind no proxy forges the header: server/ has put the peer's address twice.
  ['198.51.100.7, 198.51.100.7', 0, false],
  ['203.0.113.9, 198.51.100.7', 0, false],
  ['203.0.113.9, 127.0.0.1', 1, true],
  ['203.0.113.9:50001, 127.0.0.1', 1, true],
  // Forged before nginx, which appends the address that it sees.
  ['203.0.113.9, 198.51.100.7, 127.0.0.1', 1, false],
  // Fewer entries than proxies: it came around them.
  ['203.0.113.9', 1, false],
  ['', 0, false],
  ['unknown', 0, false],
])('from %s behind %d proxies: %s', (forwardedFor, hops, expected) => {
  const variables = { ...office, TRUSTED_PROXY_HOPS: String(hops) };
  expect(isVisible(variables, forwardedFor)).toBe(expected);
});

test('on a host of its own it is on no other, and a forwarded host does not count', () => {
  const own = { DESK_HOST: 'desk.broker.in' };
  expect(isVisible(own, '198.51.100.7', { host: 'Desk.Broker.in' })).toBe(true);
  expect(isVisible(own, '198.51.100.7', { host: 'www.broker.in' })).toBe(false);
  expect(isVisible(own, '198.51.100.7')).toBe(false);
  const forged = { host: 'www.broker.in', 'x-forwarded-host': 'desk.broker.in' };
  expect(isVisible(own, '198.51.100.7', forged)).toBe(false);
});

test.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['203.0.113.9', {}, false],
  ['203.0.113.9, 127.0.0.1', {}, false],
  ['127.0.0.1, 127.0.0.1', {}, false],
  ['127.0.0.1', { forwarded: 'for=203.0.113.9' }, false],
  ['127.0.0.1', { 'x-real-ip': '203.0.113.9' }, false],
])('a demonstration shows it to this machine alone: %s %j', (forwardedFor, headers, expected) => {
  expect(isVisible({ SITE_ENV: 'demonstration' }, forwardedFor, headers)).toBe(expected);
});

test.each([
  [{ host: 'localhost:3000' }, true],
  [{ host: '127.0.0.1:3000', 'x-forwarded-host': '127.0.0.1:3000' }, true],
  [{ host: '[::1]:3000' }, true],
  [{ host: 'evil.example' }, false],
  [{ host: 'localhost:3000', 'x-forwarded-host': 'e.example' }, false],
  [{ host: 'localhost:3000', via: '1.1 tunnel' }, false],
])('in the demonstration a local request to %j: %s', (headers, expected) => {
  expect(isVisible({ SITE_ENV: 'demonstration' }, '127.0.0.1', headers)).toBe(expected);
});
