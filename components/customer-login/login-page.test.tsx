/** Options of the login page by the configured channels: never one that cannot work. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { CodeChannel } from '@/lib/identity/one-time-codes/one-time-code';
import { SignIn } from './login-page';

test.each<[string, CodeChannel[]]>([
  ['both ways: the number first, the address folded', ['sms', 'email']],
  ['no gateway: the address alone', ['email']],
  ['no mail server: the number alone', ['sms']],
  ['neither: the telephone', []],
])('%s', (_what, ways) => {
  const html = renderToStaticMarkup(<SignIn channels={ways} message="too-many" />);
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const fields = inputs.flatMap((input) => /type="(tel|email)"/.exec(input)?.[1] ?? []);
  expect(fields).toEqual(ways.map((way) => (way === 'sms' ? 'tel' : 'email')));
  expect(html.includes('<details')).toBe(ways.length === 2);
  expect(html.includes('Call us for a copy')).toBe(ways.length === 0);
});
