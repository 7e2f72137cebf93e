/**
 * What a staff member does from the pages: find, open, note, answer, withdraw, stop. Rule: the page after it is
 * addressed by a reference, a day or a keyed hash, never by what was typed. A second press changes nothing more.
 */
import 'server-only';
import type { FormPost } from '../../http/form-post.server.ts';
import { parseMobile } from '../../input/mobile.ts';
import { parseAnyReference } from '../../outbox/reference.ts';
import { type CallOutcome, callOutcomes } from '../../store/schema/desk-schema.ts';
import {
  type DeskActionDefinition,
  type DeskReply,
  deskAction,
  invalidPost,
  messageReply,
  postedText,
} from '../desk-action.server.ts';
import type { DeskMessage, SearchError } from '../desk-messages.ts';
import {
  deskFieldIds,
  deskFindPath,
  deskHeadingId,
  deskPath,
  deskRecordPath,
  openedId,
  resultId,
} from '../desk-paths.ts';
import { stopNumber } from '../do-not-call/entries.server.ts';
import { actorOf } from '../sign-in/desk-sessions.server.ts';
import { answerRequest } from './answer-request.server.ts';
import { maxNoteLength, maxNoteLines, noteCall } from './call-notes.server.ts';
import { toKeyedSearch } from './find-records.server.ts';
import { openRecord, readMobile, readOpened } from './open-record.server.ts';
import { parseRecordList, recordListText } from './record-list.ts';
import { type DeskSearch, parseDeskSearch } from './search-words.ts';
import { withdrawCalls } from './withdraw-calls.server.ts';

const searchErrors = {
  'mistyped-reference': 'search-mistyped',
  'not-understood': 'search-unclear',
} as const satisfies Record<string, SearchError>;

export const findAction = deskAction<DeskSearch>({
  name: 'find',
  role: 'desk',
  parse: (post) => {
    const parsed = parseDeskSearch(postedText(post, 'words'));
    if (parsed.kind === 'valid') return { kind: 'valid', submission: parsed.search };
    const error = parsed.kind === 'blank' ? 'search-empty' : searchErrors[parsed.error];
    return invalidPost(error, deskFindPath, deskFieldIds.words);
  },
  run: async (typed, { services }) => {
    const search = toKeyedSearch(services, typed);
    if (search.kind === 'reference')
      return { outcome: 'found', page: `${deskRecordPath(search.reference)}#${deskHeadingId}` };
    const value = 'key' in search ? search.key : search.day;
    return { outcome: 'found', page: `${deskFindPath}?${search.kind}=${value}#${resultId}` };
  },
});

/** A policy has no reference: its id. */
const policyId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function parseRecordId(typed: string): string | null {
  return parseAnyReference(typed) ?? (policyId.test(typed) ? typed : null);
}

export const noRecord = invalidPost('no-record', deskPath);

/** Values of the hidden fields in every form of a record. */
export type PostedRecord = {
  id: string;
  /** Path of the record's page; the list that it was opened from is in the query, for the links to its neighbours. */
  path: string;
};

export function parsePostedRecord(post: FormPost): PostedRecord | null {
  const id = parseRecordId(postedText(post, 'id'));
  const list = parseRecordList(postedText(post, 'list'));
  return id ? { id, path: deskRecordPath(id, list ? recordListText(list) : '') } : null;
}

export const openAction = recordAction(
  'open',
  async ({ id, path }, { services, staffMember, now }) => {
    const opened = { outcome: 'opened', page: `${path}#${openedId}` };
    if (await readOpened(services, staffMember, id, now)) return opened;
    const { kind } = await openRecord(services, actorOf(staffMember, now), id);
    return kind === 'opened' ? opened : outcomeReply(kind, path);
  },
);

type Note = { record: PostedRecord; outcome: CallOutcome; note: string };

export const noteAction = deskAction<Note>({
  name: 'note',
  role: 'desk',
  parse: (post) => {
    const record = parsePostedRecord(post);
    if (!record) return noRecord;
    const posted = postedText(post, 'outcome');
    const outcome = callOutcomes.find((known) => known === posted);
    if (!outcome) return invalidPost('no-outcome', record.path);
    const note = inLines(postedText(post, 'note'));
    return [...note].length > maxNoteLength
      ? invalidPost('note-too-long', record.path, deskFieldIds.note)
      : { kind: 'valid', submission: { record, outcome, note } };
  },
  run: async ({ record: { id, path }, outcome, note }, { services, staffMember, now }) => {
    const { kind } = await noteCall(services, actorOf(staffMember, now), id, { outcome, note });
    if (kind === 'noted') return messageReply(outcome, path);
    return outcomeReply(kind, path);
  },
});

export const answerAction = recordAction(
  'answer',
  async ({ id, path }, { services, staffMember, now }) => {
    const answered = await answerRequest(services, actorOf(staffMember, now), id);
    switch (answered.kind) {
      case 'answered':
        return messageReply('marked-answered', path);
      case 'already-answered': {
        const isOwn = answered.by?.actor === staffMember.address;
        return messageReply(isOwn ? 'marked-answered' : 'answered-before', path);
      }
      case 'expired':
        return messageReply('request-ended', path);
      case 'not-found':
        return messageReply('no-record', path);
    }
  },
);

export const withdrawAction = recordAction(
  'withdraw',
  async ({ id, path }, { services, staffMember, now }) => {
    const [withdrawal] = await withdrawCalls(services, actorOf(staffMember, now), [id]);
    const kind = withdrawal?.kind ?? 'not-found';
    if (kind === 'ended') return messageReply('call-ended', path);
    return outcomeReply(kind, path);
  },
);

export const stopCallerAction = recordAction(
  'stop-caller',
  async ({ id, path }, { services, staffMember, now }) => {
    const mobile = parseMobile((await readMobile(services, id)) ?? '');
    if (!mobile) return messageReply('no-number', path);
    await stopNumber(services, actorOf(staffMember, now), mobile);
    return messageReply('stopped', path);
  },
);

function outcomeReply(kind: DeskMessage | 'not-found', path: string): DeskReply {
  return messageReply(kind === 'not-found' ? 'no-record' : kind, path);
}

type Run = DeskActionDefinition<PostedRecord>['run'];

function recordAction(name: string, run: Run) {
  return deskAction<PostedRecord>({
    name,
    role: 'desk',
    parse: (post) => {
      const record = parsePostedRecord(post);
      return record ? { kind: 'valid', submission: record } : noRecord;
    },
    run,
  });
}

/** Joins further lines to the last one, so that no text is lost. */
function inLines(note: string): string {
  const lines = note
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const rest = lines.slice(maxNoteLines - 1).join(' ');
  return [...lines.slice(0, maxNoteLines - 1), rest].filter(Boolean).join('\n');
}
