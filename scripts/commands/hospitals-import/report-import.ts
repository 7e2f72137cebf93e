/** The report of an import before it changes anything, as a table for the terminal. */
import { inCommandWords } from '../../../lib/spreadsheets/import-options.ts';
import { describeImport } from '../../../lib/tools/hospitals/import/describe-import.ts';
import type { HospitalImportPlan } from '../../../lib/tools/hospitals/import/plan-import.server.ts';
import { textTable } from '../../command-line/command-output.ts';
import type { HospitalImportOptions } from './import-options.ts';

export function reportImport(
  { insurer, asOf }: Pick<HospitalImportOptions, 'insurer' | 'asOf'>,
  plan: HospitalImportPlan,
): string {
  const { sheets, counts, merges } = describeImport(plan);
  return [
    ...sheets.map(inCommandWords),
    textTable([insurer, `as of ${asOf}`], counts),
    ...merges,
  ].join('\n');
}
