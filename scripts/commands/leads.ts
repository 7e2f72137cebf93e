/** Lists the received call-back requests. */
import { byCommand, recordDeskEvent } from '../../lib/desk/audit-trail.server.ts';
import {
  type Erasure,
  erasePerson,
  keepingReasons,
  planErasure,
} from '../../lib/desk/erase-person.server.ts';
import { exportConversions, exportRecords } from '../../lib/desk/export-records.server.ts';
import { openRecord } from '../../lib/desk/open-record.server.ts';
import { readRecord } from '../../lib/desk/record-story.server.ts';
import { findRows } from '../../lib/desk/records.server.ts';
import {
  type DeskSearch,
  isDeskSearch,
  parseDeskSearch,
  parseReferences,
} from '../../lib/desk/search-words.ts';
import { type Withdrawal, withdrawCalls } from '../../lib/desk/withdraw-calls.server.ts';
import type { Contact } from '../../lib/input/contact.ts';
import { countByCampaign } from '../../lib/leads/list/count-by-campaign.ts';
import {
  type LeadFilter,
  type ListedLead,
  readLeads,
  toListedLead,
} from '../../lib/leads/list/lead-list.server.ts';
import { describeLocation } from '../../lib/store/open-store.server.ts';
import { leadStates } from '../../lib/store/schema/outbox-schema.ts';
import { type Services, servicesFor } from '../../lib/store/services.server.ts';
import { failWithError, failWithUnknownReference, failWithUsageError } from './command-error.ts';
import {
  failWithoutReference,
  parseArguments,
  parseContactOption,
  parseLimit,
  parseReason,
  parseSince,
} from './command-options.ts';
import { formatAge, formatCount, formatState, printJson, textTable } from './list-output.ts';
import { writePrivateFile } from './private-file.ts';
import { withStore } from './with-store.ts';

const usage = `Lists the received call-back requests.
npm run leads -- [--status ${leadStates.join('|')}] [--since 2026-11-21] [--limit 50] [--json]
npm run leads -- --reveal                      unmasked numbers, and Lead.svc's reasons
npm run leads -- --show CB-XXXX-XXXX [--reveal]    one call with its story; the spelling is free
npm run leads -- --of 98… [--reveal]               the calls of this number
npm run leads -- --csv calls.csv --day 2026-11-26 [--unreached] [--reveal]
                                               a day's calls and requests as a file that only its owner can read;
                                               --of 98… or --of name@example.in: all records of a person
npm run leads -- --of 98… --erase --reason "…" [--dry-run]
                                               erases a person: calls, requests, policies and documents at once,
                                               and says what the law keeps and until when
npm run leads -- --by campaign [--json]        requests per campaign
npm run leads -- --conversions google --conversion-name "Call asked for" [--since 2026-11-21]
                                               a file for Google Ads: visitors who consented, last 90 days
npm run leads -- --withdraw CB-XXXX-XXXX CB-…  withdraws requests when the visitor asks us to; of a delivered one
                                               it is written down, and the callers must be told
Every full number that is shown, and every change, is an event: npm run desk-events.`;

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
        lead.marked,
      ),
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

const { values: options, positionals } = parseArguments(usage, {
  status: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean', default: false },
  reveal: { type: 'boolean', default: false },
  withdraw: { type: 'string' },
  by: { type: 'string' },
  conversions: { type: 'string' },
  'conversion-name': { type: 'string' },
  show: { type: 'string' },
  of: { type: 'string' },
  day: { type: 'string' },
  csv: { type: 'string' },
  unreached: { type: 'boolean', default: false },
  erase: { type: 'boolean', default: false },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
});
if (positionals.length > 0 && options.withdraw === undefined && options.show === undefined)
  failWithUsageError(`Unexpected: ${positionals.join(' ')}`);
const withdrawalWords: Record<Withdrawal['kind'], string> = {
  withdrawn: 'is withdrawn: it will not be delivered.',
  'withdrawn-after-delivery': 'was delivered already and is marked as withdrawn: tell the callers.',
  'may-be-called': 'may have been delivered already: tell the call desk not to call.',
  already: 'was withdrawn before.',
  ended: 'had ended: nobody calls.',
  'not-found': 'is no request of ours.',
};

const filter = parseFilter();

await withStore((store, env) => run(servicesFor(store, env)));

function run(services: Services): Promise<void> {
  if (options.withdraw !== undefined)
    return withdraw(services, [options.withdraw, ...positionals].join(' '));
  if (options.show !== undefined) return show(services, [options.show, ...positionals].join(' '));
  if (options.csv !== undefined) return writeCsv(services, options.csv);
  if (options.erase) return erase(services, requireContact());
  if (options.conversions !== undefined) return printConversions(services);
  return options.by === undefined ? printLeads(services) : printCampaigns(services);
}

