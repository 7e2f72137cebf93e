/**
 * Reads an uploaded list, or puts it in force; runs in a thread of its own (list-worker.ts). What becomes of it is in
 * the row of the upload: nobody needs to wait for it.
 */
import { inPageWords } from '../../spreadsheets/import-options.ts';
import 'server-only';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorName, logger } from '../../logging/logger.server.ts';
import { UnfinishedImport } from '../../policies/import/write-import.server.ts';
import { ImportProblem } from '../../spreadsheets/import-problem.ts';
import { unpackDocuments } from '../../spreadsheets/unpack-documents.server.ts';
import type { Services } from '../../store/services.server.ts';
import { describeImport } from '../../tools/hospitals/import/describe-import.ts';
import type { HospitalImportPlan } from '../../tools/hospitals/import/plan-import.server.ts';
import { importStopList } from '../stop-list/import-stop-list.server.ts';
import { parseColumns } from './column-pairs.ts';
import { loadHospitals, loadPlans, loadPolicies } from './import-lists.server.ts';
import { finishStep, markLoaded, touchUpload } from './list-upload-steps.server.ts';
import { type ListUpload, readListUpload, type UploadReport } from './list-uploads.server.ts';
import { readUploadedFile } from './uploaded-files.server.ts';

const touchIntervalMs = 5_000;
const maxListedRows = 200;
/** Older folders are of a thread that was killed. */
const folderKeptMs = 3_600_000;
const folderOf = (dataDir: string) => join(dataDir, 'list-uploads');

/** `asked`: there are questions that the confirmed ones do not answer; nothing was changed. */
type Found = { report: UploadReport; isAsked: boolean };

export async function runListJob(services: Services, id: string): Promise<void> {
  const upload = await readListUpload(services, id);
  if (upload?.state !== 'reading' && upload?.state !== 'loading') return;
  const isDryRun = upload.state === 'reading';
  const timer = setInterval(
    () => void touchUpload(services, id).catch(() => undefined),
    touchIntervalMs,
  );
  const parent = folderOf(services.env.dataDir);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  // Readable by its owner only.
  const folder = await mkdtemp(join(parent, 'list-'));
  try {
    const { report, isAsked } = await load(services, upload, folder, isDryRun);
    const state = isDryRun || isAsked ? 'read' : 'loaded';
    const problem =
      isAsked && !isDryRun
        ? 'The lists in force have changed since: nothing was loaded. Read the report again.'
        : null;
    await finishStep(services, upload, state, { report, problem });
  } catch (error) {
    const isOurs = error instanceof ImportProblem;
    if (!isOurs) logger().error({ problem: errorName(error) }, 'list upload');
    const problem = isOurs ? inPageWords(error.text) : 'Something went wrong on our side.';
    const state = error instanceof UnfinishedImport ? 'loaded' : 'refused';
    await finishStep(services, upload, state, { report: upload.report, problem });
  } finally {
    clearInterval(timer);
    await rm(folder, { recursive: true, force: true });
  }
}

