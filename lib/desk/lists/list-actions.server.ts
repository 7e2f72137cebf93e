/** What a manager does with insurers' lists: upload a file, put it in force, discard it, take the last load back. */
import 'server-only';
import { parseIsoDate, todayInIndia } from '../../dates/iso-date.ts';
import type { FormPost } from '../../http/form-post.server.ts';
import { ImportError } from '../../imports/spreadsheets/import-error.ts';
import { parseColumnPairs } from '../../imports/spreadsheets/parse-column-pairs.ts';
import { type UploadKind, uploadKinds } from '../../store/schema/desk-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { earliestListDay } from '../../tools/hospitals/import/import-question.ts';
import type { ListKind } from '../../tools/hospitals/lists/list-entry.ts';
import { deskAction, invalidPost, messageReply, postedText } from '../desk-action.server.ts';
import { deskListsPath, deskStopCallsPath, listFieldIds, uploadVerdictId } from '../desk-paths.ts';
import { actorOf } from '../sign-in/desk-sessions.server.ts';
import { beginLoading, beginReading } from './list-upload-steps.server.ts';
import { discardUpload, readListUpload, type UploadOptions } from './list-uploads.server.ts';
import { undoHospitalLoad, undoPlanLoad } from './load-lists.server.ts';
import { readOfferedInsurers } from './read-offered-insurers.server.ts';
import { startListJob } from './start-list-job.server.ts';
import { type NewUpload, storeUpload } from './store-upload.server.ts';
import { maxUploadBytes } from './upload-limits.ts';

const uploadPath = (id: string) => `${deskListsPath}/${id}`;

/** The page with the form of this kind. */
function formPageOf(kind: UploadKind | undefined): string {
  return kind === 'stop-list' ? deskStopCallsPath : deskListsPath;
}

export const uploadListAction = deskAction<NewUpload>({
  name: 'upload-list',
  role: 'manager',
  // A post that is too large is not read, so its kind is unknown; a do-not-call list is never as long.
  upload: { maxBytes: maxUploadBytes, tooLarge: ['list-too-large', deskListsPath] },
  parse: (post, now) => {
    const kind = uploadKinds.find((one) => one === postedText(post, 'kind'));
    const invalid = (error: OptionsError | 'list-file') =>
      invalidPost(error, formPageOf(kind), kind && fieldAtFault(kind, error));
    const { list } = post.files;
    if (!kind || !list || list.bytes.length === 0) return invalid('list-file');
    const parsed = parseOptions(post, now);
    if (parsed.kind === 'invalid') return invalid(parsed.error);
    const documents = kind === 'policies' ? documentsOf(post) : [];
    return { kind: 'valid', submission: { kind, options: parsed.options, list, documents } };
  },
  run: async (upload, { services, staffMember, now }) => {
    if (upload.kind === 'hospitals' && !(await isListed(services, upload.options)))
      return messageReply('list-insurer', deskListsPath, listFieldIds.hospitals.insurer);
    const stored = await storeUpload(services, actorOf(staffMember, now), upload);
    if (stored.kind !== 'stored')
      return messageReply(`list-${stored.kind}`, formPageOf(upload.kind));
    startListJob(services, stored.id);
    return { outcome: 'stored', page: `${uploadPath(stored.id)}#${uploadVerdictId}` };
  },
});

type OptionsError = 'list-insurer' | 'list-day' | 'list-columns';

type ParsedOptions =
  | { kind: 'valid'; options: UploadOptions }
  | { kind: 'invalid'; error: OptionsError };

const fieldsAtFault = {
  'list-file': 'file',
  'list-insurer': 'insurer',
  'list-day': 'day',
  'list-columns': 'columns',
} as const satisfies Record<OptionsError | 'list-file', string>;

/** @returns undefined where the form has no such field: the page's message says it. */
function fieldAtFault(
  form: keyof typeof listFieldIds,
  error: keyof typeof fieldsAtFault,
): string | undefined {
  const ids: Partial<Record<string, string>> = listFieldIds[form];
  return ids[fieldsAtFault[error]];
}

/** A value that is left empty is read from the file; what the file does not say, the page asks for. */
function parseOptions(post: FormPost, now: Date): ParsedOptions {
  const columns = postedText(post, 'columns');
  if (parseColumnPairs(columns) === null) return { kind: 'invalid', error: 'list-columns' };
  const insurer = postedText(post, 'insurer') || null;
  const day = postedText(post, 'asOf');
  const asOf = parseIsoDate(day);
  const isDay = asOf && asOf >= earliestListDay && asOf <= todayInIndia(now);
  if (day !== '' && !isDay) return { kind: 'invalid', error: 'list-day' };
  return {
    kind: 'valid',
    options: { insurer, listKind: parseListKind(post), asOf, columns },
  };
}

