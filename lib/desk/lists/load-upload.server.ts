/**
 * What is done with an upload of each kind, by the functions that the commands call as well, and its report for the
 * page.
 */
import 'server-only';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { inPageWords } from '../../spreadsheets/import-options.ts';
import { ImportProblem } from '../../spreadsheets/import-problem.ts';
import { parseColumnPairs } from '../../spreadsheets/parse-column-pairs.ts';
import { unpackDocuments } from '../../spreadsheets/unpack-documents.server.ts';
import type { UploadKind } from '../../store/schema/desk-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { describeImport } from '../../tools/hospitals/import/describe-import.ts';
import type { ImportQuestion } from '../../tools/hospitals/import/import-question.ts';
import type { HospitalImportPlan } from '../../tools/hospitals/import/plan-import.server.ts';
import { importDoNotCallList } from '../do-not-call/import-do-not-call-list.server.ts';
import type { DeskActor } from '../trail/audit-trail.server.ts';
import { loadHospitals, loadPlans, loadPolicies } from './import-lists.server.ts';
import { markLoaded } from './list-upload-steps.server.ts';
import type { ListUpload, UploadReport } from './list-uploads.server.ts';
import { readUploadedFile } from './uploaded-files.server.ts';

const maxListedRows = 200;

/** `isAsked`: there are questions that the confirmed ones do not answer; nothing was changed. */
type LoadOutcome = { report: UploadReport; isAsked: boolean };

type Load = {
  services: Services;
  actor: DeskActor;
  upload: ListUpload;
  /** Of the thread, in clear text. */
  folder: string;
  file: string;
  map: ReadonlyMap<string, string>;
  isDryRun: boolean;
  /** Sheets and columns that were read, for the report. */
  lines: string[];
  steps: {
    onProgress: (text: string) => void;
    onCommit: (transaction: Parameters<typeof markLoaded>[2]) => Promise<void>;
  };
};

const loads: Readonly<Record<UploadKind, (load: Load) => Promise<LoadOutcome>>> = {
  hospitals: loadHospitalUpload,
  plans: loadPlanUpload,
  policies: loadPolicyUpload,
  'stop-list': loadDoNotCallUpload,
};

/** @param folder for the files in clear text; empty. @throws ImportProblem; nothing is changed then. */
export async function loadUpload(
  services: Services,
  upload: ListUpload,
  folder: string,
  isDryRun: boolean,
): Promise<LoadOutcome> {
  const { kind, options, worker, from } = upload;
  const file = join(folder, 'list', upload.list.name);
  await mkdir(dirname(file));
  await writeFile(file, await readUploadedFile(services, upload.list), { mode: 0o600 });
  const map = parseColumnPairs(options.columns) ?? new Map<string, string>();
  const lines: string[] = [];
  const steps: Load['steps'] = {
    // Lines that begin with a space count rows.
    onProgress: (text) => {
      if (!text.startsWith(' ') && !text.endsWith('…')) lines.push(inPageWords(text));
    },
    onCommit: (transaction) => markLoaded(services, upload.id, transaction),
  };
  const actor = { worker, from };
  return loads[kind]({ services, actor, upload, folder, file, map, isDryRun, lines, steps });
}

async function loadHospitalUpload(load: Load): Promise<LoadOutcome> {
  const { services, actor, file, map, isDryRun, steps } = load;
  const { insurer, asOf, listKind } = load.upload.options;
  if (insurer === null || asOf === null) throw new ImportProblem('Whose list is it, of which day?');
  const confirmed = new Set(load.upload.confirmed);
  const request = { file, insurer, kind: listKind, asOf, map, isDryRun, confirmed };
  const { plan, open } = await loadHospitals(services, actor, request, steps);
  return { report: reportOfHospitals(plan, open), isAsked: open.length > 0 };
}

async function loadPlanUpload(load: Load): Promise<LoadOutcome> {
  const { services, actor, file, map, isDryRun, lines, steps } = load;
  const report = await loadPlans(services, actor, { file, map, isDryRun }, steps);
  const { added, changed, unchanged, rates, products } = report;
  const unlinked = products.filter((path) => !services.env.planPages.includes(path));
  if (unlinked.length > 0)
    lines.push(`Not linked yet: ask the engineer to name ${unlinked.join(', ')} in PLAN_PAGES.`);
  return toOutcome(lines, [
    ['plans added', namesOf(added)],
    ['plans changed', namesOf(changed)],
    ['plans unchanged', namesOf(unchanged)],
    ['rates in the file', String(rates)],
  ]);
}

async function loadPolicyUpload(load: Load): Promise<LoadOutcome> {
  const { services, actor, upload, file, map, isDryRun, lines, steps } = load;
  const documents = upload.documents.length > 0 ? join(load.folder, 'documents') : null;
  if (documents) await writeDocuments(services, upload, documents);
  const { insurer } = upload.options;
  const isInsurerConfirmed = upload.confirmed.includes('insurer');
  const request = { file, documents, insurer, map, isDryRun, isInsurerConfirmed };
  const report = await loadPolicies(services, actor, request, steps);
  const { skippedRows, unknownInsurers, ...counts } = report;
  const questions =
    unknownInsurers.length === 0
      ? []
      : [{ id: 'insurer', text: `Not on our list of insurers: ${unknownInsurers.join(', ')}` }];
  return toOutcome(
    lines,
    Object.entries({ ...counts, 'set aside': skippedRows.length }).map(([name, count]) => [
      name,
      String(count),
    ]),
    skippedRows,
    questions,
  );
}

async function loadDoNotCallUpload(load: Load): Promise<LoadOutcome> {
  const { services, actor, file, isDryRun, steps } = load;
  const { onCommit } = steps;
  const report = await importDoNotCallList(services, actor, { file, isDryRun, onCommit });
  return toOutcome(
    [`Column that was read: ${report.column ?? 'the only one'}`],
    [
      ['rows', String(report.rows)],
      ['numbers added', String(report.added)],
      ['on the list already: their time begins again', String(report.renewed)],
      ['the same number again', String(report.repeated)],
      ['rows rejected', String(report.rejected.length)],
      // A dry run does not count them.
      ...(isDryRun ? [] : [['waiting calls withdrawn', String(report.withdrawn)] as const]),
    ],
    report.rejected,
  );
}

function toOutcome(
  lines: string[],
  counts: readonly (readonly [string, string])[],
  rejected: readonly { row: number; reason: string }[] = [],
  questions: UploadReport['questions'] = [],
): LoadOutcome {
  const report = {
    lines,
    counts,
    rejected: rejected
      .slice(0, maxListedRows)
      .map(({ row, reason }) => ({ row: String(row), reason })),
    rejectedCount: rejected.length,
    questions,
  };
  return { report, isAsked: false };
}

const namesOf = (uins: readonly string[]) =>
  uins.length === 0 ? '0' : `${uins.length}: ${uins.slice(0, 20).join(', ')}`;

function reportOfHospitals(
  plan: HospitalImportPlan,
  open: readonly ImportQuestion[],
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