async function load(
  services: Services,
  upload: ListUpload,
  folder: string,
  isDryRun: boolean,
): Promise<Found> {
  const { kind, options, worker, from } = upload;
  const actor = { worker, from };
  const file = join(folder, 'list', upload.list.name);
  await mkdir(dirname(file));
  await writeFile(file, await readUploadedFile(services, upload.list), { mode: 0o600 });
  const map = parseColumns(options.columns) ?? new Map<string, string>();
  const lines: string[] = [];
  const steps = {
    // Lines that begin with a space count rows.
    onProgress: (text: string) => {
      if (!text.startsWith(' ') && !text.endsWith('…')) lines.push(inPageWords(text));
    },
    onCommit: (transaction: Parameters<typeof markLoaded>[2]) =>
      markLoaded(services, upload.id, transaction),
  };
  if (kind === 'hospitals') {
    const { insurer, asOf, listKind } = options;
    if (insurer === null || asOf === null)
      throw new ImportProblem('Whose list is it, of which day?');
    const confirmed = new Set(upload.confirmed);
    const request = { file, insurer, kind: listKind, asOf, map, isDryRun, confirmed };
    const { plan, open } = await loadHospitals(services, actor, request, steps);
    return { report: reportOfHospitals(plan, open), isAsked: open.length > 0 };
  }
  if (kind === 'plans') {
    const report = await loadPlans(services, actor, { file, map, isDryRun }, steps);
    const { added, changed, unchanged, rates, products } = report;
    const unlinked = products.filter((path) => !services.env.planPages.includes(path));
    if (unlinked.length > 0)
      lines.push(`Not linked yet: ask the engineer to name ${unlinked.join(', ')} in PLAN_PAGES.`);
    return found(lines, [
      ['plans added', namesOf(added)],
      ['plans changed', namesOf(changed)],
      ['plans unchanged', namesOf(unchanged)],
      ['rates in the file', String(rates)],
    ]);
  }
  if (kind === 'stop-list') {
    const { onCommit } = steps;
    const report = await importStopList(services, actor, { file, isDryRun, onCommit });
    return found(
      [`Column that was read: ${report.column ?? 'the only one'}`],
      [
        ['rows', String(report.rows)],
        ['numbers added', String(report.added)],
        ['on the list already: their time begins again', String(report.renewed)],
        ['the same number again', String(report.repeated)],
        ['waiting calls withdrawn', String(report.withdrawn)],
        ['rows rejected', String(report.rejected.length)],
      ],
      report.rejected.map(({ row, reason }) => ({ row: String(row), reason })),
    );
  }
  const documents = upload.documents.length > 0 ? join(folder, 'documents') : null;
  if (documents) await writeDocuments(services, upload, documents);
  const isInsurerConfirmed = upload.confirmed.includes('insurer');
  const request = { file, documents, insurer: options.insurer, map, isDryRun, isInsurerConfirmed };
  const { skippedRows, unknownInsurers, ...counts } = await loadPolicies(
    services,
    actor,
    request,
    steps,
  );
  const questions =
    unknownInsurers.length === 0
      ? []
      : [{ id: 'insurer', text: `Not on our list of insurers: ${unknownInsurers.join(', ')}` }];
  return found(
    lines,
    Object.entries({ ...counts, 'set aside': skippedRows.length }).map(([name, count]) => [
      name,
      String(count),
    ]),
    skippedRows.map(({ row, reason }) => ({ row: String(row), reason })),
    questions,
  );
}

function found(
  lines: string[],
  counts: [string, string][],
  rejected: UploadReport['rejected'] = [],
  questions: UploadReport['questions'] = [],
): Found {
  const report = {
    lines,
    counts,
    rejected: rejected.slice(0, maxListedRows),
    rejectedCount: rejected.length,
    questions,
  };
  return { report, isAsked: false };
}

const namesOf = (uins: readonly string[]) =>
  uins.length === 0 ? '0' : `${uins.length}: ${uins.slice(0, 20).join(', ')}`;

function reportOfHospitals(
  plan: HospitalImportPlan,
  open: UploadReport['questions'],
): UploadReport {
  const { sheets, counts, merges } = describeImport(plan);
  const { rejected, excluded, sheets: read } = plan.prepared;
  const all = [...rejected, ...excluded.rejected];
  const isWorkbook = read.length > 1;
  return {
    lines: [...sheets.map(inPageWords), ...merges],
    counts: counts.map(([label, value]) => [label.replace(/^ +/, 'rejected: '), value]),
    rejected: all.slice(0, maxListedRows).map(({ sheet, row, reason }) => ({
      row: isWorkbook ? `${sheet}, ${row}` : `${row}`,
      reason,
    })),
    rejectedCount: all.length,
    questions: open.map(({ id, text }) => ({ id, text: inPageWords(text) })),
  };
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

/** Files in clear text of a thread that was killed. */
export async function deleteLeftFolders({ env, store }: Services): Promise<void> {
  const parent = folderOf(env.dataDir);
  const names = await readdir(parent).catch(() => []);
  for (const name of names) {
    const folder = join(parent, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < store.now().getTime() - folderKeptMs)
      await rm(folder, { recursive: true, force: true });
  }
}
