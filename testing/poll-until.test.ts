import { pollUntil, readUntil } from './poll-until.ts';

test('reads until the value is there, and names what did not come in time', async () => {
  const values = [null, '', 'here'];
  const timing = { timeoutMs: 60_000, everyMs: 1 };
  expect(await pollUntil(() => values.shift(), { what: 'a value', ...timing })).toBe('here');
  const never = pollUntil(() => false, { what: 'a delivered call', timeoutMs: -1, everyMs: 1 });
  await expect(never).rejects.toThrow('Not within -0.001 seconds: a delivered call');
});

test('returns the last value after a timeout to those who report it', async () => {
  const isNone = (pending: number) => pending === 0;
  expect(await readUntil(() => 3, isNone, { timeoutMs: -1, everyMs: 1 })).toBe(3);
});
