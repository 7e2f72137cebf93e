/** @jest-environment jsdom */
import { formMessages } from '@/lib/http/form-reply';
import { sendForm } from './send-form.ts';

const realFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = realFetch;
});

/** jsdom has no network: every request is answered so. */
function answer(status: number, body: string): void {
  globalThis.fetch = (async () => ({ status, json: async () => JSON.parse(body) })) as never;
}

const options = {
  parseConfirmation: ({ reference }: Record<string, unknown>) =>
    typeof reference === 'string' ? reference : null,
  noAnswerMessage: 'No answer.',
};
const send = () => sendForm('/api/call-back', {}, options);

// Node's, which a browser has as well.
if (!AbortSignal.timeout) AbortSignal.timeout = () => new AbortController().signal;

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

test('our own words come before those for the status', async () => {
  answer(429, '{"message":"You have asked for several calls already."}');
  expect(await send()).toEqual({
    kind: 'message',
    message: 'You have asked for several calls already.',
  });
});

test('an answer that says nothing is none', async () => {
  for (const body of ['', '<html>', 'null', '[]', '{}']) {
    answer(200, body);
    expect({ body, reply: await send() }).toEqual({
      body,
      reply: { kind: 'no-answer', message: 'No answer.' },
    });
  }
});

test('where no token can be had, the browser is to post the form by itself; a foreign page is not', async () => {
  answer(403, JSON.stringify({ message: formMessages.forbidden }));
  expect(await send()).toEqual({
    kind: 'post-natively',
    message: expect.stringContaining('no cookie'),
  });
  answer(403, JSON.stringify({ message: formMessages.crossSite }));
  expect(await send()).toEqual({ kind: 'message', message: formMessages.crossSite });
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
