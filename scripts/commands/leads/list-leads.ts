/** `npm run leads` without a mode: the calls, newest first. */
import { findRows } from '../../../lib/desk/records/find-records.server.ts';
import { commandActor, recordDeskEvent } from '../../../lib/desk/trail/audit-trail.server.ts';
import {
  type ListedLead,
  readLeads,
  toListedLead,
} from '../../../lib/leads/list/lead-list.server.ts';
import { describeLocation } from '../../../lib/store/open-store.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import {
  formatAge,
  formatCount,
  formatState,
  printJson,
  textTable,
} from '../../command-line/command-output.ts';
import { type LeadsOptions, requireContact } from './leads-options.ts';

/** The table on a terminal leaves out what only --json has. */
const tableColumns: readonly [heading: string, cellOf: (lead: ListedLead) => string][] = [
  ['reference', ({ reference }) => reference],
  [
    'state',
    (lead) =>
      formatState(
        lead.withdrawnAt !== null && lead.state === 'delivered'
          ? 'delivered, withdrawn'
          : lead.state,
        lead.possiblyDuplicate,
        lead.isHoneypotFilled,
        lead.throttledBy,
      ),
  ],
  ['follow-up', ({ followUp }) => followUp ?? ''],
  ['age', ({ createdAt }) => formatAge(createdAt)],
  ['tries', ({ attempts }) => String(attempts)],
  ['product', ({ product }) => product],
  ['call on', ({ callDate }) => callDate],
  ['slot', ({ timeSlot }) => timeSlot],
  ['dnd', ({ callDespiteDoNotDisturb }) => (callDespiteDoNotDisturb ? 'call' : '')],
  ['mobile', ({ mobile }) => mobile],
  ['page', ({ page }) => page],
  ['last problem', ({ refusal, lastProblem }) => refusal || lastProblem],
];

export async function listLeads(services: Services, options: LeadsOptions): Promise<void> {
  const { leads, total } = await readSelected(services, options);
  if (options.reveal && leads.length > 0)
    await recordDeskEvent(services, {
      ...commandActor(services.store.now()),
      action: 'opened-number',
      subject: null,
      detail: `a list of ${leads.length} calls`,
    });
  const listed = leads.map((row) => toListedLead(services, row, options.reveal));
  if (options.json) return printJson(listed.map(withAge));
  if (listed.length === 0)
    return console.log(`No requests found in ${describeLocation(services.env)}.`);
  console.log(
    textTable(
      tableColumns.map(([heading]) => heading),
      listed.map((lead) => tableColumns.map(([, cellOf]) => cellOf(lead))),
    ),
  );
  console.log(formatCount(listed.length, total));
}

async function readSelected(services: Services, options: LeadsOptions) {
  const { filter } = options;
  if (options.of === undefined) return readLeads(services, filter);
  const contact = requireContact(options);
  const { leads } = await findRows(services, { kind: 'contact', contact }, filter.limit);
  return { leads, total: leads.length };
}

function withAge({ reference, state, ...lead }: ListedLead) {
  return { reference, state, age: formatAge(lead.createdAt), ...lead };
}
