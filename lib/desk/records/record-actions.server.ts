/**
 * What a worker does from the pages: find, open, note, answer, withdraw, stop, allow. Rule: the page after it is
 * addressed by a reference, a day or a keyed hash, never by what was typed. A second press changes nothing more.
 */
import 'server-only';
import { parseAnyReference } from '../../outbox/reference.ts';
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
import { maxNoteLines, noteCall } from './call-notes.server.ts';
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

export const openAction = recordAction('open', async (id, { services, worker }) => {
  const opened = { outcome: 'opened', page: `${deskRecordPath(id)}#${openedId}` };
  if (await readOpened(services, worker, id)) return opened;
  const { kind } = await openRecord(services, actorOf(worker), id);
  return kind === 'opened' ? opened : recordReply(kind === 'not-found' ? 'no-record' : kind, id);
});

const noteErrors = {
  'not-found': 'no-record',
  erased: 'erased',
  'too-long': 'note-too-long',
  // `parse` joins the lines.
  'too-many-lines': 'note-too-long',
} as const satisfies Record<string, DeskMessage>;

export const noteAction = recordAction('note', async (reference, { services, worker, post }) => {
  const outcome = postedText(post, 'outcome');
  if (outcome !== 'called' && outcome !== 'not-reached')
    return recordReply('no-outcome', reference);
  const note = inLines(postedText(post, 'note'));
  const { kind } = await noteCall(services, actorOf(worker), reference, { outcome, note });
  return recordReply(kind === 'noted' ? outcome : noteErrors[kind], reference);
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
    const mobile = await readMobile(services, reference);
    if (mobile === null) return recordReply('no-number', reference);
    const { kind } = await stopNumber(services, actorOf(worker), mobile);
    return recordReply(kind === 'stopped' ? 'stopped' : 'no-number', reference);
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
      return id ? { kind: 'valid', submission: id } : invalidPost('no-record', deskPath);
    },
    run,
  });
}

function recordReply(message: DeskMessage, id: string): DeskReply {
  return messageReply(message, deskRecordPath(id));
}

/** Lines below the second follow it: a note that was typed is not lost for its line breaks. */
function inLines(note: string): string {
  const lines = note
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const rest = lines.slice(maxNoteLines - 1).join(' ');
  return [...lines.slice(0, maxNoteLines - 1), rest].filter(Boolean).join('\n');
}
