/**
 * npm run bench -- hostile [--seed n] [--count n]: requests that nobody's browser sends, at every handler and page.
 * Ends with 1 on a 5xx that is not a declared 503, a hang, anything stored, a visitor's word in the log, or a descriptor
 * that stays open. Not part of a run of all: it takes minutes.
 */
import { maxDrafts } from '../../lib/requests/form-draft.server.ts';
import { runHostile } from '../../testing/hostile/hostile-run.ts';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../testing/start-site.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { textTable } from '../commands/list-output.ts';
import type { Measurement } from './measurement.ts';
import { numberOption } from './number-option.ts';

const defaultCount = 20_000;

export async function benchHostile(words: readonly string[]): Promise<Measurement[]> {
  const seed = numberOption(words, '--seed') ?? Math.floor(Math.random() * 1e9);
  const count = numberOption(words, '--count') ?? defaultCount;
  console.log(`seed ${seed}, ${count} requests`);
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  const site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
  try {
    const { counts, problems } = await runHostile(site, data.dataDir, { seed, count, maxDrafts });
    const rows = Object.entries(counts).sort(([one], [other]) => one.localeCompare(other));
    console.log(
      textTable(
        ['status', 'answers'],
        rows.map(([status, times]) => [status, String(times)]),
      ),
    );
    for (const problem of problems.slice(0, 50)) console.log(problem);
    if (problems.length > 0) process.exitCode = 1;
    return [{ label: 'requests that went wrong, and traces', value: problems.length, unit: '' }];
  } finally {
    await site.stop();
    await leadService.close();
    data.remove();
  }
}
