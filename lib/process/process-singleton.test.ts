import { processSingleton } from './process-singleton.ts';

test('a value is created once and shared by all callers with its name', () => {
  const make = () => ({ count: 0 });
  const first = processSingleton('a test', make);
  first.count = 1;
  expect(processSingleton('a test', make)).toBe(first);
  expect(processSingleton('another test', make)).toEqual({ count: 0 });
});

test('a second copy of the module, as in another bundle, shares the values', async () => {
  const value = processSingleton('shared', () => Symbol('made by the first'));
  jest.resetModules();
  const copy = await import('./process-singleton.ts');
  expect(copy.processSingleton).not.toBe(processSingleton);
  expect(copy.processSingleton('shared', () => Symbol('made by the second'))).toBe(value);
});

test('a value that was created as undefined is not created again', () => {
  let calls = 0;
  const make = () => {
    calls++;
  };
  processSingleton('nothing', make);
  processSingleton('nothing', make);
  expect(calls).toBe(1);
});
