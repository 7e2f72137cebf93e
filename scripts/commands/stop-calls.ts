/** The do-not-call list: stops a number, proves an entry's day, imports the broker's own file, counts. */
import {
  countDoNotCallList,
  proveEntry,
  stopNumber,
} from '../../lib/desk/do-not-call/entries.server.ts';
import { importDoNotCallList } from '../../lib/desk/do-not-call/import-do-not-call-list.server.ts';
import { describeDoNotCallList } from '../../lib/desk/lists/describe-loads.ts';
import { commandActor } from '../../lib/desk/trail/audit-trail.server.ts';
import { parseMobile } from '../../lib/input/mobile.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { failImport, formatReport } from '../command-line/command-import.ts';
import {
  failWithError,
  failWithUsageError,
  parseArguments,
} from '../command-line/command-options.ts';
import { printJson, textTable } from '../command-line/command-output.ts';
import { withServices } from '../command-line/with-services.ts';

const usage = `The do-not-call list. It holds keyed hashes, so no command can print its numbers.
npm run stop-calls                               how many numbers, and since when
npm run stop-calls -- "98765 43210"              stops calls to this number, and withdraws its waiting calls
npm run stop-calls -- --prove "98765 43210"      the day of its entry, and what led to it
npm run stop-calls -- --import FILE [--dry-run]  the broker's own file: CSV or XLSX, one column of numbers
npm run stop-calls -- … --json`;

const { values, positionals } = parseArguments(usage, {
  prove: { type: 'string' },
  import: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});

await withServices(run);

function run(services: Services): Promise<void> {
  if (values.import !== undefined) return importFile(services, values.import);
  if (values['dry-run']) failWithUsageError('--dry-run is for --import FILE');
  if (values.prove !== undefined) return prove(services, [values.prove, ...positionals].join(' '));
  return positionals.length > 0 ? add(services, positionals.join(' ')) : count(services);
}

function requireMobile(typed: string): string {
  return parseMobile(typed) ?? failWithUsageError('That is not a mobile number of ten digits.');
}

async function add(services: Services, typed: string): Promise<void> {
  const stopped = await stopNumber(
    services,
    commandActor(services.store.now()),
    requireMobile(typed),
  );
  if (values.json) return printJson({ kind: 'stopped', ...stopped });
  console.log(
    `Calls are stopped until ${stopped.until}. Waiting calls withdrawn: ${stopped.withdrawn}.`,
  );
  if (stopped.mayBeCalled.length > 0)
    console.log(`Lead.svc has, or may have: ${stopped.mayBeCalled.join(', ')}. Tell the callers.`);
}

async function prove(services: Services, typed: string): Promise<void> {
  const { entry, history } = await proveEntry(
    services,
    commandActor(services.store.now()),
    requireMobile(typed),
  );
  if (values.json) return printJson({ kind: entry ? 'found' : 'not-on-list', entry, history });
  if (!entry && history.length === 0) failWithError('This number is not on the list.');
  console.log(
    entry
      ? `Stopped ${entry.stoppedAt}, in force until ${entry.until}.`
      : 'It is not on the list any more.',
  );
  if (history.length > 0)
    console.log(
      textTable(
        ['when', 'what', 'by'],
        history.map(({ at, what, by }) => [at, what, by]),
      ),
    );
}

async function count(services: Services): Promise<void> {
  const counts = await countDoNotCallList(services, services.store.now());
  if (values.json) return printJson(counts);
  const { numbers, firstDay, lastDay, endingWithinAWeek } = counts;
  if (numbers === 0) return console.log('The list is empty.');
  console.log(
    `${numbers} numbers, stopped between ${firstDay} and ${lastDay}; ${endingWithinAWeek} end within a week.`,
  );
}

async function importFile(services: Services, file: string): Promise<void> {
  const isDryRun = values['dry-run'];
  try {
    const report = await importDoNotCallList(services, commandActor(services.store.now()), {
      file,
      isDryRun,
    });
    if (values.json) return printJson(report);
    console.log(formatReport(describeDoNotCallList(report, isDryRun), ['numbers', '']));
    console.log(isDryRun ? 'Dry run: nothing was changed.' : 'The numbers are on the list.');
  } catch (error) {
    failImport(error, 'numbers');
  }
}
