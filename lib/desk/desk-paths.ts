/** Paths of the desk, and what its pages say after a post. */
import { hourMs } from '../dates/iso-date.ts';
import { enteredCodeProblems, tooManyCodesProblem } from '../one-time-codes/code-problems.ts';
import { countText } from '../text/words.ts';

export const deskPath = '/desk';
export const deskSignInPath = '/desk/sign-in';
export const deskApiPath = '/api/desk';
export const deskListsPath = '/desk/lists';

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
  'list-file': 'Choose the file of the list: CSV or XLSX, for plans also JSON.',
  'list-insurer': 'Choose whose list it is.',
  'list-day':
    'Enter the day that the insurer states for the list: not in the future, and after 2015.',
  'list-columns': 'Write each column as field=column, such as pin=Postal code.',
  'list-full':
    'Too many files wait here already. Put one in force or discard it, then upload this one again.',
  'list-busy': 'Another list is being read or loaded. Try again in a minute.',
  'list-gone': 'This file is not here any more: it is in force, or it waited longer than an hour.',
  'list-running': 'It is being read or loaded just now. Wait until that has ended.',
  'list-confirm': 'Tick each warning that is right. Nothing was changed.',
  'list-discarded': 'The file is discarded. Nothing was changed.',
  'list-undone': 'The load is taken back.',
  'list-kept':
    'This load cannot be taken back any more: it is too old, or the list was loaded again or removed since. Load the earlier file again.',
} as const;
export type DeskProblem = keyof typeof deskProblems;

export function parseDeskProblem(key: string): DeskProblem | null {
  return Object.hasOwn(deskProblems, key) ? (key as DeskProblem) : null;
}

/** Exact: `/Desk` is an unknown path like any other. */
export function isDeskPath(path: string): boolean {
  return path === deskPath || path.startsWith(`${deskPath}/`);
}
