import { processSingleton } from './process-singleton.ts';

test('a value is made once and is then the same for everyone who asks by its name', () => {
  const make = () => ({ count: 0 });
  const first = processSingleton('a test', make);
  first.count = 1;
  expect(processSingleton('a test', make)).toBe(first);
  expect(processSingleton('another test', make)).toEqual({ count: 0 });
});

test('a second copy of the module, as another bundle holds it, shares the values', async () => {
  const value = processSingleton('shared', () => Symbol('made by the first'));
  jest.resetModules();
  const copy = await import('./process-singleton.ts');
  expect(copy.processSingleton).not.toBe(processSingleton);
  expect(copy.processSingleton('shared', () => Symbol('made by the second'))).toBe(value);
});

test('what is made as undefined is not made again', () => {
  let made = 0;
  const make = () => {
    made++;
  };
  processSingleton('nothing', make);
  processSingleton('nothing', make);
  expect(made).toBe(1);
});
