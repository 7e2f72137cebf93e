/** The report of each kind of list but hospitals, which have `describeImport`. */

import { importOption } from '../../imports/spreadsheets/import-options.ts';
import { type ImportReport, toImportReport } from '../../imports/to-import-report.ts';
import type { PolicyImportReport } from '../../policies/import/import-policies.server.ts';
import type { PlanImportReport } from '../../tools/plans/import/import-plans.server.ts';
import type { DoNotCallReport } from '../do-not-call/import-do-not-call-list.server.ts';

/** @param linked the pages that PLAN_PAGES names. */
export function describePlans(
  { added, changed, unchanged, rates, products }: PlanImportReport,
  linked: readonly string[],
): ImportReport {
  const unlinked = products.filter((path) => !linked.includes(path)).join(', ');
  return toImportReport({
    lines: unlinked ? [`Not linked yet: ${importOption('plan-pages', unlinked)}.`] : [],
    counts: [
      ['plans added', namesOf(added)],
      ['plans changed', namesOf(changed)],
      ['plans unchanged', namesOf(unchanged)],
      ['rates in the file', rates],
    ],
  });
}

const namesOf = (uins: readonly string[]) =>
  uins.length === 0 ? '0' : `${uins.length}: ${uins.slice(0, 20).join(', ')}`;

export function describePolicies(
  { skippedRows, unknownInsurers, ...counts }: PolicyImportReport,
  isInsurerConfirmed: boolean,
): ImportReport {
  const text = `Not on our list of insurers: ${unknownInsurers.join(', ')}`;
  const isAsked = unknownInsurers.length > 0 && !isInsurerConfirmed;
  return toImportReport({
    counts: Object.entries({ ...counts, 'set aside': skippedRows.length }),
    rejected: skippedRows,
    questions: isAsked ? [{ id: 'insurer', text }] : [],
  });
}

/** @param isDryRun calls are withdrawn by the load, and not counted before it. */
export function describeDoNotCallList(
  { column, rows, added, renewed, repeated, withdrawn, rejected }: DoNotCallReport,
  isDryRun: boolean,
): ImportReport {
  return toImportReport({
    lines: [`Column that was read: ${column ?? 'the only one'}`],
    counts: [
      ['rows', rows],
      ['numbers added', added],
      ['on the list already: their time begins again', renewed],
      ['the same number again', repeated],
      ['rows rejected', rejected.length],
      ...(isDryRun ? [] : [['waiting calls withdrawn', withdrawn] as const]),
    ],
    rejected,
  });
}
