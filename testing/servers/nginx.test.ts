import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { commonHeaders } from '../../server/common-headers.ts';
import { pollUntil } from '../poll-until.ts';
import { type LocalServer, listenLocally } from './listen-locally.ts';
import { hasBrotli } from './nginx-configuration.ts';
import { type NginxProcess, startNginx } from './nginx-process.ts';
import {
  hasNginxAndCurl,
  nginxHost as host,
  requestNginx,
  requestStatuses,
  requestUntilRefused,
  testWithNginx,
} from './request-nginx.ts';

if (!hasNginxAndCurl) console.info('nginx is not installed: deploy/nginx.conf is not tested here.');

const policy = "default-src 'none'; script-src 'nonce-abc'";
let upstream: LocalServer;
let nginx: NginxProcess;
/** Stopped after all tests, whatever their result. */
const started: (() => Promise<void>)[] = [];
const received: IncomingMessage[] = [];
let bodyBytes = 0;
/** Started first, because it takes twelve seconds. */
let hungResponses: Promise<string[]>;

beforeAll(async () => {
  if (!hasNginxAndCurl) return;
  const server = createServer((request, response) => {
    received.push(request);
    const isPage = request.url?.startsWith('/term-insurance');
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Vary', 'rsc, next-router-state-tree, next-router-prefetch');
    response.setHeader('Cache-Control', isPage ? 's-maxage=31536000' : 'no-store');
    bodyBytes = 0;
    request.on('data', (part: Buffer) => {
      bodyBytes += part.length;
    });
    request.on('end', () => response.end(`answer ${received.length}`));
  });
  upstream = await listenLocally(server);
  nginx = await startNginx([`127.0.0.1:${upstream.port}`]);
  hungResponses = askOfHung();
  // Its own test awaits it and reports a failure.
  hungResponses.catch(() => undefined);
});

afterAll(async () => {
  for (const stop of started) await stop();
  await nginx?.stop();
  await upstream?.close();
});

/** Two instances, one of which hangs: a call-back to each, and the request that a form sends first. */
async function askOfHung(): Promise<string[]> {
  const hung = createServer(() => undefined);
  const healthy = createServer((_, response) => response.end('answer'));
  const upstreams: string[] = [];
  for (const server of [hung, healthy]) {
    const { port, close } = await listenLocally(server);
    started.push(close);
    upstreams.push(`127.0.0.1:${port}`);
  }
  const pair = await startNginx(upstreams);
  started.push(pair.stop);
  const patient = ['--max-time', '20'];
  const post = [...patient, '--data', '{}'];
  return Promise.all([
    requestNginx(pair, '/api/call-back', ...post),
    requestNginx(pair, '/api/call-back', ...post),
    requestNginx(pair, '/api/anti-forgery', ...patient),
    requestNginx(pair, '/api/anti-forgery', ...patient),
  ]);
}

const run = promisify(execFile);
const send = (path: string, ...options: string[]) => requestNginx(nginx, path, ...options);
const lastHeaders = () => received.at(-1)?.headers ?? {};

testWithNginx(
  'TLS 1.3 works, although the default server of the port rejects handshakes, and nginx hides its version',
  async () => {
    const answer = await send('/legal', '--tlsv1.3');
    expect(answer).toMatch(/^HTTP\/2 200/);
    expect(answer).not.toMatch(/^server: .*\d/im);
  },
);

testWithNginx('a prerendered page is cached until the next release', async () => {
  const first = await send('/term-insurance');
  expect(first).toMatch(/^HTTP\/2 200/);
  expect(first).toContain('cache-control: public, max-age=0, s-maxage=31536000, must-revalidate');
  expect(first).toContain(`content-security-policy: ${policy}`);
  const countBefore = received.length;
  expect((await send('/term-insurance')).split('\r\n').at(-1)).toBe(`answer ${countBefore}`);
  expect(received.length).toBe(countBefore);
  await nginx.setRelease('next');
  await send('/term-insurance');
  expect(received.length).toBe(countBefore + 1);
});

const routerHeaders = ['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree'];
routerHeaders.push('Next-Router-State-Tree: x', 'Next-Url: /term-insurance');

