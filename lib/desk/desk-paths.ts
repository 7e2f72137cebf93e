/** Paths of the desk, ids of its elements, and how long its sessions last. */

import { addQuery } from '../browser/url-state/add-query.ts';
import { hourMs, minuteMs } from '../dates/iso-date.ts';
import type { UploadKind } from '../store/schema/desk-schema.ts';

export const deskPath = '/desk';
export const deskSignInPath = '/desk/sign-in';
export const deskFindPath = '/desk/find';
export const deskStopCallsPath = '/desk/stop-calls';
export const deskPeoplePath = '/desk/people';
export const deskEventsPath = '/desk/events';
export const deskExportsPath = '/desk/exports';
export const deskApiPath = '/api/desk';
export const deskListsPath = '/desk/lists';

/** @param id CB-…, SR-…, or the id of a policy. @param list of `recordListText`: that it is opened out of. */
export function deskRecordPath(id: string, list = ''): string {
  return addQuery(`/desk/records/${id}`, { list });
}

/** The heading of every page, for the end of a path: the focus goes there. */
export const deskHeadingId = 'desk-heading';
/** The same for fields that a post may reject: the page's element and the action's reply have them from here. */
export const deskFieldIds = {
  words: 'desk-words',
  note: 'desk-note',
  policyContact: 'policy-to',
  correctedContact: 'correct-to',
  stopMobile: 'stop-mobile',
  proveMobile: 'prove-mobile',
  person: 'person',
  eraseConfirm: 'erase-confirm',
  exportDay: 'export-day',
  exportName: 'export-name',
} as const;
/** The same for the forms of an uploaded list, by its kind; `again` is on the page of the file. */
export const listFieldIds = {
  hospitals: {
    file: 'hospitals-file',
    insurer: 'hospitals-insurer',
    kind: 'hospitals-kind',
    day: 'hospitals-day',
    columns: 'hospitals-columns',
  },
  again: { insurer: 'list-insurer', kind: 'list-kind', day: 'list-day', columns: 'list-columns' },
  plans: { file: 'plans-file', columns: 'plans-columns' },
  policies: {
    file: 'policies-file',
    documents: 'policies-documents',
    insurer: 'policies-insurer',
    columns: 'policies-columns',
  },
  'stop-list': { file: 'stop-list-file' },
} as const satisfies Record<UploadKind | 'again', Readonly<Record<string, string>>>;
/** @param action whose form has a field for who asked. */
export function reasonFieldId(action: string): string {
  return `${action}-reason`;
}
/** The same for what became of an uploaded file. */
export const uploadVerdictId = 'verdict';
/** The same for what was found, and for what was opened. */
export const resultId = 'result';
export const openedId = 'opened';

/** How long a session lasts, for its rows and for the sentence that says so. */
export const maxDeskIdleMs = 30 * minuteMs;
export const maxDeskSessionMs = 10 * hourMs;

/** A keyed hash in an address: of a number, a mail address or a staff member. */
export const keyShape = /^[\da-f]{64}$/;

/** Beyond it the story of each call says the same. */
const maxReferences = 20;

/**
 * The address of a page about a person: it never holds what was typed.
 * @param key keyed hash of the number or address.
 * @param mayBeCalled references of calls of which the callers must be told.
 */
export function personPath(path: string, key: string, mayBeCalled: readonly string[] = []): string {
  return addQuery(path, { who: key, tell: mayBeCalled.slice(0, maxReferences).join(' ') });
}

/** The step before an erasure: what goes, and the confirmation. */
export function erasurePath(key: string): string {
  return addQuery(personPath(deskPeoplePath, key), { step: 'erase' });
}

/** Exact: `/Desk` is an unknown path like any other. */
export function isDeskPath(path: string): boolean {
  return path === deskPath || path.startsWith(`${deskPath}/`);
}
