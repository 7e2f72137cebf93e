import { createServer, type RequestListener } from 'node:http';
import { listenLocally } from '../../testing/servers/listen-locally.ts';
import { generateLead } from './generate-lead.server.ts';
import { maxReplyBytes } from './service-reply.ts';

const timeoutMs = 30_000;
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(answer: RequestListener): Promise<string> {
  const { port, close } = await listenLocally(createServer(answer));
  stops.push(close);
  return `http://127.0.0.1:${port}`;
}

const send = (serviceUrl: string, over: { timeoutMs?: number } = {}) =>
  generateLead(
    { MobileNumber: '9876543210' },
    { serviceUrl, timeoutMs, antiForgeryToken: 'token-1', ...over },
  );

test('a redirect is not followed', async () => {
  const serviceUrl = await serve((_, response) => {
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await send(serviceUrl)).toMatchObject({
    kind: 'unusable',
    reason: 'redirect',
  });
});

test('a body of exactly the limit is read and one byte more is too large', async () => {
  for (const [bytes, expected] of [
    [maxReplyBytes, { kind: 'accepted' }],
    [maxReplyBytes + 1, { kind: 'unusable', reason: 'too-large' }],
  ] as const) {
    const serviceUrl = await serve((_, response) =>
      response.end('{"IsError":false}'.padEnd(bytes)),
    );
    expect(await send(serviceUrl)).toMatchObject(expected);
  }
});

test('an endless body is abandoned at the limit', async () => {
  const serviceUrl = await serve((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    };
    response.on('drain', more);
    more();
  });
  expect(await send(serviceUrl)).toMatchObject({
    reason: 'too-large',
  });
});

test('an endless error page is still reported with its status and title', async () => {
  const serviceUrl = await serve((_, response) => {
    response.writeHead(502, { 'content-type': 'text/html' });
    response.end(`<html><title>Bad gateway</title>${'x'.repeat(2 * maxReplyBytes)}`);
  });
  expect(await send(serviceUrl)).toEqual({
    kind: 'unusable',
    reason: 'bad-status',
    mayHaveArrived: true,
    detail: 'HTTP 502, text/html, "Bad gateway"',
  });
});

test('text is decoded from chunks that split a character', async () => {
  const message = 'क'.repeat(100);
  const body = Buffer.from(JSON.stringify({ IsError: true, ErrorMessage: message }));
  // Three bytes a character: the first chunk ends inside one.
  const cut = body.indexOf('क') + 31;
  const serviceUrl = await serve((_, response) => {
    response.write(body.subarray(0, cut), () => {
      setTimeout(() => response.end(body.subarray(cut)), 50);
    });
  });
  expect(await send(serviceUrl)).toEqual({ kind: 'refused', message });
});

test('a response that breaks off or never arrives is unusable', async () => {
  const cut = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('{"a":', () => response.destroy());
  });
  expect(await send(cut)).toMatchObject({
    kind: 'unusable',
    reason: 'connection-lost',
  });
  const silent = await serve(() => {});
  expect(await send(silent, { timeoutMs: 100 })).toMatchObject({
    kind: 'unusable',
    reason: 'timeout',
  });
});

test('a response that is not in its declared encoding is malformed', async () => {
  const serviceUrl = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"a":1}');
  });
  expect(await send(serviceUrl)).toMatchObject({
    kind: 'unusable',
    reason: 'malformed',
  });
});
