/** The command: parses the arguments, runs the audit, writes the reports and returns the exit status. */
import { readFileSync } from 'node:fs';
import { errorMessage } from '../error-message.ts';
import { checksPage } from '../report/checks-page.ts';
import { compareRuns, parseRun } from '../report/compare-runs.ts';
import { selectChecks } from './check-settings.ts';
import { helpText } from './help-text.ts';
import { type AuditOptions, parseAuditOptions } from './parse-audit-options.ts';
import { startProgress } from './progress.ts';
import type { Project } from './project.ts';
import { type AuditResult, runAudit } from './run-audit.ts';
import { UsageError } from './usage-error.ts';
import { writeReport, writeReports } from './write-reports.ts';

export type { AuditRun } from '../report/audit-run.ts';

/** @returns the exit status: 0 nothing found that fails the run, 1 findings or an error, 2 wrong usage. */
export async function runAuditCommand(args: string[], project: Project): Promise<number> {
  const progress = startProgress(process.stderr);
  try {
    const options = parseAuditOptions(args);
    if (options.wantsHelp) {
      console.log(helpText(project));
      return 0;
    }
    writeReport(options.files.checks, () => [checksPage(selectChecks(options.checks))]);
    if (options.files.checks && options.target === undefined) return 0;
    const baseline = options.files.baseline && readBaseline(options.files.baseline);
    const audited = await runAudit(options, project, progress);
    progress.end();
    writeReports(audited, baseline ? compareRuns(baseline, audited.run) : null, options);
    return exitStatus(audited, options);
  } catch (error) {
    progress.end();
    const isUsage = error instanceof UsageError;
    console.error(errorMessage(error));
    if (isUsage) console.error(`${project.commandLine} --help lists all options.`);
    return isUsage ? 2 : 1;
  }
}

function exitStatus({ run: { totals } }: AuditResult, { failOn }: AuditOptions): number {
  if (failOn === 'never') return 0;
  return totals.error > 0 || (failOn === 'warning' && totals.warning > 0) ? 1 : 0;
}

function readBaseline(file: string) {
  try {
    return parseRun(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}
