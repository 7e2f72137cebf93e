/** @jest-environment jsdom */
import {
  type BookedCall,
  connectTabs,
  describeBookedCall,
  isLatestPost,
  markBookedCallStopped,
  onBookedCallsChange,
  readBookedCalls,
  readCallsToCheck,
  readUnansweredPosts,
  rememberPost,
  settleLeftPosts,
  settleNativePost,
  stopBookedCall,
  writeBookedCall,
} from './booked-calls.ts';

/** Half past nine in the morning, in India. */
const now = new Date('2026-11-24T04:00:00Z');

const booked = (over: Partial<BookedCall> = {}): BookedCall => ({
  reference: 'CB-2345-6789',
  pass: 'v2.x',
  date: '2026-11-25',
  at: '10:30 am',
  endsAt: '2026-11-25T05:30:00.000Z',
  ...over,
});

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a call is remembered until its slot ends in India, once per reference', () => {
  writeBookedCall(booked());
  writeBookedCall(booked());
  expect(readBookedCalls(now)).toEqual([booked()]);
  expect(readBookedCalls(new Date('2026-11-25T05:29:59Z'))).toHaveLength(1);
  expect(readBookedCalls(new Date('2026-11-25T05:30:00Z'))).toEqual([]);
});

test('a phone whose clock is ahead shows the call that it has just booked', () => {
  jest.setSystemTime(new Date('2026-11-26T09:00:00Z'));
  writeBookedCall(booked());
  expect(readBookedCalls(new Date())).toHaveLength(1);
  expect(readBookedCalls(new Date('2026-11-27T09:00:01Z'))).toEqual([]);
});

test('three requests give three lines; a stopped one is removed, the others stay', () => {
  for (const n of [1, 2, 3]) writeBookedCall(booked({ reference: `CB-${n}` }));
  markBookedCallStopped('CB-2');
  expect(readBookedCalls(now).map(({ reference }) => reference)).toEqual(['CB-1', 'CB-3']);
});

test('a native post is settled by the page that answers it, which knows the end of its number', () => {
  rememberPost('first', () => '९८७६५ ४३२०१ ');
  rememberPost('second', () => '9876543202');
  expect(['first', 'second'].map(isLatestPost)).toEqual([false, true]);
  settleLeftPosts();
  settleNativePost(booked({ digits: '01' }));
  settleNativePost({});
  expect(readUnansweredPosts()).toEqual(['second']);
  // The visitor goes back to the page of an earlier call.
  writeBookedCall(booked({ digits: '02' }));
  settleNativePost(booked({ digits: '02' }));
  expect(readUnansweredPosts()).toEqual(['second']);
});

test('the last five requests are remembered', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) writeBookedCall(booked({ reference: `CB-${n}` }));
  expect(readBookedCalls(now).map(({ reference }) => reference)).toEqual([
    ...['CB-2', 'CB-3', 'CB-4', 'CB-5', 'CB-6'],
  ]);
});

const failed = 'This did not work just now. Try again, or call us.';

test.each<
  [what: string, answer: [number, object] | 'offline', sentence: string, isListed: boolean]
>([
  ['stopped', [200, { status: 'stopped' }], 'Stopped. Nobody calls about CB-2345-6789.', false],
  [
    'with the desk already',
    [200, { status: 'desk-told' }],
    'Our call desk may have CB-2345-6789 already. We are telling it not to call; if somebody calls all the same, tell the caller.',
    false,
  ],
  [
    'no longer possible',
    [410, { message: 'over' }],
    'It can’t be stopped from here any more. Call us, or use “Stop calls”.',
    true,
  ],
  ['failed', [503, { message: 'busy' }], failed, true],
  [
    'offline',
    'offline',
    'No answer came, so we do not know whether it is stopped. Try again, or call us.',
    true,
  ],
])('whether a call was stopped, in words: %s', async (_, answer, sentence, isListed) => {
  writeBookedCall(booked());
  const sent: unknown[] = [];
  // jsdom has no network.
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (url === '/api/call-back/state') sent.push(JSON.parse(String(body)));
    const [status, json] = answer;
    return { status, ok: status < 300, json: async () => json };
  }) as typeof fetch;
  expect(await stopBookedCall(booked())).toBe(sentence);
  expect(sent).toEqual(answer === 'offline' ? [] : [{ stopPass: 'v2.x' }]);
  expect(readBookedCalls(now)).toHaveLength(isListed ? 1 : 0);
});

test('a stopped call does not return with its thank-you page', () => {
  writeBookedCall(booked());
  markBookedCallStopped('CB-2345-6789');
  writeBookedCall(booked());
  expect(readBookedCalls(now)).toEqual([]);
});

test('a call that another tab has stopped is asked for only where this page still shows it as booked', () => {
  sessionStorage.setItem(
    'booked-calls',
    JSON.stringify([{ ...booked({ reference: 'CB-7' }), isStopped: true }]),
  );
  const asked = (shown?: string) => readCallsToCheck(now, shown).map(({ reference }) => reference);
  expect([asked(), asked('CB-7')]).toEqual([[], ['CB-7']]);
  // This page knows of what it has stopped itself.
  markBookedCallStopped('CB-7');
  expect(asked('CB-7')).toEqual([]);
});

test('the day is a date, which no clock of a device makes wrong', () => {
  expect(describeBookedCall(booked())).toBe(
    'Your slot: 25 November at 10:30 am, reference CB-2345-6789.',
  );
});

test('foreign content in storage is ignored, and disabled storage is not an error', () => {
  for (const written of ['{', '7', 'null', '[null]', '[{"reference":"CB-1"}]']) {
    sessionStorage.setItem('booked-calls', written);
    expect(readBookedCalls(now)).toEqual([]);
  }
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  writeBookedCall(booked());
  expect(readBookedCalls(now)).toEqual([]);
});

test('each form of the page is notified of a change until it unsubscribes', () => {
  const heard: number[] = [];
  const stop = onBookedCallsChange(() => heard.push(readBookedCalls(now).length));
  writeBookedCall(booked());
  markBookedCallStopped('CB-2345-6789');
  stop();
  writeBookedCall(booked());
  expect(heard).toEqual([1, 0]);
});

test('tabs that are open at once know each other’s calls and stops, and nothing stays in local storage', () => {
  const told: [key: string, value: string][] = [];
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) told.push([key, value]);
    setItem.call(this, key, value);
  });
  const disconnect = connectTabs();
  const [[asked]] = told as [[string, string]];
  const fromOtherTab = (key: string, newValue: string) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  fromOtherTab('booked-calls', JSON.stringify([booked(), { reference: 'CB-1' }]));
  fromOtherTab('booked-calls', '{');
  expect(readBookedCalls(now)).toEqual([booked()]);
  fromOtherTab(asked, 'true');
  expect(told.at(-1)).toEqual(['booked-calls', JSON.stringify([booked()])]);
  fromOtherTab('booked-calls', JSON.stringify([{ ...booked(), isStopped: true }]));
  fromOtherTab('booked-calls', JSON.stringify([booked()]));
  expect(readBookedCalls(now)).toEqual([]);
  disconnect();
  fromOtherTab('booked-calls', JSON.stringify([booked({ reference: 'CB-2' })]));
  expect([readBookedCalls(now), localStorage.length]).toEqual([[], 0]);
});
