/** Lists the desk's audit trail: who did what, when and from where, on pages and by command. */
import { exportDeskEvents } from '../../lib/desk/export/export-desk-events.server.ts';
import {
  commandActor,
  type DeskEventFilter,
  isDeskEventAction,
  readDeskEvents,
} from '../../lib/desk/trail/audit-trail.server.ts';
import { toWorkerField } from '../../lib/desk/trail/worker-field.ts';
import { parseAnyReference } from '../../lib/outbox/reference.ts';
import { deskEventActions } from '../../lib/store/schema/desk-event-actions.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { failWithUsageError } from '../command-line/command-error.ts';
import { parseLimit, parseOptions, parseSince } from '../command-line/command-options.ts';
import { formatCount, printJson, textTable } from '../command-line/command-output.ts';
import { withServices } from '../command-line/with-services.ts';
import { writePrivateFile } from '../command-line/write-private-file.ts';

const usage = `Lists the desk's audit trail, the newest first. Nothing can change a row; DESK_AUDIT_DAYS says how long it stays.
npm run desk-events -- [--worker asha@example.in | --worker "by command"] [--action opened-number]
                       [--subject CB-XXXX-XXXX] [--since 2026-11-21] [--limit 50] [--json]
npm run desk-events -- --csv events.csv       the list as a file that only its owner can read
Actions: ${deskEventActions.join(', ')}.`;

const values = parseOptions(usage, {
  worker: { type: 'string' },
  action: { type: 'string' },
  subject: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean', default: false },
  csv: { type: 'string' },
});
const { action } = values;
if (action !== undefined && !isDeskEventAction(action))
  failWithUsageError(`--action is one of ${deskEventActions.join(', ')}`);
const filter: DeskEventFilter = {
  actor: values.worker,
  action: isDeskEventAction(action) ? action : undefined,
  subject: values.subject && (parseAnyReference(values.subject) ?? values.subject),
  since: parseSince(values.since),
  limit: parseLimit(values.limit, values.json),
};

await withServices(run);

async function run(services: Services): Promise<void> {
  if (values.csv !== undefined) {
    const { csv, rows } = await exportDeskEvents(
      services,
      commandActor(services.store.now()),
      filter,
    );
    writePrivateFile(values.csv, csv);
    return console.log(`${rows} events written to ${values.csv}.`);
  }
  const { events, total } = await readDeskEvents(services, filter);
  if (values.json) return printJson(events.map(toWorkerField));
  if (events.length === 0) return console.log('No events.');
  const cells = events.map(({ at, actor, action: done, subject, detail, from }) => [
    at,
    actor,
    done,
    subject ?? '',
    from ?? '',
    detail ?? '',
  ]);
  console.log(textTable(['when', 'who', 'what', 'of', 'from', 'detail'], cells));
  console.log(formatCount(events.length, total));
}