testWithNginx(
  'a page with a query is not cached, and its router headers are forwarded',
  async () => {
    const countBefore = received.length;
    for (let n = 0; n < 2; n++) {
      await send(
        '/term-insurance?result=taken',
        ...routerHeaders.flatMap((header) => ['-H', header]),
      );
      expect(lastHeaders()).toMatchObject({ rsc: '1', 'next-router-state-tree': 'x' });
      await send('/api/anti-forgery');
    }
    expect(received.length).toBe(countBefore + 4);
  },
);

testWithNginx('the desk is stored nowhere, on the site’s host and on its own', async () => {
  for (const options of [[], ['-H', 'Host: desk.broker.invalid']]) {
    const countBefore = received.length;
    for (const path of ['/desk', '/desk', '/desk/sign-in', '/desk/sign-in'])
      expect(await send(path, ...options)).toMatch(/^cache-control: no-store\r?$/m);
    expect(received.length).toBe(countBefore + 4);
  }
  expect(lastHeaders()).toMatchObject({ host: 'desk.broker.invalid' });
});

testWithNginx('the desk’s own host leads everywhere else to the site', async () => {
  const countBefore = received.length;
  const answer = await send('/term-insurance?a=b', '-H', 'Host: desk.broker.invalid');
  expect(answer).toMatch(/^HTTP\/2 307/);
  expect(answer).toContain(`location: https://${host}/term-insurance?a=b`);
  const missing = await send('/_next/static/missing.js', '-H', 'Host: desk.broker.invalid');
  for (const own of [answer, missing]) {
    expect(own).toMatch(/^strict-transport-security: max-age=/m);
    expect(own).toMatch(/^x-content-type-options: nosniff/m);
  }
  expect(received.length).toBe(countBefore);
});

testWithNginx('a list of more than 40 MB leads back to Lists, which says so', async () => {
  const file = join(nginx.folder, 'list');
  writeFileSync(file, Buffer.alloc(43_000_000));
  const desk = ['-H', 'Host: desk.broker.invalid', '--data-binary', `@${file}`];
  const answer = await send('/api/desk/upload-list', ...desk);
  expect(answer).toMatch(/HTTP\/2 303/);
  expect(answer).toMatch(
    /^location: https:\/\/desk\.broker\.invalid\S*\/desk\/lists\?message=list-too-large#message\r?$/m,
  );
});

testWithNginx('router headers do not bypass the cache', async () => {
  await send('/term-insurance.md', ...routerHeaders.flatMap((header) => ['-H', header]));
  const names = Object.keys(lastHeaders());
  expect(names.filter((name) => /^(rsc|next-)/.test(name))).toEqual([]);
  const countBefore = received.length;
  for (const header of routerHeaders) await send('/term-insurance.md', '-H', header);
  expect(received.length).toBe(countBefore);
});

testWithNginx(
  'visitors who ask for an uncached page at once do not wait for the lock of the cache',
  async () => {
    await send('/get-a-call');
    expect(nginx.log()).toMatch(/"GET \/get-a-call" 200 .* BYPASS /);
  },
);

testWithNginx('a longer User-Agent is truncated to 512 letters', async () => {
  const agent = (length: number) => ['-H', `User-Agent: ${'a-'.repeat(length / 2)}`];
  for (const length of [512, 514, 8_000]) {
    expect(await send('/api/hospitals', ...agent(length))).toMatch(/^HTTP\/2 200/);
    expect(lastHeaders()['user-agent']).toBe('a-'.repeat(256));
  }
});

testWithNginx('headers of the maximum size pass, larger ones are refused', async () => {
  const headers = (bytes: number) => ['--http1.1', '-H', `X-A: ${'a'.repeat(bytes - 7)}`];
  expect(await send('/legal', ...headers(8 * 1024))).toMatch(/^HTTP\/1.1 200/);
  expect(await send('/legal', ...headers(8 * 1024 + 1))).toMatch(/^HTTP\/1.1 400/);
});

