import { logger } from '../process/logging/logger.server.ts';
import {
  failureMessage,
  handleRequest,
  jsonReply,
  jsonResponse,
  seeOther,
} from './handle-request.server.ts';

test('no answer is cached unless its handler says so', async () => {
  expect(jsonResponse(200, {}).headers.get('cache-control')).toBe('no-store');
  expect(seeOther('/thank-you').headers.get('cache-control')).toBe('no-store');
  const cached = jsonResponse(200, { n: 1 }, { 'Cache-Control': 'public, max-age=60' });
  expect(cached.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await cached.json()).toEqual({ n: 1 });
});

test('a cache keeps replies to our own pages apart from those to others, beside other headers', () => {
  const { status, headers } = jsonReply({
    status: 429,
    body: {},
    headers: { 'Retry-After': '60' },
  });
  expect(status).toBe(429);
  expect(headers.get('vary')).toBe('Sec-Fetch-Site, Origin, Referer');
  expect(headers.get('retry-after')).toBe('60');
});

test('a redirect after a post is a 303 with each of its cookies', () => {
  const { status, headers } = seeOther('/thank-you', 'a=1; Path=/', undefined, 'b=2; Path=/');
  expect([status, headers.get('location')]).toEqual([303, '/thank-you']);
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});

test('the log has the outcome of a request under its reference, and of an exception its name alone', async () => {
  const info = jest.spyOn(logger(), 'info').mockImplementation();
  const error = jest.spyOn(logger(), 'error').mockImplementation();
  const reference = 'SR-2222-3333';
  await handleRequest('requests', async () => ({
    response: jsonResponse(202, {}),
    outcome: 'queued',
    reference,
  }));
  const failed = await handleRequest('requests', () => Promise.reject(new TypeError('9876543210')));
  expect([failed.status, await failed.json()]).toEqual([503, { message: failureMessage }]);
  const durationMs = expect.any(Number);
  expect(info.mock.calls).toEqual([
    [{ handler: 'requests', status: 202, outcome: 'queued', reference, durationMs }, 'request'],
    [{ handler: 'requests', status: 503, outcome: 'failed', durationMs }, 'request'],
  ]);
  expect(error.mock.calls).toEqual([
    [{ handler: 'requests', problem: 'TypeError' }, 'handler failed'],
  ]);
  jest.restoreAllMocks();
});
