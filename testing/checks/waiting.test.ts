/** Code that runs in Node waits with `setTimeout` of `node:timers/promises`, imported as `wait`. */
import { globSync, readFileSync } from 'node:fs';

const otherWays = [
  /new Promise(?:<\w+>)?\(\s*\(?\w+\)?\s*=>\s*\{?\s*setTimeout\(/,
  /\bsetTimeout(?! as wait)[^;]* from 'node:timers\/promises'/,
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

test.each([
  'await new Promise((resolve) => setTimeout(resolve, 100));',
  "import { setTimeout } from 'node:timers/promises';",
  "import { setTimeout as sleep } from 'node:timers/promises';",
])('found: %s', (code) => {
  expect(otherWays.some((way) => way.test(code))).toBe(true);
});