testWithNginx('a client cannot set internal headers of the proxy or of Next', async () => {
  const forged = ['Next-Action: x', 'x-middleware-subrequest: 1', 'X-Forwarded-Host: evil.example'];
  forged.push('Forwarded: for=1.1.1.1', 'X-Forwarded-Proto: http', 'Upgrade: websocket');
  forged.push('Connection: Upgrade', 'x-matched-path: /api', 'next-resume: 1');
  await send('/api/hospitals', '--http1.1', ...forged.flatMap((header) => ['-H', header]));
  const headers = lastHeaders();
  for (const name of ['next-action', 'x-middleware-subrequest', 'x-forwarded-host', 'forwarded'])
    expect(headers).not.toHaveProperty(name);
  for (const name of ['upgrade', 'x-matched-path', 'next-resume'])
    expect(headers).not.toHaveProperty(name);
  expect(headers).toMatchObject({ host, 'x-forwarded-proto': 'https' });
  await send('/api/hospitals', '-H', 'X-Forwarded-For: 1.1.1.1');
  expect(lastHeaders()['x-forwarded-for']).toBe('1.1.1.1, 127.0.0.1');
});

testWithNginx(
  'another host name gets no certificate, and redirects lead to our host only',
  async () => {
    const other = ['--resolve', `evil.example:${nginx.httpsPort}:127.0.0.1`, '-k', '-s'];
    await expect(
      run('curl', [...other, `https://evil.example:${nginx.httpsPort}/`]),
    ).rejects.toThrow();
    const countBefore = received.length;
    expect(await send('/claim', '-H', 'Host: evil.example')).toMatch(/^HTTP\/2 421/);
    expect(received.length).toBe(countBefore);
    const plain = await run('curl', [
      '-si',
      '-H',
      'Host: evil.example',
      `127.0.0.1:${nginx.httpPort}/a?b`,
    ]);
    expect(plain.stdout).toContain(`Location: https://${host}/a?b`);
  },
);

testWithNginx(
  'on port 80 certbot’s answers are served from their folder, and everything else is redirected',
  async () => {
    const folder = join(nginx.folder, 'certbot/.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'token'), 'token.key');
    writeFileSync(join(nginx.folder, 'certbot/other'), 'private');
    const askPlain = async (path: string) =>
      (await run('curl', ['-si', '--path-as-is', `127.0.0.1:${nginx.httpPort}${path}`])).stdout;
    expect(await askPlain('/.well-known/acme-challenge/token')).toMatch(
      /^HTTP\/1.1 200[\s\S]*token.key$/,
    );
    expect(await askPlain('/.well-known/acme-challenge/none')).toMatch(/^HTTP\/1.1 404/);
    for (const path of ['/.well-known/acme-challenge/../../other', '/other', '/.well-known/x'])
      expect(await askPlain(path)).toMatch(/^HTTP\/1.1 301[\s\S]*Location: https:/);
  },
);

testWithNginx(
  'a CV of two megabytes passes on its path, and no large body on any other',
  async () => {
    const file = join(nginx.folder, 'cv');
    writeFileSync(file, Buffer.alloc(2_100_000));
    expect(await send('/api/requests', '--data-binary', `@${file}`)).toMatch(/HTTP\/2 200/);
    expect(bodyBytes).toBe(2_100_000);
    const refused = await send('/api/call-back', '--data-binary', `@${file}`);
    expect(refused).toMatch(/HTTP\/2 413/);
    expect(refused).toContain('{"message":"This is too large to send.');
    const letter = join(nginx.folder, 'letter');
    writeFileSync(letter, Buffer.alloc(64 * 1024));
    expect(await send('/api/call-back', '--data-binary', `@${letter}`)).toMatch(/HTTP\/2 200/);
  },
);

testWithNginx('a file of the build is served precompressed from the disk', async () => {
  const folder = join(nginx.folder, 'static/_next/static');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'a.js'), 'plain');
  writeFileSync(join(folder, 'a.js.gz'), gzipSync('zipped'));
  writeFileSync(join(folder, 'a.js.br'), 'as if Brotli');
  const countBefore = received.length;
  const plain = await send('/_next/static/a.js');
  expect(plain.split('\r\n').at(-1)).toBe('plain');
  expect(plain).toContain('cache-control: public, max-age=31536000, immutable');
  expect(await send('/_next/static/a.js', '--compressed', '-H', 'Accept-Encoding: gzip')).toMatch(
    /zipped$/,
  );
  if (hasBrotli)
    expect(await send('/_next/static/a.js', '-H', 'Accept-Encoding: br')).toMatch(/as if Brotli$/);
  expect(received.length).toBe(countBefore);
  // A file of a newer release that is not copied to this machine yet.
  await send('/_next/static/b.js');
  expect(received.length).toBe(countBefore + 1);
});

