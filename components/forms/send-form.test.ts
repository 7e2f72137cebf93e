/** @jest-environment jsdom */
import { formMessages, formReply, type RejectionReason } from '@/lib/http/form-reply';
import { sendForm } from './send-form';

const realFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = realFetch;
});

/** jsdom has no network: every request gets this answer. */
function answer(status: number, body: string): void {
  globalThis.fetch = (async () => ({ status, json: async () => JSON.parse(body) })) as never;
}

const options = {
  parseConfirmation: ({ reference }: Record<string, unknown>) =>
    typeof reference === 'string' ? reference : null,
  noAnswerMessage: 'No answer.',
};
const messages = { ...formMessages, 'too-large': '', 'too-many': '', 'not-written': '' };
const rejectedBody = (reason: RejectionReason) =>
  JSON.stringify(formReply({ kind: 'rejected', reason }, messages).body);
const send = () => sendForm('/api/call-back', {}, options);

test.each([
  [413, /more than our server takes/],
  [429, /Too many requests/],
  [502, /does not answer/],
  [503, /busy/],
  [504, /busy/],
])(
  'a web server’s own %i has its own words, and the next try is the same request',
  async (status, words) => {
    answer(status, '<html><title>Error</title></html>');
    expect(await send()).toEqual({ kind: 'no-answer', message: expect.stringMatching(words) });
  },
);

test('the reply’s own messages take precedence over those for the status', async () => {
  answer(429, '{"message":"You have asked for several calls already."}');
  expect(await send()).toEqual({
    kind: 'message',
    message: 'You have asked for several calls already.',
  });
});

test.each([500, 503])('after our own %i the next try is the same request', async (status) => {
  answer(status, '{"message":"We could not save your request."}');
  expect(await send()).toEqual({
    kind: 'no-answer',
    message: 'We could not save your request.',
  });
});

test('an empty reply counts as none', async () => {
  for (const body of ['', '<html>', 'null', '[]', '{}']) {
    answer(200, body);
    expect({ body, reply: await send() }).toEqual({
      body,
      reply: { kind: 'no-answer', message: 'No answer.' },
    });
  }
});

test('without a token the browser posts the form natively; a page of another site does not', async () => {
  answer(403, rejectedBody('forbidden'));
  expect(await send()).toEqual({
    kind: 'post-natively',
    message: expect.stringContaining('no cookie'),
  });
  answer(403, rejectedBody('cross-site'));
  expect(await send()).toEqual({ kind: 'message', message: formMessages['cross-site'] });
  answer(403, '<html>Blocked</html>');
  expect(await send()).toEqual({ kind: 'no-answer', message: 'No answer.' });
});

test('offline, nothing is sent, and the message says so', async () => {
  let requests = 0;
  globalThis.fetch = (async () => {
    requests += 1;
  }) as never;
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await send()).toMatchObject({
    kind: 'no-answer',
    message: expect.stringMatching(/^You are offline/),
  });
  expect(requests).toBe(0);
  onLine.mockRestore();
});

test('a 401 without our own words leads to no page for a code', async () => {
  answer(401, '<html>Password needed</html>');
  // jsdom reports a navigation as an error, which fails the test.
  expect(await sendForm('/api/call-back', {}, { ...options, codePath: '/get-a-call' })).toEqual({
    kind: 'no-answer',
    message: expect.stringContaining('Enter the code'),
  });
});

test('a failing network is reported as such, and the next attempt is the same request', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await send()).toEqual({ kind: 'no-answer', message: 'No answer.' });
});

test('AbortSignal.timeout is not needed, which Chrome before 103 lacks', async () => {
  const { timeout } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'timeout');
  try {
    answer(202, '{"reference":"CB-1"}');
    expect(await send()).toEqual({ kind: 'confirmed', confirmation: 'CB-1' });
  } finally {
    if (timeout) AbortSignal.timeout = timeout;
  }
});

test.each(['fetch', 'Headers', 'AbortController'] as const)(
  'without %s the browser is to post the form by itself, and the network is not blamed',
  async (name) => {
    answer(202, '{"reference":"CB-1"}');
    const there = globalThis[name];
    Reflect.deleteProperty(globalThis, name);
    try {
      const reply = await send();
      expect(reply.kind).toBe('post-natively');
      expect(JSON.stringify(reply)).not.toMatch(/network|server|reach/i);
    } finally {
      Object.assign(globalThis, { [name]: there });
    }
  },
);
