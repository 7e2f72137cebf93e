/** @jest-environment jsdom */
import {
  type BookedCall,
  describeBookedCall,
  markBookedCallStopped,
  onBookedCallsChange,
  readBookedCalls,
  rememberBookedCall,
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

test('a call is remembered until its slot is over in India, one of the same reference once', () => {
  rememberBookedCall(booked());
  rememberBookedCall(booked());
  expect(readBookedCalls(now)).toEqual([booked()]);
  expect(readBookedCalls(new Date('2026-11-25T05:29:59Z'))).toHaveLength(1);
  expect(readBookedCalls(new Date('2026-11-25T05:30:00Z'))).toEqual([]);
});

test('three requests are three lines; one that was stopped goes, the others stay', () => {
  for (const n of [1, 2, 3]) rememberBookedCall(booked({ reference: `CB-${n}` }));
  markBookedCallStopped('CB-2');
  expect(readBookedCalls(now).map(({ reference }) => reference)).toEqual(['CB-1', 'CB-3']);
});

test('a call that was stopped does not come back with its thank-you page', () => {
  rememberBookedCall(booked());
  markBookedCallStopped('CB-2345-6789');
  rememberBookedCall(booked());
  expect(readBookedCalls(now)).toEqual([]);
});

test('the day is that of India, also on the day after', () => {
  expect(describeBookedCall(booked(), now)).toBe(
    'You asked for a call tomorrow at 10:30 am, reference CB-2345-6789.',
  );
  // A quarter to midnight in London is the next morning in India.
  expect(describeBookedCall(booked(), new Date('2026-11-24T23:45:00Z'))).toContain(
    'a call today at',
  );
  // A device whose clock is days behind.
  expect(describeBookedCall(booked(), new Date('2026-11-20T12:00:00Z'))).toContain(
    'a call on 25 November at',
  );
});

test('what somebody else wrote there is no call, and storage that is switched off no error', () => {
  for (const written of ['{', '7', 'null', '[null]', '[{"reference":"CB-1"}]']) {
    sessionStorage.setItem('booked-calls', written);
    expect(readBookedCalls(now)).toEqual([]);
  }
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  rememberBookedCall(booked());
  expect(readBookedCalls(now)).toEqual([]);
});

test('each form of the page learns of a change, until it stops listening', () => {
  const heard: number[] = [];
  const stop = onBookedCallsChange(() => heard.push(readBookedCalls(now).length));
  rememberBookedCall(booked());
  markBookedCallStopped('CB-2345-6789');
  stop();
  rememberBookedCall(booked());
  expect(heard).toEqual([1, 0]);
});
