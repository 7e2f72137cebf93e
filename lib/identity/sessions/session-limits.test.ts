import { readFileSync } from 'node:fs';
import { hourMs } from '../../dates/iso-date.ts';
import { loginMessages } from '../../policies/customer-login/login-messages.ts';
import { countText } from '../../text/words.ts';
import { codeLifetimeText } from '../one-time-codes/one-time-code.ts';
import { maxIdleMs, maxSessionMs } from './session-limits.ts';

/** It is in a room below the limits, which it cannot import. */
const notice = readFileSync('lib/content/pages/privacy-policy.ts', 'utf8');

test('the privacy policy and the login name the limits of codes and sessions', () => {
  const idle = countText(maxIdleMs / 60_000, 'minute');
  const longest = countText(maxSessionMs / hourMs, 'hour');
  expect(notice).toContain(`The code is entered, at most ${codeLifetimeText}`);
  expect(notice).toContain(`You sign out, ${idle} without use, or ${longest}`);
  expect(loginMessages.ended).toContain(`after ${idle} without use, after ${longest}`);
});