function parseListKind(post: FormPost): ListKind | null {
  const typed = postedText(post, 'listKind');
  return typed === 'excluded' || typed === 'network' ? typed : null;
}

async function isListed(services: Services, { insurer }: UploadOptions): Promise<boolean> {
  return insurer === null || (await readOfferedInsurers(services)).includes(insurer);
}

function documentsOf({ files }: FormPost): NewUpload['documents'] {
  return Object.entries(files).flatMap(([name, file]) =>
    /^documents(?:-\d+)?$/.test(name) && file.bytes.length > 0 ? [file] : [],
  );
}

export const readListAgainAction = deskAction<{ id: string; options: UploadOptions }>({
  name: 'read-list-again',
  role: 'manager',
  parse: (post, now) => {
    const id = postedText(post, 'id');
    const parsed = parseOptions(post, now);
    return parsed.kind === 'invalid'
      ? invalidPost(parsed.error, uploadPath(id), fieldAtFault('again', parsed.error))
      : { kind: 'valid', submission: { id, options: parsed.options } };
  },
  run: async ({ id, options }, { services, now }) => {
    const upload = await readListUpload(services, id, now);
    if (upload?.kind !== 'hospitals') return messageReply('list-gone', deskListsPath);
    if (!(await isListed(services, options)))
      return messageReply('list-insurer', uploadPath(id), listFieldIds.again.insurer);
    const { kind } = await beginReading(services, upload, options, now);
    if (kind === 'busy') return messageReply('list-busy', uploadPath(id));
    if (kind === 'begun') startListJob(services, id);
    return { outcome: kind, page: `${uploadPath(id)}#${uploadVerdictId}` };
  },
});

/** The questions of the report that the manager has ticked. */
function confirmedQuestions({ fields }: FormPost): string[] {
  return Object.keys(fields).flatMap((name) =>
    name.startsWith('confirm-') ? [name.slice('confirm-'.length)] : [],
  );
}

export const loadListAction = deskAction<{ id: string; confirmed: string[] }>({
  name: 'load-list',
  role: 'manager',
  parse: (post) => ({
    kind: 'valid',
    submission: { id: postedText(post, 'id'), confirmed: confirmedQuestions(post) },
  }),
  run: async ({ id, confirmed }, { services, now }) => {
    const upload = await readListUpload(services, id, now);
    if (!upload) return messageReply('list-gone', deskListsPath);
    if (!upload.report) return messageReply('list-insurer', uploadPath(id));
    const asked = upload.report.questions;
    const isConfirmed = asked.every((question) => confirmed.includes(question.id));
    if (!isConfirmed) return messageReply('list-confirm', uploadPath(id));
    const { kind } = await beginLoading(services, upload, confirmed, now);
    if (kind === 'busy') return messageReply('list-busy', uploadPath(id));
    // A second click shows what became of the first.
    if (kind === 'begun') startListJob(services, id);
    return { outcome: kind, page: `${uploadPath(id)}#${uploadVerdictId}` };
  },
});

export const discardListAction = deskAction<string>({
  name: 'discard-list',
  role: 'manager',
  parse: (post) => ({ kind: 'valid', submission: postedText(post, 'id') }),
  run: async (id, { services, now }) => {
    const upload = await readListUpload(services, id, now);
    if (!upload) return messageReply('list-gone', deskListsPath);
    return (await discardUpload(services, upload))
      ? messageReply('list-discarded', deskListsPath)
      : messageReply('list-running', uploadPath(id));
  },
});

/** `list` is null for plans. */
type Undo = { list: { insurer: string; kind: ListKind } | null };

export const undoListAction = deskAction<Undo>({
  name: 'undo-list',
  role: 'manager',
  parse: (post) => {
    const insurer = postedText(post, 'insurer');
    const list =
      postedText(post, 'kind') === 'plans'
        ? null
        : ({ insurer, kind: parseListKind(post) ?? 'network' } as const);
    return { kind: 'valid', submission: { list } };
  },
  run: async ({ list }, { services, staffMember, now }) => {
    try {
      const isUndone = list
        ? await undoHospitalLoad(services, actorOf(staffMember, now), list)
        : await undoPlanLoad(services, actorOf(staffMember, now));
      return messageReply(isUndone ? 'list-undone' : 'list-kept', deskListsPath);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      return messageReply('list-busy', deskListsPath);
    }
  },
});
