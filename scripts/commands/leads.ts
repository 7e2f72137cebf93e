/** Lists the received call-back requests. */
import { dayMs } from '../../lib/dates/iso-date.ts';
import { countByCampaign } from '../../lib/leads/list/count-by-campaign.ts';
import {
  type LeadFilter,
  type ListedLead,
  readLeads,
  toListedLead,
} from '../../lib/leads/list/lead-list.server.ts';
import { withdrawLead } from '../../lib/leads/withdraw-lead.server.ts';
import { callBackPrefix, parseReference } from '../../lib/outbox/reference.ts';
import { describeLocation } from '../../lib/store/open-store.server.ts';
import { leadStates } from '../../lib/store/schema/outbox-schema.ts';
import { type Services, servicesFor } from '../../lib/store/services.server.ts';
import { failWithError, failWithUsageError } from './command-error.ts';
import { parseLimit, parseOptions, parseSince } from './command-options.ts';
import { toPlainCsv } from './csv.ts';
import { googleConversions } from './google-conversions.ts';
import { formatAge, formatCount, formatState, textTable } from './list-output.ts';
import { withStore } from './with-store.ts';

const usage = `Lists the received call-back requests.
npm run leads -- [--status ${leadStates.join('|')}] [--since 2026-11-21] [--limit 50] [--json]
npm run leads -- --reveal                      unmasked numbers, and Lead.svc's reasons
npm run leads -- --by campaign [--json]        requests per campaign
npm run leads -- --conversions google --conversion-name "Call asked for" [--since 2026-11-21]
                                               a file for Google Ads: visitors who consented, last 90 days
npm run leads -- --withdraw CB-XXXX-XXXX       withdraws a waiting request when the visitor asks us to`;

/** The table on a terminal leaves out what only --json has. */
const tableColumns: readonly [heading: string, cellOf: (lead: ListedLead) => string][] = [
  ['reference', ({ reference }) => reference],
  [
    'state',
    (lead) => formatState(lead.state, lead.possiblyDuplicate, lead.isHoneypotFilled, lead.marked),
  ],
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

/** Google Ads does not import older clicks. */
const clickLifetimeDays = 90;

const options = parseOptions(usage, {
  status: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean', default: false },
  reveal: { type: 'boolean', default: false },
  withdraw: { type: 'string' },
  by: { type: 'string' },
  conversions: { type: 'string' },
  'conversion-name': { type: 'string' },
});
const filter = parseFilter();

await withStore((store, env) => run(servicesFor(store, env)));

function run(services: Services): Promise<void> {
  if (options.withdraw !== undefined) return withdraw(services, options.withdraw);
  if (options.conversions !== undefined) return printConversions(services);
  return options.by === undefined ? printLeads(services) : printCampaigns(services);
}

function parseFilter(): LeadFilter {
  const { status, since, limit, json, by, conversions } = options;
  const state = leadStates.find((each) => each === status);
  if (status !== undefined && !state)
    failWithUsageError(`--status is one of ${leadStates.join(', ')}`);
  if (by !== undefined && by !== 'campaign') failWithUsageError('--by is campaign');
  if (conversions !== undefined && conversions !== 'google')
    failWithUsageError('--conversions is google');
  if (conversions !== undefined && !options['conversion-name']?.trim()) {
    failWithUsageError('--conversion-name is the name of the conversion action in Google Ads');
  }
  // Counts need all of them.
  const isAll = json || by !== undefined || conversions !== undefined;
  return { state, since: parseSince(since), limit: parseLimit(limit, isAll) };
}

async function withdraw(services: Services, typed: string): Promise<void> {
  const reference = parseReference(callBackPrefix, typed);
  if (!reference) failWithUsageError(`${typed} is not a reference: check it with the visitor`);
  const withdrawn = await withdrawLead(services, reference, services.store.now());
  if (!withdrawn) failWithError(`No request has the reference ${reference}`);
  console.log(
    withdrawn.mayBeCalled
      ? `${reference} may have been delivered already: tell the call desk not to call.`
      : `${reference} is withdrawn: it will not be delivered.`,
  );
}

async function printCampaigns(services: Services): Promise<void> {
  const counts = countByCampaign((await readLeads(services, filter)).leads);
  if (options.json) return console.log(JSON.stringify(counts, null, 2));
  const cells = counts.map(({ source, medium, campaign, requests, delivered }) => [
    source + medium + campaign === '' ? '(none)' : source,
    medium,
    campaign,
    String(requests),
    String(delivered),
  ]);
  console.log(textTable(['source', 'medium', 'campaign', 'requests', 'delivered'], cells));
}

async function printConversions(services: Services): Promise<void> {
  const since =
    filter.since ?? new Date(services.store.now().getTime() - clickLifetimeDays * dayMs);
  const { leads } = await readLeads(services, { ...filter, since });
  const name = options['conversion-name']?.trim() ?? '';
  process.stdout.write(toPlainCsv(googleConversions(leads, name)));
}

async function printLeads(services: Services): Promise<void> {
  const { leads, total } = await readLeads(services, filter);
  const listed = leads.map((row) => toListedLead(services, row, options.reveal));
  if (options.json) return console.log(JSON.stringify(listed.map(withAge), null, 2));
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

function withAge({ reference, state, ...lead }: ListedLead) {
  return { reference, state, age: formatAge(lead.createdAt), ...lead };
}
