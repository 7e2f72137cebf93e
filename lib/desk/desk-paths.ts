/** Paths of the desk, and what its pages say after a post. */
import { hourMs } from '../dates/iso-date.ts';
import { enteredCodeProblems, tooManyCodesProblem } from '../one-time-codes/code-problems.ts';
import { countText } from '../text/words.ts';

export const deskPath = '/desk';
export const deskSignInPath = '/desk/sign-in';
export const deskStopCallsPath = '/desk/stop-calls';
export const deskPeoplePath = '/desk/people';
export const deskEventsPath = '/desk/events';
export const deskExportsPath = '/desk/exports';
export const deskApiPath = '/api/desk';

/** How long a session lasts, for its rows and for the sentence that says so. */
export const maxDeskIdleMs = 30 * 60_000;
export const maxDeskSessionMs = 10 * hourMs;

const { malformed, wrong, usedUp, expired } = enteredCodeProblems('Ask for a new one.');

const stopOutcomes = {
  'stop-done':
    'Calls to this number are stopped, and its waiting calls are withdrawn. Its entry is below.',
  'stop-proved': 'What the list says about this number is below.',
  'stop-no-mobile': 'This is not a mobile number of ten digits. Nothing was changed.',
  'stop-no-file': 'Choose a file: CSV or XLSX, with one column of numbers. Nothing was changed.',
  'stop-file-over':
    'This file waited for longer than half an hour, or was confirmed already. The last import is below.',
  'stop-file-wrong': 'The file cannot be read as a list. Nothing was changed.',
  'stop-imported': 'The numbers are on the list. The last import is below.',
} as const;

const personOutcomes = {
  'person-not-typed': 'Enter a mobile number of ten digits or an e-mail address.',
  'person-unknown':
    'No call, request or policy has this number or address. Was a digit or letter mistyped?',
  'person-only-stopped':
    'Only the do-not-call list has this number, as a code from which nobody can read it. Nothing else is held.',
  'person-no-reason': 'Say why: who asked, and how. Nothing was changed.',
  'person-not-confirmed': 'Tick the line above the button. Nothing was changed.',
  'person-erased': 'Erased. What the law keeps is below, with the day on which it goes.',
  'person-other-kind':
    'A number is corrected to a number, an address to an address. Nothing was changed.',
  'person-same': 'This is the same number or address. Nothing was changed.',
  'person-corrected': 'Corrected in requests and policies. Calls to the old one are withdrawn.',
  'person-partly':
    'Corrected, but not in requests that are erased or sealed with another key: they still have the old one.',
} as const;

const exportOutcomes = {
  'export-no-day': 'Enter the day, such as 26/11/2026. Nothing was exported.',
  'export-no-name':
    'Enter the name of the conversion action as Google Ads has it: letters, digits and spaces, 100 at most.',
} as const;

/** Shown for `?problem=`. */
export const deskProblems = {
  ...stopOutcomes,
  ...personOutcomes,
  ...exportOutcomes,
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

/** A file of this size is a list; a larger one is a mistake. */
export const maxStopListBytes = 16 * 1024 * 1024;

export function parseDeskProblem(key: string): DeskProblem | null {
  return Object.hasOwn(deskProblems, key) ? (key as DeskProblem) : null;
}

/** A keyed hash in an address: of a number, a mail address or a worker. */
export const keyShape = /^[\da-f]{64}$/;

/** Beyond it the story of each call says the same. */
const maxReferences = 20;

/**
 * The address of a page about a person: it never holds what was typed.
 * @param key keyed hash of the number or address.
 * @param mayBeCalled references of calls of which the callers must be told.
 */
export function personPath(
  path: string,
  key: string,
  problem: DeskProblem | null,
  mayBeCalled: readonly string[] = [],
): string {
  const query = new URLSearchParams({ who: key, ...(problem && { problem }) });
  if (mayBeCalled.length > 0) query.set('tell', mayBeCalled.slice(0, maxReferences).join(' '));
  return `${path}?${query}`;
}

/** Exact: `/Desk` is an unknown path like any other. */
export function isDeskPath(path: string): boolean {
  return path === deskPath || path.startsWith(`${deskPath}/`);
}
