/**
 * Code that runs in Node waits with `setTimeout` of `node:timers/promises`, imported as `wait`. A test that waits for
 * something does so with `pollUntil`, which ends: the runner's time limit fails the test, but its loop goes on, and so
 * does the run.
 */
import { globSync, readFileSync } from 'node:fs';

const otherWays = [
  /new Promise(?:<\w+>)?\(\s*\(?\w+\)?\s*=>\s*\{?\s*setTimeout\(/,
  /\bsetTimeout(?! as wait)[^;]* from 'node:timers\/promises'/,
];

/** A loop around a wait, around a call that is asked again, or around nothing. */
const endlessLoops = [
  /\bwhile \([^\n]*\)\s*await /,
  /\bwhile \([^\n]*\bawait\b[^\n]*\);\n/,
  /\b(?:while \([^\n]*\)|for \(;;\)) \{\n(?:(?!^ *\}$)[^\n]*\n)*? *await (?:wait|settled|new Promise)\b/m,
];

const exceptions: Record<string, string> = {
  'lib/http/delay-or-reject.server.ts':
    'its test uses fake timers, which node:timers/promises ignores',
  'lib/leads/status/poll-delivery-status.ts': 'runs in the browser',
  'lib/pre-hydration/replay-pending-events.ts': 'runs in the browser',
  'testing/checks/waiting.test.ts': 'quotes the other ways',
};

test('code waits in one way, except for a reason', () => {
  const files = globSync('{app,components,lib,packages,scripts,server,testing,e2e}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules'],
  });
  expect(files.length).toBeGreaterThan(1500);
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return otherWays.some((way) => way.test(text));
  });
  expect(found.sort()).toEqual(Object.keys(exceptions));
});

test('no test waits in a loop without end', () => {
  const files = globSync(
    [
      '*.test.ts',
      '{app,components,lib,packages,scripts,server}/**/*.test.{ts,tsx}',
      '{testing,e2e}/**/*.{ts,tsx}',
    ],
    { exclude: ['**/node_modules'] },
  );
  expect(files.length).toBeGreaterThan(600);
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return endlessLoops.some((loop) => loop.test(text));
  });
  expect(found.sort()).toEqual(['testing/checks/waiting.test.ts', 'testing/poll-until.ts']);
});

test.each([
  'while (statuses.length < 3) await settled();',
  'while (isWaiting())\n  await new Promise((resolve) => setImmediate(resolve));',
  'while (!(await received()).some(isRead));\n',
  'while (!output().includes(words)) {\n  if (ended) return;\n  await wait(5);\n}',
  'for (;;) {\n  if (isDone()) break;\n  await wait(5);\n}',
])('found: %s', (code) => {
  expect(endlessLoops.some((loop) => loop.test(code))).toBe(true);
});

test.each([
  'await new Promise((resolve) => setTimeout(resolve, 100));',
  "import { setTimeout } from 'node:timers/promises';",
  "import { setTimeout as sleep } from 'node:timers/promises';",
])('found: %s', (code) => {
  expect(otherWays.some((way) => way.test(code))).toBe(true);
});
