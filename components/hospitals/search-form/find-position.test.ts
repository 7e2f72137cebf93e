/** @jest-environment jsdom */
import { findPosition } from './find-position';

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void;

function browserThat(answer: Answer): void {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: answer },
  });
}

const failure = (code: number) => ({ code }) as GeolocationPositionError;

test('a position is rounded to a hundredth of a degree', async () => {
  browserThat((found) =>
    found({ coords: { latitude: 12.934567, longitude: 77.621234 } } as GeolocationPosition),
  );
  expect(await findPosition()).toEqual({
    kind: 'found',
    position: { latitude: 12.93, longitude: 77.62 },
  });
});

test('each failure has its message and an alternative', async () => {
  const messages = [];
  for (const code of [1, 2, 3]) {
    browserThat((_, failed) => failed(failure(code)));
    messages.push(await findPosition());
  }
  expect(messages).toEqual([
    { kind: 'failed', message: expect.stringContaining('not allowed') },
    { kind: 'failed', message: expect.stringContaining('could not find') },
    { kind: 'failed', message: expect.stringContaining('did not come in time') },
  ]);
  for (const outcome of messages)
    expect(outcome).toMatchObject({ message: expect.stringContaining('PIN code') });
});

test('a prompt that nobody answers times out', async () => {
  jest.useFakeTimers();
  browserThat(() => {});
  const outcome = findPosition();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(await outcome).toEqual({
    kind: 'failed',
    message: expect.stringContaining('did not come in time'),
  });
});

test('a browser without geolocation has its own message', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  expect(await findPosition()).toEqual({
    kind: 'failed',
    message: expect.stringContaining('gives no position'),
  });
});
