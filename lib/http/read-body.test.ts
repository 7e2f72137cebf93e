import { maxBodyBytes, readBodyBytes } from './read-body.server.ts';

const url = 'https://www.broker.test/api/call-back';

/** A body that arrives in chunks without a Content-Length. */
function streamed(parts: Iterable<Uint8Array | Error>, onCancel = () => {}): Request {
  const rest = parts[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = rest.next();
        if (done) controller.close();
        else if (value instanceof Error) controller.error(value);
        else controller.enqueue(value);
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  );
  return new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
}

function posted(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Request {
  return new Request(url, { method: 'POST', body, headers });
}

async function readBody(request: Request, maxBytes = maxBodyBytes, timeoutMs?: number) {
  const read = await readBodyBytes(request, maxBytes, timeoutMs);
  return read.kind === 'bytes'
    ? { kind: 'text', text: new TextDecoder().decode(read.bytes) }
    : read;
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('the maximum is 16 KB', () => {
  expect(maxBodyBytes).toBe(16_384);
});

test('a body is read as text', async () => {
  expect(await readBody(posted('{"product":2}'))).toEqual({ kind: 'text', text: '{"product":2}' });
});

test('no body is empty text', async () => {
  expect(await readBody(new Request(url, { method: 'POST' }))).toEqual({ kind: 'text', text: '' });
  expect(await readBody(posted(''))).toEqual({ kind: 'text', text: '' });
});

test('a character that is split between two chunks is decoded', async () => {
  const [first, ...rest] = bytes('मोबाइल');
  const request = streamed([Uint8Array.of(first ?? 0), Uint8Array.from(rest)]);
  expect(await readBody(request)).toEqual({ kind: 'text', text: 'मोबाइल' });
});

test('invalid UTF-8 is read, not thrown at', async () => {
  const read = await readBody(posted(Uint8Array.of(0xff, 0xfe, 0x00, 0x41)));
  expect(read).toEqual({ kind: 'text', text: '��\u0000A' });
});

test('exactly the maximum is read and one byte more is too large', async () => {
  const most = 'x'.repeat(maxBodyBytes);
  expect(await readBody(posted(most))).toEqual({ kind: 'text', text: most });
  expect(await readBody(posted(`${most}x`))).toEqual({ kind: 'too-large' });
});

test('the maximum counts bytes, not letters', async () => {
  expect(await readBody(posted('म'.repeat(maxBodyBytes / 3 + 1)))).toEqual({ kind: 'too-large' });
});

test('a Content-Length of exactly the maximum is read', async () => {
  const request = posted('12345', { 'Content-Length': '5' });
  expect(await readBody(request, 5)).toEqual({ kind: 'text', text: '12345' });
});

test('a Content-Length above the maximum is refused without reading', async () => {
  const request = posted('short', { 'Content-Length': String(maxBodyBytes + 1) });
  expect(await readBody(request)).toEqual({ kind: 'too-large' });
  expect(request.bodyUsed).toBe(false);
});

test('a Content-Length that is too small does not help', async () => {
  const request = posted('x'.repeat(maxBodyBytes + 1), { 'Content-Length': '5' });
  expect(await readBody(request)).toEqual({ kind: 'too-large' });
});

test('a Content-Length that is not a number is ignored', async () => {
  for (const length of ['', 'many', '-1', 'NaN']) {
    const request = posted('short', { 'Content-Length': length });
    expect(await readBody(request)).toEqual({ kind: 'text', text: 'short' });
  }
});

test('a stream without a length is read up to the maximum and then cancelled', async () => {
  let isCancelled = false;
  let sentBytes = 0;
  function* endless() {
    for (;;) {
      sentBytes += 1024;
      yield new Uint8Array(1024);
    }
  }
  const request = streamed(endless(), () => {
    isCancelled = true;
  });
  expect(await readBody(request)).toEqual({ kind: 'too-large' });
  expect(isCancelled).toBe(true);
  expect(sentBytes).toBeLessThanOrEqual(maxBodyBytes + 2048);
});

test('a stream that ends within the maximum is read to its end', async () => {
  const request = streamed([bytes('{"a"'), bytes(':1}')]);
  expect(await readBody(request)).toEqual({ kind: 'text', text: '{"a":1}' });
});

test('a maximum of the caller’s own is applied', async () => {
  expect(await readBody(posted('12345'), 5)).toEqual({ kind: 'text', text: '12345' });
  expect(await readBody(posted('123456'), 5)).toEqual({ kind: 'too-large' });
});

test('a stream that breaks off is broken, not a shorter text', async () => {
  const request = streamed([bytes('{"product":2}'), new Error('socket hang up')]);
  expect(await readBody(request)).toEqual({ kind: 'broken' });
});

test('a stream that breaks before its first byte is broken', async () => {
  expect(await readBody(streamed([new Error('socket hang up')]))).toEqual({ kind: 'broken' });
});

test('a body that trickles in for too long is broken, not truncated', async () => {
  const trickle = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"product":2')),
  });
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: trickle,
    duplex: 'half',
  } as RequestInit);
  expect(await readBody(request, 100, 50)).toEqual({ kind: 'broken' });
});

test('a body that arrives too slowly is abandoned long before its timeout', async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(bytes('x')) });
  const request = new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
  const pace = { bytes: 100, everyMs: 10 };
  expect(await readBodyBytes(request, maxBodyBytes, 20_000, pace)).toEqual({ kind: 'broken' });
});

test('a body that stops after a fast start is abandoned after the first slow interval', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(8192)),
  });
  const request = new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
  const outcomes: unknown[] = [];
  const reading = readBodyBytes(request, maxBodyBytes, 120_000, { bytes: 4096, everyMs: 10_000 });
  reading.then((outcome) => outcomes.push(outcome));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(outcomes).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(outcomes).toEqual([{ kind: 'broken' }]);
  jest.useRealTimers();
});