testWithNginx('what nginx sends itself has the common headers of the site once', async () => {
  const folder = join(nginx.folder, 'static/_next/static');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'own.js'), 'plain');
  const big = ['--data', 'x'.repeat(80_000)];
  for (const answer of [
    await send('/_next/static/own.js'),
    await send('/_next/static/own.js', '-H', 'Range: bytes=99-'),
    await send('/_next/static/own.js', '-H', 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'),
    await send('/api/call-back', ...big),
  ])
    for (const [name, value] of commonHeaders({ siteEnv: 'production' })) {
      const lines = answer
        .split('\r\n')
        .filter((line) => line.startsWith(`${name.toLowerCase()}:`));
      expect({ answer, lines }).toMatchObject({ lines: [`${name.toLowerCase()}: ${value}`] });
    }
});

testWithNginx('the log has no query and no complete IP address', async () => {
  await send('/cashless-hospital/answer?q=clinic&near=12.93,77.62');
  // nginx logs after the response.
  await pollUntil(() => nginx.log().includes('/cashless'), {
    what: 'a line of the log',
    timeoutMs: 60_000,
    everyMs: 20,
  });
  const log = nginx.log();
  expect(log).toContain('"GET /cashless-hospital/answer" 200');
  expect(log).toContain('127.0.0.0 [');
  expect(log).not.toMatch(/near|12\.93|^127\.0\.0\.1/m);
});

testWithNginx('a client above the limit gets our 429 page; cached pages do not count', async () => {
  const client = '198.51.100.30';
  const flood = (path: string) => Array.from({ length: 450 }, () => ({ path, address: client }));
  const refused = await requestUntilRefused(nginx, flood('/api/hospitals'));
  expect(refused.body).toMatch(
    /{"message":"Too much was asked for at once\..* call us on 1800 000 0000\."}/,
  );
  expect(refused.retryAfter).toBe('5');
  expect(await requestStatuses(nginx, flood('/term-insurance').slice(0, 60))).toEqual(
    Array(60).fill(200),
  );
  // Other spellings of our URLs and unknown ones are not cached.
  for (const path of ['/%74erm-insurance', '/nope', '/_next/x', '/robots.txt'])
    await requestUntilRefused(nginx, flood(path));
  expect(readFileSync(join(nginx.folder, 'site-error.log'), 'utf8')).toBe('');
});

testWithNginx(
  'a call-back to an instance that disconnects is retried at the other; without another it gets our 503',
  async () => {
    const server = createServer((request) => request.socket.destroy());
    const disconnecting = await listenLocally(server);
    started.push(disconnecting.close);
    const ports = [disconnecting.port, upstream.port];
    const pair = await startNginx(ports.map((port) => `127.0.0.1:${port}`));
    started.push(pair.stop);
    const single = await startNginx([`127.0.0.1:${ports[0]}`]);
    started.push(single.stop);
    const post = ['--data', '{}'];
    for (let n = 0; n < 2; n++)
      expect(await requestNginx(pair, '/api/call-back', ...post)).toMatch(/HTTP\/2 200/);
    const response = await requestNginx(single, '/api/call-back', ...post);
    expect(response).toMatch(/HTTP\/2 503/);
    expect(response).toContain('{"message":"Something went wrong on our side.');
  },
);

testWithNginx(
  'an instance that hangs delays a call-back by at most twelve seconds, and a token request by three',
  async () => {
    const answers = await hungResponses;
    for (const answer of answers) expect(answer).toMatch(/HTTP\/2 200/);
  },
);
