import { perProcess } from './per-process.ts';

test('a value is made once and is then the same for everyone who asks by its name', () => {
  const make = () => ({ count: 0 });
  const first = perProcess('a test', make);
  first.count = 1;
  expect(perProcess('a test', make)).toBe(first);
  expect(perProcess('another test', make)).toEqual({ count: 0 });
});

test('a second copy of the module, as another bundle holds it, shares the values', async () => {
  const value = perProcess('shared', () => Symbol('made by the first'));
  jest.resetModules();
  const copy = await import('./per-process.ts');
  expect(copy.perProcess).not.toBe(perProcess);
  expect(copy.perProcess('shared', () => Symbol('made by the second'))).toBe(value);
});

test('what is made as undefined is not made again', () => {
  let made = 0;
  const make = () => {
    made++;
  };
  perProcess('nothing', make);
  perProcess('nothing', make);
  expect(made).toBe(1);
});
