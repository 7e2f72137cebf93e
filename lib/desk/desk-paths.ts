/** Paths of the desk, and what its pages say after a post. */
import { hourMs } from '../dates/iso-date.ts';
import { enteredCodeProblems, tooManyCodesProblem } from '../one-time-codes/code-problems.ts';
import { countText } from '../text/words.ts';

export const deskPath = '/desk';
export const deskSignInPath = '/desk/sign-in';
export const deskApiPath = '/api/desk';

/** How long a session lasts, for its rows and for the sentence that says so. */
export const maxDeskIdleMs = 30 * 60_000;
export const maxDeskSessionMs = 10 * hourMs;

const { malformed, wrong, usedUp, expired } = enteredCodeProblems('Ask for a new one.');

/** Shown for `?problem=`. */
export const deskProblems = {
  'signed-out': 'You are signed out.',
  ended: `Your session has ended: after ${countText(maxDeskIdleMs / 60_000, 'minute')} without use, after ${countText(maxDeskSessionMs / hourMs, 'hour')}, or because your address left the list. Nothing was changed. Sign in again.`,
  refused:
    'You signed in with your company, but this account may not use the desk: its address is not on the list, or your company has not confirmed it. Ask your manager.',
  provider: 'Your company’s sign-in does not answer as it should. Try again in a minute.',
  failed: 'Something went wrong on our side. Nothing was changed. Try again in a minute.',
  'not-started':
    'This sign-in was not started in this browser, or more than ten minutes ago. Start it again here.',
  address: 'Enter your e-mail address.',
  code: malformed,
  'wrong-code': wrong,
  'used-up': usedUp,
  expired,
  'no-code': 'There is no open code in this browser. Ask for a new one.',
  'too-many': tooManyCodesProblem('wait a quarter of an hour, or ask your manager.'),
  'channel-down': 'Mails cannot be sent just now. Ask the engineer.',
  role: 'Only a manager may do this. Nothing was changed.',
  form: 'This form was not from a page of yours, or it is too old. Nothing was changed. Try again from the page.',
} as const;
export type DeskProblem = keyof typeof deskProblems;

export function parseDeskProblem(key: string): DeskProblem | null {
  return Object.hasOwn(deskProblems, key) ? (key as DeskProblem) : null;
}

/** Exact: `/Desk` is an unknown path like any other. */
export function isDeskPath(path: string): boolean {
  return path === deskPath || path.startsWith(`${deskPath}/`);
}
