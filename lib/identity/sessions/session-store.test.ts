import { describeUserAgent } from './session-store.server.ts';

const describeAgent = (agent: string) => describeUserAgent(new Headers({ 'user-agent': agent }));
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5', 'a browser on a device'],
])('%s is %s', (agent, description) => {
  expect(describeAgent(agent)).toBe(description);
});

test('without the header, and with the names beyond its first 500 characters, nothing is named', () => {
  expect(describeUserAgent(new Headers())).toBe('a browser on a device');
  expect(describeAgent(`${'x'.repeat(500)} Chrome Android`)).toBe('a browser on a device');
});
