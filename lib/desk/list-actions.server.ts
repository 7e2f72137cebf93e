/** What a manager does with insurers' lists: upload a file, put it in force, discard it, take the last load back. */
import 'server-only';
import { insurers } from '../content/insurers.ts';
import { parseIsoDate, todayInIndia } from '../dates/iso-date.ts';
import type { FormPost } from '../http/form-post.server.ts';
import { ImportProblem } from '../spreadsheets/import-problem.ts';
import type { UploadKind } from '../store/schema/desk-schema.ts';
import type { Services } from '../store/services.server.ts';
import { earliestListDay } from '../tools/hospitals/import/import-question.ts';
import type { ListKind } from '../tools/hospitals/lists/list-entry.ts';
import { readListsInForce } from '../tools/hospitals/lists/read-lists.server.ts';
import { findInsurer } from '../tools/insurers/find-insurer.ts';
import { parseColumns } from './column-pairs.ts';
import { actorOf, deskAction, problemReply } from './desk-action.server.ts';
import { type DeskProblem, deskListsPath, deskStopCallsPath } from './desk-paths.ts';
import { undoHospitals, undoPlans } from './import-lists.server.ts';
import {
  beginLoading,
  discardUpload,
  maxUploadBytes,
  type NewUpload,
  readUpload,
  storeUpload,
} from './list-uploads.server.ts';
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

const uploadKinds = [
  'hospitals',
  'plans',
  'policies',
  'stop-list',
] as const satisfies readonly UploadKind[];

/** Where its form is. */
function formPageOf(kind: UploadKind | undefined): string {
  return kind === 'stop-list' ? deskStopCallsPath : deskListsPath;
}

export const uploadList = deskAction<NewUpload>({
  name: 'upload-list',
  role: 'manager',
  maxUploadBytes,
  parse: (post) => {
    const { fields } = post;
    const kind = uploadKinds.find((one) => one === fields.kind);
    const invalid = (problem: DeskProblem) => {
      const { outcome, page } = {
        outcome: problem,
        page: `${formPageOf(kind)}?problem=${problem}`,
      };
      return { kind: 'invalid', outcome, page } as const;
    };
    const { list } = post.files;
    if (!kind || !list || list.bytes.length === 0) return invalid('list-file');
    const columns = textOf(fields.columns);
    if (parseColumns(columns) === null) return invalid('list-columns');
    const insurer = textOf(fields.insurer) || null;
    const asOf = parseIsoDate(textOf(fields.asOf));
    const listKind: ListKind = fields.listKind === 'excluded' ? 'excluded' : 'network';
    if (kind === 'hospitals' && !insurer) return invalid('list-insurer');
    const isDay = asOf && asOf >= earliestListDay && asOf <= todayInIndia(new Date());
    if (kind === 'hospitals' && !isDay) return invalid('list-day');
    const documents = kind === 'policies' ? documentsOf(post) : [];
    const options = { insurer, listKind, asOf, columns };
    return { kind: 'valid', submission: { kind, options, list, documents } };
  },
  run: async (upload, { services, worker }) => {
    const { insurer } = upload.options;
    const isHospitals = upload.kind === 'hospitals';
    if (isHospitals && !(await listedInsurers(services)).includes(insurer ?? ''))
      return problemReply('list-insurer', deskListsPath);
    const stored = await storeUpload(services, actorOf(worker), upload);
    if (stored.kind !== 'stored')
      return problemReply(`list-${stored.kind}`, formPageOf(upload.kind));
    startListJob(services, stored.id);
    return { outcome: 'stored', page: uploadPath(stored.id) };
  },
});

/** At most as many letters as a form of the desk needs. */
function textOf(field: unknown): string {
  return typeof field === 'string' ? field.trim().slice(0, 500) : '';
}

function documentsOf({ files }: FormPost): NewUpload['documents'] {
  return Object.entries(files).flatMap(([name, file]) =>
    /^documents(?:-\d+)?$/.test(name) && file.bytes.length > 0 ? [file] : [],
  );
}

type Chosen = { id: string; confirmed: string[] };

function parseChosen({ fields }: FormPost) {
  const confirmed = Object.keys(fields).flatMap((name) =>
    name.startsWith('confirm-') ? [name.slice('confirm-'.length)] : [],
  );
  const submission: Chosen = { id: textOf(fields.id), confirmed };
  return { kind: 'valid', submission } as const;
}

export const loadList = deskAction<Chosen>({
  name: 'load-list',
  role: 'manager',
  parse: parseChosen,
  run: async ({ id, confirmed }, { services }) => {
    const upload = await readUpload(services, id);
    if (!upload) return problemReply('list-gone', deskListsPath);
    const asked = upload.report?.questions ?? [];
    const isConfirmed = asked.every((question) => confirmed.includes(question.id));
    if (!isConfirmed) return problemReply('list-confirm', uploadPath(id));
    const begun = await beginLoading(services, upload, confirmed);
    if (begun === 'busy') return problemReply('list-busy', uploadPath(id));
    // A second click shows what became of the first.
    if (begun === 'begun') startListJob(services, id);
    return { outcome: begun, page: uploadPath(id) };
  },
});

export const discardList = deskAction<Chosen>({
  name: 'discard-list',
  role: 'manager',
  parse: parseChosen,
  run: async ({ id }, { services }) => {
    const upload = await readUpload(services, id);
    if (!upload) return problemReply('list-gone', deskListsPath);
    return (await discardUpload(services, upload))
      ? problemReply('list-discarded', deskListsPath)
      : problemReply('list-running', uploadPath(id));
  },
});

/** `list` is null for plans. */
type Undo = { list: { insurer: string; kind: ListKind } | null };

export const undoList = deskAction<Undo>({
  name: 'undo-list',
  role: 'manager',
  parse: ({ fields }) => {
    const kind: ListKind = fields.listKind === 'excluded' ? 'excluded' : 'network';
    const list = fields.kind === 'plans' ? null : { insurer: textOf(fields.insurer), kind };
    return { kind: 'valid', submission: { list } };
  },
  run: async ({ list }, { services, worker }) => {
    try {
      const isUndone = list
        ? await undoHospitals(services, actorOf(worker), list)
        : await undoPlans(services, actorOf(worker));
      return problemReply(isUndone ? 'list-undone' : 'list-kept', deskListsPath);
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      return problemReply('list-busy', deskListsPath);
    }
  },
});
