/** @jest-environment jsdom */
import {
  type DeliveryStatus,
  pollDeliveryStatus,
  pollIntervalsMs,
} from './poll-delivery-status.ts';

test('polling starts at short intervals, slows down and ends within ten minutes', () => {
  const waits = pollIntervalsMs();
  expect(waits[0]).toBeLessThanOrEqual(5_000);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeLessThanOrEqual(600_000);
  expect(total).toBeGreaterThan(500_000);
  expect(waits.length).toBeLessThan(25);
});

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
  ['never', [[200, { status: 'pending' }]], null, pollIntervalsMs().length],
])('polling until a final status: %s', async (_, answers, result, polls) => {
  const polling = startPolling(answers);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(polling).toEqual({ result, polls });
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
