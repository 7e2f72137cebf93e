/** What the pages of the desk say after a post, and the address of a page that says it. */

import { addQuery } from '../browser/url-state/add-query.ts';
import { hourMs, minuteMs } from '../dates/iso-date.ts';
import {
  enteredCodeMessages,
  tooManyCodesMessage,
} from '../identity/one-time-codes/code-messages.ts';
import { countText } from '../text/words.ts';
import { maxDeskIdleMs, maxDeskSessionMs } from './desk-paths.ts';

/** What was asked for is done, or was done before. */
const successTexts = {
  'signed-out': 'You are signed out.',
  called: 'Saved: call made.',
  'not-reached': 'Saved: not reached. It stays on the list for a second call.',
  closed: 'Saved: closed without a call.',
  'seen-to-before': 'Somebody has seen to this call before: the story says who and when.',
  'marked-answered': 'Marked as answered.',
  'answered-before': 'It was marked as answered before: the story says when and by whom.',
  withdrawn: 'The call is withdrawn: nobody calls.',
  'withdrawn-after-delivery': 'The call is withdrawn, but Lead.svc has it: tell the callers now.',
  'may-be-called':
    'The call is withdrawn, but it was on its way to Lead.svc: tell the callers now.',
  already: 'The call was withdrawn before.',
  stopped:
    'Calls to this number are stopped. Those that were waiting are not made; of those that Lead.svc has, tell the callers.',
  'stop-done':
    'Calls to this number are stopped, and its waiting calls are withdrawn. Its entry is below.',
  'stop-proved': 'What the list says about this number is below.',
  'person-only-stopped':
    'Only the do-not-call list has this number, as a code from which nobody can read it. Nothing else is held.',
  'person-erased': 'Erased. What the law keeps is below, with the day on which it goes.',
  'person-corrected': 'Corrected in requests and policies. Calls to the old one are withdrawn.',
  'policy-withdrawn':
    'The policy is withdrawn: its holder does not see it any more, and no list brings it back.',
  'policy-restored': 'The policy is shown to its holder again.',
  'policy-corrected': 'Corrected: only the new number or address shows this policy now.',
  'document-deleted':
    'The document is deleted. Take it out of the next list too, or that list loads it again.',
  'list-discarded': 'The file is discarded. Nothing was changed.',
  'list-undone': 'The load is taken back.',
} as const;

const notSent = 'Mails cannot be sent just now. Ask the engineer.';

const signInErrors = {
  ended: `Your session has ended: after ${countText(maxDeskIdleMs / minuteMs, 'minute')} without use, after ${countText(maxDeskSessionMs / hourMs, 'hour')}, or because your address left the list. Nothing was changed. Sign in again.`,
  refused:
    'You signed in with your company, but this account may not use the desk: its address is not on the list, or your company has not confirmed it. Ask your manager.',
  provider: 'Your company’s sign-in does not answer as it should. Try again in a minute.',
  failed: 'Something went wrong on our side. Nothing was changed. Try again in a minute.',
  'not-started':
    'This sign-in was not started in this browser, or more than ten minutes ago. Start it again here.',
  address: 'Enter your e-mail address.',
  ...enteredCodeMessages('Ask for a new one.'),
  none: 'There is no open code in this browser. Ask for a new one.',
  'too-many': tooManyCodesMessage('wait a quarter of an hour, or ask your manager.'),
  'channel-off': notSent,
  'channel-down': notSent,
  role: 'Only a manager may do this. Nothing was changed.',
  form: 'This form was not from a page of yours, or it is too old. Nothing was changed. Try again from the page.',
} as const;

/** The form of the search prints them. */
const searchErrors = {
  'search-empty':
    'Enter a reference, a mobile number, an e-mail address, a policy number or a day.',
  'search-mistyped':
    'This reference has a wrong character. It is CB- or SR- with twice four letters or digits: ask for it again, or search by the mobile number.',
  'search-unclear':
    'This is no reference (CB-… or SR-…), no mobile number of ten digits, no e-mail address, no policy number and no day such as 26/11/2026.',
} as const;