function requireContact(): Contact {
  if (options.of === undefined) failWithUsageError('Whose?  --of MOBILE-OR-EMAIL');
  return parseContactOption(options.of);
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
  const { references, wrong } = parseReferences(typed);
  const [first] = wrong;
  if (first !== undefined)
    failWithUsageError(`${first} is not a reference: check it with the visitor`);
  const outcomes = await withdrawCalls(services, byCommand, references);
  const [only] = outcomes;
  if (outcomes.length === 1 && only?.kind === 'not-found') failWithUnknownReference(only.reference);
  for (const { reference, kind } of outcomes) console.log(`${reference} ${withdrawalWords[kind]}`);
  if (outcomes.some(({ kind }) => kind === 'not-found')) failWithError('Not all were found.');
}

async function show(services: Services, typed: string): Promise<void> {
  const search = parseDeskSearch(typed);
  if (search.kind !== 'reference') failWithoutReference(typed);
  const found = await readRecord(services, search.reference);
  if (!found) failWithUnknownReference(search.reference);
  const opened = options.reveal
    ? await openRecord(services, byCommand, search.reference)
    : { kind: 'masked' as const };
  if (options.json) return printJson({ ...found, opened });
  const revealed = opened.kind === 'opened' && opened.record.kind === 'call' ? opened.record : {};
  for (const [name, value] of Object.entries({ ...found.record, ...revealed }))
    console.log(
      `${name}: ${typeof value === 'object' && value ? JSON.stringify(value) : (value ?? '')}`,
    );
  const cells = found.story.map(({ at, what, text, worker }) => [
    at ?? '',
    what,
    worker ?? '',
    text.replaceAll('\n', ' / '),
  ]);
  console.log(`\n${textTable(['when', 'what', 'who', ''], cells)}`);
}

async function writeCsv(services: Services, file: string): Promise<void> {
  const { csv, rows } = await exportRecords(services, byCommand, exportedSearch(), {
    isRevealed: options.reveal,
    onlyUnreached: options.unreached,
  });
  writePrivateFile(file, csv);
  console.log(`${rows} records written to ${file}.`);
}

function exportedSearch(): DeskSearch {
  const typed = options.of ?? options.day;
  if (typed === undefined) failWithUsageError('Which?  --day 2026-11-26, or --of MOBILE-OR-EMAIL');
  const search = parseDeskSearch(typed);
  if (!isDeskSearch(search) || search.kind !== (options.of === undefined ? 'day' : 'contact'))
    failWithUsageError(`${typed} is not understood: --day 2026-11-26, --of MOBILE-OR-EMAIL`);
  return search;
}

async function erase(services: Services, contact: Contact): Promise<void> {
  if (options['dry-run']) return printErasure(await planErasure(services, contact), true);
  const reason = parseReason(options.reason);
  const erasure = await erasePerson(services, byCommand, contact, {
    reason,
    onWait: console.error,
  });
  if (!erasure) failWithError('Nothing has this number or address.');
  printErasure(erasure, false);
}

function printErasure(erasure: Erasure, isDryRun: boolean): void {
  const { rows, withdrawn, mayBeCalled } = erasure;
  if (options.json) printJson(erasure);
  else if (rows.length === 0) console.log('Nothing has this number or address.');
  else {
    const cells = rows.map((row) => [
      row.what,
      row.name,
      row.documents > 0 ? String(row.documents) : '',
      row.outcome === 'kept' ? `kept until ${row.until}` : 'erased',
      row.outcome === 'kept' ? keepingReasons[row.why].text : '',
    ]);
    console.log(textTable(['what', 'which', 'documents', 'outcome', 'why'], cells));
    if (withdrawn.length > 0) console.log(`Not called any more: ${withdrawn.join(', ')}`);
    if (mayBeCalled.length > 0)
      console.log(`May be called, tell the callers: ${mayBeCalled.join(', ')}`);
    if (isDryRun) console.log('Dry run: nothing was changed.');
  }
}

async function printCampaigns(services: Services): Promise<void> {
  const counts = countByCampaign((await readLeads(services, filter)).leads);
  if (options.json) return printJson(counts);
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
  const name = options['conversion-name']?.trim() ?? '';
  const { csv } = await exportConversions(services, byCommand, name, filter);
  process.stdout.write(csv);
}

async function printLeads(services: Services): Promise<void> {
  const { leads, total } = await readFiltered(services);
  if (options.reveal && leads.length > 0)
    await recordDeskEvent(services, {
      ...byCommand,
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

async function readFiltered(services: Services) {
  if (options.of === undefined) return readLeads(services, filter);
  const contact = requireContact();
  const { leads } = await findRows(services, { kind: 'contact', contact }, filter.limit);
  return { leads, total: leads.length };
}

function withAge({ reference, state, ...lead }: ListedLead) {
  return { reference, state, age: formatAge(lead.createdAt), ...lead };
}
