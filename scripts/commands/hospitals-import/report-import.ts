/** The report of an import before it changes anything. The rows that are left out have a file of their own. */
import { describeImport } from '../../../lib/tools/hospitals/import/describe-import.ts';
import type { HospitalImportPreview } from '../../../lib/tools/hospitals/import/preview-import.server.ts';
import { formatReport } from '../../command-line/command-import.ts';
import type { HospitalImportOptions } from './import-options.ts';

export function reportImport(
  { insurer, asOf }: Pick<HospitalImportOptions, 'insurer' | 'asOf'>,
  preview: HospitalImportPreview,
): string {
  const report = { ...describeImport(preview), rejected: [], rejectedCount: 0 };
  return formatReport(report, [insurer, `as of ${asOf}`]);
}