const recordErrors = {
  'no-record': 'There is no record with this reference. Nothing was changed.',
  erased: 'It is erased, because its time is over. Nothing was changed.',
  unreadable: 'It is sealed with a key that this site does not have. Ask the engineer.',
  'no-outcome': 'Say whether the call was made or not reached. Nothing was saved.',
  'nothing-to-close':
    'There is nothing to close: only a call that Lead.svc refused after a promise is closed. Nothing was changed.',
  'note-too-long': 'The note is longer than 200 characters. Nothing was saved.',
  'request-ended': 'This request had ended before anybody answered. Nothing was changed.',
  'call-ended': 'The call had ended before: refused, expired or erased. Nothing was changed.',
  'no-number': 'This record has no mobile number, or it is erased. Nothing was changed.',
  'stop-no-mobile': 'This is not a mobile number of ten digits. Nothing was changed.',
} as const;

const personErrors = {
  'person-not-typed': 'Enter a mobile number of ten digits or an e-mail address.',
  'person-unknown':
    'No call, request or policy has this number or address. Was a digit or letter mistyped?',
  'person-no-reason': 'Say why: who asked, and how. Nothing was changed.',
  'person-not-confirmed': 'Tick this line, if the person is to be erased. Nothing was changed.',
  'person-other-kind':
    'A number is corrected to a number, an address to an address. Nothing was changed.',
  'person-same': 'This is the same number or address. Nothing was changed.',
  'person-partly':
    'Corrected, but not in requests that are erased or sealed with another key: they still have the old one.',
  'policy-unchanged':
    'It was changed before: look at the policy as it is now. Nothing was changed.',
} as const;

const listErrors = {
  'list-file': 'Choose the file of the list: CSV or XLSX, for plans also JSON.',
  'list-too-large': 'The file is larger than 40 MB. Nothing was changed.',
  'list-insurer': 'Choose whose list it is.',
  'list-day':
    'Enter the day that the insurer states for the list: not in the future, and after 2015.',
  'list-columns': 'Write each column as field=column, such as pin=Postal code.',
  'list-full':
    'Too many files wait here already. Put one in force or discard it, then upload this one again.',
  'list-busy': 'Another list is being read or loaded. Try again in a minute.',
  'list-gone':
    'This file is not here any more: it is in force, was taken back, or waited longer than an hour.',
  'list-running': 'It is being read or loaded just now. Wait until that has ended.',
  'list-confirm': 'Tick each warning that is right. Nothing was changed.',
  'list-kept':
    'This load cannot be taken back any more: it is too old, or the list was loaded again or removed since. Load the earlier file again.',
} as const;

const exportErrors = {
  'export-no-day': 'Enter the day, such as 26/11/2026. Nothing was exported.',
  'export-no-name':
    'Enter the name of the conversion action as Google Ads has it: letters, digits and spaces, 100 at most.',
} as const;

const errorTexts = {
  ...signInErrors,
  ...searchErrors,
  ...recordErrors,
  ...personErrors,
  ...listErrors,
  ...exportErrors,
} as const;

/** Messages by the value of `?message=`. */
export const deskMessages = { ...successTexts, ...errorTexts } as const;

export type DeskMessage = keyof typeof deskMessages;
export type SearchError = keyof typeof searchErrors;

export function isError(message: DeskMessage): boolean {
  return Object.hasOwn(errorTexts, message);
}

/** @param value of `?message=`. */
export function parseDeskMessage(value: string): DeskMessage | null {
  return Object.hasOwn(deskMessages, value) ? (value as DeskMessage) : null;
}

/** Id of the element that shows the message. A fragment with it moves the focus there without JavaScript. */
export const deskMessageId = 'message';

/** @param path may have a query. */
export function messagePath(path: string, message: DeskMessage, fragment = deskMessageId): string {
  return `${addQuery(path, { message })}#${fragment}`;
}
