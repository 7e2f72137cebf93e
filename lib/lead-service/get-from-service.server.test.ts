import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { maxReplyBytes } from './call-service.server.ts';
import { getFromService } from './get-from-service.server.ts';

const timeoutMs = 30_000;
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A service that answers with what it was asked. */
const serveEcho = () =>
  serve(({ method, url, headers }, response) => {
    response.end(JSON.stringify({ method, url, accept: headers.accept, cookie: headers.cookie }));
  });

test('parameters become the query and undefined ones are left out', async () => {
  const serviceUrl = await serveEcho();
  const params = { city: 'New Delhi & NCR', page: 0, isOpen: false, pin: undefined, q: 'a+b/ग' };
  expect(await getFromService('Lead.svc/web/GetCities', params, { serviceUrl, timeoutMs })).toEqual(
    {
      kind: 'ok',
      value: {
        method: 'GET',
        url: '/Lead.svc/web/GetCities?city=New+Delhi+%26+NCR&page=0&isOpen=false&q=a%2Bb%2F%E0%A4%97',
        accept: 'application/json',
      },
    },
  );
});

test('slashes between the service and the path do not matter', async () => {
  const serviceUrl = await serveEcho();
  for (const [base, path] of [
    [`${serviceUrl}/api`, 'Get'],
    [`${serviceUrl}/api/`, '/Get'],
  ] as const) {
    expect(await getFromService(path, {}, { serviceUrl: base, timeoutMs })).toMatchObject({
      value: { url: '/api/Get' },
    });
  }
});

test('a path that names another host stays on the service', async () => {
  const serviceUrl = await serveEcho();
  const result = await getFromService('//example.com/x', {}, { serviceUrl, timeoutMs });
  expect(result).toMatchObject({ kind: 'ok', value: { url: '/example.com/x' } });
});

test('null is a value like any other', async () => {
  const serviceUrl = await serve((_, response) => response.end('\uFEFFnull'));
  expect(await getFromService('Get', {}, { serviceUrl, timeoutMs })).toEqual({
    kind: 'ok',
    value: null,
  });
});

test('an error page, an unknown operation and a wrong verb are unusable', async () => {
  const standIn = await startLeadServiceStandIn();
  stops.push(() => void standIn.close());
  const options = { serviceUrl: standIn.url, timeoutMs };
  expect(await getFromService('Lead.svc/web/Unknown', {}, options)).toEqual({
    kind: 'unusable',
    reason: 'bad-status',
    detail: 'HTTP 404, text/html; charset=UTF-8, "Service"',
  });
  expect(await getFromService('Lead.svc/web/GenerateProductwiseLead', {}, options)).toMatchObject({
    reason: 'bad-status',
    detail: expect.stringContaining('HTTP 405'),
  });
});

test('a redirect is not followed', async () => {
  const serviceUrl = await serve((_, response) => {
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await getFromService('Get', {}, { serviceUrl, timeoutMs })).toMatchObject({
    kind: 'unusable',
    reason: 'redirect',
  });
});

test('a body of exactly the limit is read and one byte more is too large', async () => {
  for (const [bytes, expected] of [
    [maxReplyBytes, { kind: 'ok' }],
    [maxReplyBytes + 1, { kind: 'unusable', reason: 'too-large' }],
  ] as const) {
    const serviceUrl = await serve((_, response) => response.end(`"${'x'.repeat(bytes - 2)}"`));
    expect(await getFromService('Get', {}, { serviceUrl, timeoutMs })).toMatchObject(expected);
  }
});

test('a body without end is left at the limit', async () => {
  const serviceUrl = await serve((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    };
    response.on('drain', more);
    more();
  });
  expect(await getFromService('Get', {}, { serviceUrl, timeoutMs })).toMatchObject({
    reason: 'too-large',
  });
});

test('an error page without end is still told by its status and title', async () => {
  const serviceUrl = await serve((_, response) => {
    response.writeHead(502, { 'content-type': 'text/html' });
    response.end(`<html><title>Bad gateway</title>${'x'.repeat(2 * maxReplyBytes)}`);
  });
  expect(await getFromService('Get', {}, { serviceUrl, timeoutMs })).toEqual({
    kind: 'unusable',
    reason: 'bad-status',
    detail: 'HTTP 502, text/html, "Bad gateway"',
  });
});

test('text is put together from chunks that split a character', async () => {
  // Three bytes a character, so that most chunks of the network end inside one.
  const text = 'क'.repeat(80_000);
  const serviceUrl = await serve((_, response) => response.end(`"${text}"`));
  const result = await getFromService('Get', {}, { serviceUrl, timeoutMs });
  expect(result.kind === 'ok' && result.value === text).toBe(true);
});

test('an answer that is broken off or never comes is unusable', async () => {
  const cut = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('{"a":', () => response.destroy());
  });
  expect(await getFromService('Get', {}, { serviceUrl: cut, timeoutMs })).toMatchObject({
    kind: 'unusable',
    reason: 'connection-lost',
  });
  const silent = await serve(() => {});
  expect(await getFromService('Get', {}, { serviceUrl: silent, timeoutMs: 100 })).toMatchObject({
    kind: 'unusable',
    reason: 'timeout',
  });
});

test('an answer that is not in its declared encoding is malformed', async () => {
  const serviceUrl = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"a":1}');
  });
  expect(await getFromService('Get', {}, { serviceUrl, timeoutMs })).toMatchObject({
    kind: 'unusable',
    reason: 'malformed',
  });
});

test('a failure never tells what was asked', async () => {
  const standIn = await startLeadServiceStandIn();
  await standIn.close();
  for (const serviceUrl of [standIn.url, 'nowhere']) {
    const result = await getFromService('Get', { mobile: '9876543210' }, { serviceUrl, timeoutMs });
    expect(result).toMatchObject({ kind: 'unusable', reason: 'not-connected' });
    expect(JSON.stringify(result)).not.toContain('9876543210');
  }
});
