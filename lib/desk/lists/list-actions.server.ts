/** What a manager does with insurers' lists: upload a file, put it in force, discard it, take the last load back. */
import 'server-only';
import { insurers } from '../../content/insurers.ts';
import { parseIsoDate, todayInIndia } from '../../dates/iso-date.ts';
import type { FormPost } from '../../http/form-post.server.ts';
import { ImportError } from '../../spreadsheets/import-error.ts';
import { parseColumnPairs } from '../../spreadsheets/parse-column-pairs.ts';
import { type UploadKind, uploadKinds } from '../../store/schema/desk-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { earliestListDay } from '../../tools/hospitals/import/import-question.ts';
import type { ListKind } from '../../tools/hospitals/lists/list-entry.ts';
import { readListsInForce } from '../../tools/hospitals/lists/read-lists.server.ts';
import { findInsurer } from '../../tools/insurers/find-insurer.ts';
import {
  actorOf,
  deskAction,
  invalidPost,
  messageReply,
  postedText,
} from '../desk-action.server.ts';
import type { DeskMessage } from '../desk-messages.ts';
import { deskHeadingId, deskListsPath, deskStopCallsPath } from '../desk-paths.ts';
import { beginLoading } from './list-upload-steps.server.ts';
import {
  discardUpload,
  maxUploadBytes,
  type NewUpload,
  readListUpload,
  storeUpload,
} from './list-uploads.server.ts';
import { undoHospitalLoad, undoPlanLoad } from './load-lists.server.ts';
import { startListJob } from './start-list-job.server.ts';

const uploadPath = (id: string) => `${deskListsPath}/${id}`;

/**
 * Whose list a file may be: the names of the lists in force, then the other insurers we place business with. A name
 * typed by hand would become a second insurer.
 */
export async function listedInsurers({ store, env }: Services): Promise<string[]> {
  const inForce = await readListsInForce(store);
  const names = [...new Set(inForce.map(({ insurer }) => insurer))];
  const { insurers: placed } = env.broker.disclosures;
  const known = new Set(names.map((name) => findInsurer(name)?.id));
  const others = insurers
    .filter(({ kind, id, registrationNumber }) => {
      const isPlaced = placed.length === 0 || placed.includes(registrationNumber);
      return kind !== 'life' && isPlaced && !known.has(id);
    })
    .map(({ brand }) => brand);
  return [...names, ...others];
}

/** Where its form is. */
function formPageOf(kind: UploadKind | undefined): string {
  return kind === 'stop-list' ? deskStopCallsPath : deskListsPath;
}

export const uploadListAction = deskAction<NewUpload>({
  name: 'upload-list',
  role: 'manager',
  maxUploadBytes,
  parse: (post, now) => {
    const kind = uploadKinds.find((one) => one === postedText(post, 'kind'));
    const invalid = (message: DeskMessage) => invalidPost(message, formPageOf(kind));
    const { list } = post.files;
    if (!kind || !list || list.bytes.length === 0) return invalid('list-file');
    const columns = postedText(post, 'columns');
    if (parseColumnPairs(columns) === null) return invalid('list-columns');
    const insurer = postedText(post, 'insurer') || null;
    const asOf = parseIsoDate(postedText(post, 'asOf'));
    const listKind = listKindOf(post);
    if (kind === 'hospitals' && !insurer) return invalid('list-insurer');
    const isDay = asOf && asOf >= earliestListDay && asOf <= todayInIndia(now);
    if (kind === 'hospitals' && !isDay) return invalid('list-day');
    const documents = kind === 'policies' ? documentsOf(post) : [];
    const options = { insurer, listKind, asOf, columns };
    return { kind: 'valid', submission: { kind, options, list, documents } };
  },
  run: async (upload, { services, worker }) => {
    const { insurer } = upload.options;
    const isHospitals = upload.kind === 'hospitals';
    if (isHospitals && !(await listedInsurers(services)).includes(insurer ?? ''))
      return messageReply('list-insurer', deskListsPath);
    const stored = await storeUpload(services, actorOf(worker), upload);
    if (stored.kind !== 'stored')
      return messageReply(`list-${stored.kind}`, formPageOf(upload.kind));
    startListJob(services, stored.id);
    return { outcome: 'stored', page: `${uploadPath(stored.id)}#${deskHeadingId}` };
  },
});

function listKindOf(post: FormPost): ListKind {
  return postedText(post, 'listKind') === 'excluded' ? 'excluded' : 'network';
}

function documentsOf({ files }: FormPost): NewUpload['documents'] {
  return Object.entries(files).flatMap(([name, file]) =>
    /^documents(?:-\d+)?$/.test(name) && file.bytes.length > 0 ? [file] : [],
  );
}

type Chosen = { id: string; confirmed: string[] };

function parseChosen(post: FormPost) {
  const confirmed = Object.keys(post.fields).flatMap((name) =>
    name.startsWith('confirm-') ? [name.slice('confirm-'.length)] : [],
  );
  const submission: Chosen = { id: postedText(post, 'id'), confirmed };
  return { kind: 'valid', submission } as const;
}

export const loadListAction = deskAction<Chosen>({
  name: 'load-list',
  role: 'manager',
  parse: parseChosen,
  run: async ({ id, confirmed }, { services }) => {
    const upload = await readListUpload(services, id);
    if (!upload) return messageReply('list-gone', deskListsPath);
    const asked = upload.report?.questions ?? [];
    const isConfirmed = asked.every((question) => confirmed.includes(question.id));
    if (!isConfirmed) return messageReply('list-confirm', uploadPath(id));
    const { kind } = await beginLoading(services, upload, confirmed);
    if (kind === 'busy') return messageReply('list-busy', uploadPath(id));
    // A second click shows what became of the first.
    if (kind === 'begun') startListJob(services, id);
    return { outcome: kind, page: `${uploadPath(id)}#${deskHeadingId}` };
  },
});

export const discardListAction = deskAction<Chosen>({
  name: 'discard-list',
  role: 'manager',
  parse: parseChosen,
  run: async ({ id }, { services }) => {
    const upload = await readListUpload(services, id);
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
    const list = postedText(post, 'kind') === 'plans' ? null : { insurer, kind: listKindOf(post) };
    return { kind: 'valid', submission: { list } };
  },
  run: async ({ list }, { services, worker }) => {
    try {
      const isUndone = list
        ? await undoHospitalLoad(services, actorOf(worker), list)
        : await undoPlanLoad(services, actorOf(worker));
      return messageReply(isUndone ? 'list-undone' : 'list-kept', deskListsPath);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      return messageReply('list-busy', deskListsPath);
    }
  },
});
