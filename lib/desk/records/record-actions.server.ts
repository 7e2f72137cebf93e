/**
 * What a worker does from the pages: find, open, note, answer, withdraw, stop, allow. Rule: the page after it is
 * addressed by a reference, a day or a keyed hash, never by what was typed. A second press changes nothing more.
 */
import 'server-only';
import { parseMobile } from '../../input/mobile.ts';
import { parseAnyReference } from '../../outbox/reference.ts';
import type { CallOutcome } from '../../store/schema/desk-schema.ts';
import {
  actorOf,
  type DeskActionDefinition,
  type DeskReply,
  deskAction,
  invalidPost,
  messageReply,
  postedText,
} from '../desk-action.server.ts';
import type { DeskMessage, SearchError } from '../desk-messages.ts';
import {
  deskFindPath,
  deskHeadingId,
  deskPath,
  deskRecordPath,
  openedId,
  resultId,
  searchFieldId,
} from '../desk-paths.ts';
import { stopNumber } from '../do-not-call/entries.server.ts';
import { allowCalls, answerRequest } from './answer-request.server.ts';
import { maxNoteLength, maxNoteLines, noteCall } from './call-notes.server.ts';
import { toKeyedSearch } from './find-records.server.ts';
import { openRecord, readMobile, readOpened } from './open-record.server.ts';
import { type DeskSearch, isDeskSearch, parseDeskSearch } from './search-words.ts';
import { withdrawCalls } from './withdraw-calls.server.ts';

const searchErrors = {
  empty: 'search-empty',
  'mistyped-reference': 'search-mistyped',
  'not-understood': 'search-unclear',
} as const satisfies Record<string, SearchError>;

export const findAction = deskAction<DeskSearch>({
  name: 'find',
  role: 'desk',
  parse: (post) => {
    const search = parseDeskSearch(postedText(post, 'words'));
    return isDeskSearch(search)
      ? { kind: 'valid', submission: search }
      : invalidPost(searchErrors[search.kind], deskFindPath, searchFieldId);
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

const noRecord = invalidPost('no-record', deskPath);

export const openAction = recordAction('open', async (id, { services, worker }) => {
  const opened = { outcome: 'opened', page: `${deskRecordPath(id)}#${openedId}` };
  if (await readOpened(services, worker, id)) return opened;
  const { kind } = await openRecord(services, actorOf(worker), id);
  return kind === 'opened' ? opened : recordReply(kind === 'not-found' ? 'no-record' : kind, id);
});

type Note = { reference: string; outcome: CallOutcome; note: string };

export const noteAction = deskAction<Note>({
  name: 'note',
  role: 'desk',
  parse: (post) => {
    const reference = parseRecordId(postedText(post, 'id'));
    if (!reference) return noRecord;
    const outcome = postedText(post, 'outcome');
    if (outcome !== 'called' && outcome !== 'not-reached')
      return invalidPost('no-outcome', deskRecordPath(reference));
    const note = inLines(postedText(post, 'note'));
    return [...note].length > maxNoteLength
      ? invalidPost('note-too-long', deskRecordPath(reference))
      : { kind: 'valid', submission: { reference, outcome, note } };
  },
  run: async ({ reference, outcome, note }, { services, worker }) => {
    const { kind } = await noteCall(services, actorOf(worker), reference, { outcome, note });
    if (kind === 'noted') return recordReply(outcome, reference);
    return recordReply(kind === 'not-found' ? 'no-record' : kind, reference);
  },
});

export const answerAction = recordAction('answer', async (reference, { services, worker }) => {
  const answered = await answerRequest(services, actorOf(worker), reference);
  switch (answered.kind) {
    case 'answered':
      return recordReply('marked-answered', reference);
    case 'already-answered': {
      const isOwn = answered.by?.worker === worker.worker;
      return recordReply(isOwn ? 'marked-answered' : 'answered-before', reference);
    }
    case 'expired':
      return recordReply('request-ended', reference);
    case 'not-found':
      return recordReply('no-record', reference);
  }
});

export const withdrawAction = recordAction('withdraw', async (reference, { services, worker }) => {
  const [withdrawal] = await withdrawCalls(services, actorOf(worker), [reference]);
  const kind = withdrawal?.kind ?? 'not-found';
  if (kind === 'ended') return recordReply('call-ended', reference);
  return recordReply(kind === 'not-found' ? 'no-record' : kind, reference);
});

export const stopCallerAction = recordAction(
  'stop-caller',
  async (reference, { services, worker }) => {
    const mobile = parseMobile((await readMobile(services, reference)) ?? '');
    if (!mobile) return recordReply('no-number', reference);
    await stopNumber(services, actorOf(worker), mobile);
    return recordReply('stopped', reference);
  },
);

export const allowCallsAction = recordAction(
  'allow-calls',
  async (reference, { services, worker }) => {
    const { kind } = await allowCalls(services, actorOf(worker), reference);
    return recordReply(kind === 'not-found' ? 'no-record' : kind, reference);
  },
);

type Run = DeskActionDefinition<string>['run'];

function recordAction(name: string, run: Run) {
  return deskAction<string>({
    name,
    role: 'desk',
    parse: (post) => {
      const id = parseRecordId(postedText(post, 'id'));
      return id ? { kind: 'valid', submission: id } : noRecord;
    },
    run,
  });
}

function recordReply(message: DeskMessage, id: string): DeskReply {
  return messageReply(message, deskRecordPath(id));
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
