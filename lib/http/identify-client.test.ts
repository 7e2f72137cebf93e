import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { identifyClient, isFromLoopback, rateLimitKey } from './identify-client.server.ts';

/** `list` as recordRemoteAddress leaves it: the last entry is the connecting address. */
function address(list: string, hops: number): string {
  return identifyClient(new Headers(list ? { 'x-forwarded-for': list } : {}), hops);
}

test('without a proxy the connecting address counts and forwarded entries do not', () => {
  expect(address('203.0.113.9', 0)).toBe('203.0.113.9');
  expect(address('1.1.1.1, 2.2.2.2, 203.0.113.9', 0)).toBe('203.0.113.9');
});

test('behind one proxy the entry that it wrote counts', () => {
  expect(address('203.0.113.9, 10.0.0.1', 1)).toBe('203.0.113.9');
  expect(address('1.1.1.1, 203.0.113.9, 10.0.0.1', 1)).toBe('203.0.113.9');
});

test('behind two proxies the entry that the outer one wrote counts', () => {
  expect(address('203.0.113.9, 10.0.0.2, 10.0.0.1', 2)).toBe('203.0.113.9');
  expect(address('1.1.1.1,203.0.113.9,10.0.0.2,10.0.0.1', 2)).toBe('203.0.113.9');
});

test('if the list is shorter than the chain of proxies, its first entry counts', () => {
  expect(address('10.0.0.1', 1)).toBe('10.0.0.1');
  expect(address('10.0.0.2, 10.0.0.1', 2)).toBe('10.0.0.2');
});

test('without any address all are one client', () => {
  for (const hops of [0, 1, 2]) expect(address('', hops)).toBe('unknown');
  expect(address(' , ', 0)).toBe('unknown');
});

test('one subscriber’s IPv6 addresses are one client: the first 56 bits', () => {
  for (const written of [
    '2001:db8:1:2::1',
    '2001:db8:1:ff:ffff:ffff:ffff:ffff',
    '2001:DB8:0001:0002:3:4:5:6',
    '2001:db8:1::',
    '[2001:db8:1::9]:50001',
  ]) {
    expect(address(written, 0)).toBe('2001:db8:1:0');
  }
  expect(address('2001:db8:1:100::1', 0)).toBe('2001:db8:1:1');
  expect(address('2001:db8:1:ab00::1', 0)).toBe('2001:db8:1:ab');
});

test('compressed zeros in IPv6 are expanded', () => {
  expect(address('2001:db8::1', 0)).toBe('2001:db8:0:0');
  expect(address('2001:db8:0:0:5::', 0)).toBe('2001:db8:0:0');
  expect(address('::1', 0)).toBe('0:0:0:0');
  expect(address('fe80::1%eth0', 0)).toBe('fe80:0:0:0');
});

test('an IPv4 address mapped into IPv6 is the IPv4 address', () => {
  expect(address('::ffff:203.0.113.9', 0)).toBe('203.0.113.9');
  expect(address('::ffff:203.0.113.9, ::ffff:10.0.0.1', 1)).toBe('203.0.113.9');
});

test('two IPv4 addresses are two clients', () => {
  expect(address('203.0.113.9', 0)).not.toBe(address('203.0.113.10', 0));
});

test('a port that a proxy adds does not make another client', () => {
  expect(address('203.0.113.9:50001, 10.0.0.1', 1)).toBe('203.0.113.9');
});

test('an entry of any length is counted under a short key', () => {
  expect(address('x'.repeat(10_000), 0).length).toBeLessThanOrEqual(45);
});

/** In a separate process: the listener for all servers of a process cannot be removed. */
const askTwice = `
  import { createServer, get } from 'node:http';
  const { recordRemoteAddress } = await import(process.argv[1]);
  const trusted = JSON.parse(process.argv[2]);
  recordRemoteAddress(trusted);
  recordRemoteAddress(trusted);
  const seen = [];
  const server = createServer((request, response) => {
    seen.push(request.headers['x-forwarded-for']);
    response.end();
  });
  server.listen(0, '127.0.0.1', async () => {
    const { port } = server.address();
    for (const headers of [{}, { 'X-Forwarded-For': '1.1.1.1' }]) {
      await new Promise((resolve) => {
        get({ port, host: '127.0.0.1', headers, agent: false }, (response) => response.resume().on('end', resolve));
      });
    }
    console.log(JSON.stringify(seen));
    server.close();
  });
`;

async function listsSeen(trustedProxies: string[]): Promise<string[]> {
  const module = pathToFileURL(join(__dirname, 'identify-client.server.ts')).href;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=react-server',
    '--input-type=module',
    `--eval=${askTwice}`,
    module,
    JSON.stringify(trustedProxies),
  ]);
  return JSON.parse(stdout);
}

test('the connecting address is appended once to the forwarded list of a trusted proxy', async () => {
  for (const listed of [['127.0.0.1'], ['::1', '127.0.0.0/8']])
    expect(await listsSeen(listed)).toEqual(['127.0.0.1', '1.1.1.1, 127.0.0.1']);
});

test('an untrusted peer cannot name another client or pass for the local machine', async () => {
  const [alone, forwarded = ''] = await listsSeen(['10.0.0.0/8', '::1']);
  expect(alone).toBe('127.0.0.1');
  for (const hops of [0, 1, 2]) expect(address(forwarded, hops)).toBe('127.0.0.1');
  expect(isFromLoopback(new Headers({ 'x-forwarded-for': forwarded }))).toBe(false);
});

test.each(['forwarded', 'x-real-ip', 'via', 'cf-connecting-ip', 'true-client-ip'])(
  'a request that a proxy forwards as %s is not from the local machine',
  (name) => {
    const headers = new Headers({ 'x-forwarded-for': '127.0.0.1' });
    expect(isFromLoopback(headers)).toBe(true);
    headers.set(name, 'for=203.0.113.9');
    expect(isFromLoopback(headers)).toBe(false);
  },
);

test('the limiter’s memory is bounded for any number of addresses, and one address is always one client', () => {
  const counted = new Set<string>();
  for (let index = 0; index < 40_000; index++) counted.add(rateLimitKey(`address-${index}`));
  expect(counted.size).toBeLessThanOrEqual(32_768);
  expect(rateLimitKey('203.0.113.9')).toBe(rateLimitKey('203.0.113.9'));
});
