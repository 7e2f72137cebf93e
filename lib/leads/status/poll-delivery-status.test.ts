/** @jest-environment jsdom */
import { dayMs, minuteMs } from '../../dates/iso-date.ts';
import { type DeliveryStatus, pollDeliveryStatus } from './poll-delivery-status.ts';

type Answer = [status: number, body?: object] | 'offline';
const passedOn: Answer = [200, { status: 'passed-on' }];
const ended: Answer = [200, { status: 'expired', message: 'Call us.' }];

type Polling = { result: DeliveryStatus | null | 'polling'; polls: number };

/** @returns what has happened so far. The last answer repeats. */
function startPolling(answers: Answer[]): Polling {
  const polling: Polling = { result: 'polling', polls: 0 };
  // jsdom has no network.
  globalThis.fetch = (async (url: string) => {
    if (url !== '/api/call-back/state') return { status: 204 };
    const answer = answers[Math.min(polling.polls++, answers.length - 1)];
    if (!answer || answer === 'offline') throw new TypeError('Failed to fetch');
    const [status, body = {}] = answer;
    return { status, ok: status < 300, json: async () => body };
  }) as typeof fetch;
  pollDeliveryStatus('v2.x').then((status) => {
    polling.result = status;
  });
  return polling;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each<[what: string, answers: Answer[], result: DeliveryStatus | null, polls: number]>([
  ['passed on', [passedOn], { kind: 'passed-on' }, 1],
  ['ended with a message', [ended], { kind: 'ended', message: 'Call us.' }, 1],
  [
    'still waiting, then passed on',
    [[200, { status: 'pending' }], passedOn],
    { kind: 'passed-on' },
    2,
  ],
  ['a token that is over ends it', [[410, { message: 'over' }], passedOn], null, 1],
  ['a server error does not', [[503, { message: 'busy' }], passedOn], { kind: 'passed-on' }, 2],
  ['a limit does not', [[429], passedOn], { kind: 'passed-on' }, 2],
  ['no network does not', ['offline', 'offline', passedOn], { kind: 'passed-on' }, 3],
])('polling until a final status: %s', async (_, answers, result, polls) => {
  const polling = startPolling(answers);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(polling).toEqual({ result, polls });
});

test('a page that stays open polls until its call has expired, less and less often', async () => {
  const polling = startPolling([[200, { status: 'pending' }]]);
  const pollsIn = async (ms: number) => {
    const before = polling.polls;
    await jest.advanceTimersByTimeAsync(ms);
    return polling.polls - before;
  };
  expect(await pollsIn(20_000)).toBe(3);
  await pollsIn(20 * minuteMs);
  expect(await pollsIn(60 * minuteMs)).toBe(12);
  await pollsIn(8 * dayMs);
  expect(polling.result).toBeNull();
});

test('a page that is not visible polls when it is visible again', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const polling = startPolling([passedOn]);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(polling).toEqual({ result: 'polling', polls: 0 });
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(polling).toEqual({ result: { kind: 'passed-on' }, polls: 1 });
});
