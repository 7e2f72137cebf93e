/** What is done with an upload of each kind, by the functions that the commands call as well. */
import 'server-only';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { todayInIndia } from '../../dates/iso-date.ts';
import type { ImportProgress } from '../../imports/import-progress.ts';
import { inPageWords } from '../../imports/spreadsheets/import-options.ts';
import { parseColumnPairs } from '../../imports/spreadsheets/parse-column-pairs.ts';
import { unpackDocuments } from '../../imports/spreadsheets/unpack-documents.server.ts';
import type { ImportReport } from '../../imports/to-import-report.ts';
import type { UploadKind } from '../../store/schema/desk-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { describeImport } from '../../tools/hospitals/import/describe-import.ts';
import {
  type ListSheets,
  readListSheets,
} from '../../tools/hospitals/import/read-list-sheets.server.ts';
import { importDoNotCallList } from '../do-not-call/import-do-not-call-list.server.ts';
import type { DeskActor } from '../trail/audit-trail.server.ts';
import { describeDoNotCallList, describePlans, describePolicies } from './describe-loads.ts';
import { findListDetails } from './find-list-details.ts';
import { markLoaded } from './list-upload-steps.server.ts';
import type { ListUpload, UploadOptions } from './list-uploads.server.ts';
import { loadHospitals, loadPlans, loadPolicies } from './load-lists.server.ts';
import { readOfferedInsurers } from './read-offered-insurers.server.ts';
import { readUploadedFile } from './uploaded-files.server.ts';

/** What the loader of each kind is given. */
type LoadJob = {
  services: Services;
  actor: DeskActor;
  upload: ListUpload;
  /** Folder of the job's process, for the files in clear text. */
  folder: string;
  file: string;
  map: ReadonlyMap<string, string>;
  /** For hospitals, if the file was read before. */
  sheets: ListSheets | undefined;
  isDryRun: boolean;
  steps: {
    onProgress: (progress: ImportProgress) => void;
    onCommit: (transaction: Parameters<typeof markLoaded>[3]) => Promise<void>;
  };
};

const loadersByKind: Readonly<Record<UploadKind, (job: LoadJob) => Promise<ImportReport | null>>> =
  {
    hospitals: loadHospitalUpload,
    plans: loadPlanUpload,
    policies: loadPolicyUpload,
    'stop-list': loadDoNotCallUpload,
  };

/**
 * While the report has questions nothing is loaded. It is null where neither the manager nor the file says whose list
 * it is and of which day.
 * @param folder for the files in clear text; empty. @throws ImportError; nothing is changed then.
 * @returns the options with what the file says.
 */
export async function loadUpload(
  services: Services,
  stored: ListUpload,
  folder: string,
  { isDryRun, now }: { isDryRun: boolean; now: Date },
): Promise<{ report: ImportReport | null; options: UploadOptions }> {
  const { actor, from } = stored;
  const file = join(folder, 'list', stored.list.name);
  await mkdir(dirname(file));
  await writeFile(file, await readUploadedFile(services, stored.list), { mode: 0o600 });
  const map = parseColumnPairs(stored.options.columns) ?? new Map<string, string>();
  const isIncomplete = stored.kind === 'hospitals' && !isComplete(stored.options);
  const sheets = isIncomplete ? await readListSheets(file, map) : undefined;
  const options = sheets ? await completeOptions(services, stored, sheets, now) : stored.options;
  const upload = { ...stored, options };
  const lines: string[] = [];
  const steps: LoadJob['steps'] = {
    onProgress: ({ kind, text }) => {
      if (kind === 'line') lines.push(text);
    },
    onCommit: (transaction) => markLoaded(services, upload.id, services.store.now(), transaction),
  };
  const job = {
    services,
    actor: { actor, from, now },
    upload,
    folder,
    file,
    map,
    sheets,
    isDryRun,
    steps,
  };
  const report = await loadersByKind[stored.kind](job);
  if (report === null) return { report, options };
  const inWords = {
    ...report,
    lines: [...lines, ...report.lines].map(inPageWords),
    questions: report.questions.map((one) => ({ ...one, text: inPageWords(one.text) })),
  };
  return { report: inWords, options };
}

function isComplete({ insurer, asOf, listKind }: UploadOptions): boolean {
  return insurer !== null && asOf !== null && listKind !== null;
}

/** The file completes only what the manager left empty, so that they can correct what it says of itself. */
async function completeOptions(
  services: Services,
  { options, list }: ListUpload,
  { lists }: ListSheets,
  now: Date,
): Promise<UploadOptions> {
  const titles = lists.flatMap(({ name, rows, columns }) => [
    name,
    ...rows.slice(0, columns.headerRow).map((cells) => cells.join(' ')),
  ]);
  const found = findListDetails(list.name, titles, {
    insurers: await readOfferedInsurers(services),
    today: todayInIndia(now),
  });
  return {
    ...options,
    insurer: options.insurer ?? found.insurer,
    asOf: options.asOf ?? found.asOf,
    listKind: options.listKind ?? found.listKind ?? 'network',
  };
}

async function loadHospitalUpload(job: LoadJob): Promise<ImportReport | null> {
  const { services, actor, upload, file, map, sheets, isDryRun, steps } = job;
  const { insurer, asOf, listKind } = upload.options;
  if (insurer === null || asOf === null || listKind === null) return null;
  const confirmed = new Set(upload.confirmed);
  const request = { file, insurer, kind: listKind, asOf, map, sheets, isDryRun, confirmed };
  const { preview, unconfirmedQuestions } = await loadHospitals(services, actor, request, steps);
  return describeImport(preview, unconfirmedQuestions);
}

async function loadPlanUpload(job: LoadJob): Promise<ImportReport> {
  const { services, actor, file, map, isDryRun, steps } = job;
  const report = await loadPlans(services, actor, { file, map, isDryRun }, steps);
  return describePlans(report, services.env.planPages);
}

async function loadPolicyUpload(job: LoadJob): Promise<ImportReport> {
  const { services, actor, upload, file, map, isDryRun, steps } = job;
  const documents = upload.documents.length > 0 ? join(job.folder, 'documents') : null;
  if (documents) await writeDocuments(services, upload, documents);
  const { insurer } = upload.options;
  const isInsurerConfirmed = upload.confirmed.includes('insurer');
  const request = { file, documents, insurer, map, isDryRun, isInsurerConfirmed };
  return describePolicies(await loadPolicies(services, actor, request, steps), isInsurerConfirmed);
}

async function loadDoNotCallUpload(job: LoadJob): Promise<ImportReport> {
  const { services, actor, file, isDryRun, steps } = job;
  const request = { file, isDryRun, onCommit: steps.onCommit };
  return describeDoNotCallList(await importDoNotCallList(services, actor, request), isDryRun);
}

async function writeDocuments(
  services: Services,
  { documents }: ListUpload,
  folder: string,
): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  for (const document of documents) {
    const bytes = await readUploadedFile(services, document);
    if (/\.zip$/i.test(document.name)) await unpackDocuments(bytes, folder);
    else await writeFile(join(folder, basename(document.name)), bytes, { mode: 0o600 });
  }
}
