/** Lists the received call-back requests; longer modes are files in leads/. */
import { exportConversions } from '../../lib/desk/export/export-conversions.server.ts';
import { exportRecords } from '../../lib/desk/export/export-records.server.ts';
import {
  type Erasure,
  erasePerson,
  keepingReasons,
  planErasure,
} from '../../lib/desk/people/erase-person.server.ts';
import { markDelivered } from '../../lib/desk/records/mark-delivered.server.ts';
import { openRecord } from '../../lib/desk/records/open-record.server.ts';
import { readRecord } from '../../lib/desk/records/record-story.server.ts';
import {
  type DeskSearch,
  parseDeskSearch,
  parseReferences,
} from '../../lib/desk/records/search-words.ts';
import { type Withdrawal, withdrawCalls } from '../../lib/desk/records/withdraw-calls.server.ts';
import { commandActor } from '../../lib/desk/trail/audit-trail.server.ts';
import { countByCampaign } from '../../lib/leads/list/count-by-campaign.ts';
import { readLeads } from '../../lib/leads/list/lead-list.server.ts';
import { assertPolicyKey } from '../../lib/policies/import/import-policies.server.ts';
import type { Services } from '../../lib/store/services.server.ts';
import {
  failWithError,
  failWithoutReference,
  failWithUnknownReference,
  failWithUsageError,
  parseReason,
} from '../command-line/command-options.ts';
import {
  printImportProgress,
  printJson,
  textTable,
  writePrivateFile,
} from '../command-line/command-output.ts';
import { withServices } from '../command-line/with-services.ts';
import { type LeadsOptions, parseLeadsOptions, requireContact } from './leads/leads-options.ts';
import { listLeads } from './leads/list-leads.ts';

const options = parseLeadsOptions();

const withdrawalWords: Record<Withdrawal['kind'], string> = {
  withdrawn: 'is withdrawn: it will not be delivered.',
  'withdrawn-after-delivery': 'was delivered already and is marked as withdrawn: tell the callers.',
  'may-be-called': 'may have been delivered already: tell the call desk not to call.',
  already: 'was withdrawn before.',
  ended: 'had ended: nobody calls.',
  'not-found': 'is no request of ours.',
};

const markedWords: Record<Awaited<ReturnType<typeof markDelivered>>[number]['kind'], string> = {
  delivered: 'is marked as delivered: it will not be sent.',
  'not-waiting': 'does not wait: nothing has changed.',
  'not-found': 'is no request of ours.',
};

await withServices(run);

function run(services: Services): Promise<void> {
  const { mode, positionals } = options;
  switch (mode.kind) {
    case 'withdraw':
      return withdrawByReference(services, [mode.value, ...positionals].join(' '));
    case 'delivered':
      return markByReference(services, [mode.value, ...positionals].join(' '));
    case 'show':
      return showLead(services, [mode.value, ...positionals].join(' '), options);
    case 'csv':
      return writeRecordsCsv(services, mode.value, options);
    case 'erase':
      return eraseContact(services, options);
    case 'conversions':
      return printConversions(services, options);
    case 'by':
      return printCampaigns(services, options);
    case 'list':
      return listLeads(services, options);
  }
}

/** `npm run leads -- --by campaign`: requests per campaign. */
async function printCampaigns(services: Services, { filter, json }: LeadsOptions): Promise<void> {
  const counts = countByCampaign((await readLeads(services, filter)).leads);
  if (json) return printJson(counts);
  const cells = counts.map(({ source, medium, campaign, requests, delivered }) => [
    source + medium + campaign === '' ? '(none)' : source,
    medium,
    campaign,
    String(requests),
    String(delivered),
  ]);
  console.log(textTable(['source', 'medium', 'campaign', 'requests', 'delivered'], cells));
}

/** `npm run leads -- --conversions google`: a file for Google Ads, on standard output. */
async function printConversions(services: Services, options: LeadsOptions): Promise<void> {
  const name = options['conversion-name']?.trim() ?? '';
  const { csv } = await exportConversions(
    services,
    commandActor(services.store.now()),
    name,
    options.filter,
  );
  process.stdout.write(csv);
}

/**
 * `npm run leads -- --withdraw`: withdraws calls, and prints the outcome of each.
 * @param typed references in any spelling.
 */
async function withdrawByReference(services: Services, typed: string): Promise<void> {
  const outcomes = await withdrawCalls(
    services,
    commandActor(services.store.now()),
    referencesIn(typed),
  );
  const [only] = outcomes;
  if (outcomes.length === 1 && only?.kind === 'not-found') failWithUnknownReference(only.reference);
  for (const { reference, kind } of outcomes) console.log(`${reference} ${withdrawalWords[kind]}`);
  if (outcomes.some(({ kind }) => kind === 'not-found')) failWithError('Not all were found.');
}

/** `npm run leads -- --delivered`: marks calls that Lead.svc has all the same, and prints the outcome of each. */
async function markByReference(services: Services, typed: string): Promise<void> {
  const outcomes = await markDelivered(
    services,
    commandActor(services.store.now()),
    referencesIn(typed),
  );
  for (const { reference, kind } of outcomes) console.log(`${reference} ${markedWords[kind]}`);
  if (outcomes.some(({ kind }) => kind === 'not-found')) failWithError('Not all were found.');
}

function referencesIn(typed: string): string[] {
  const { references, wrong } = parseReferences(typed);
  const [first] = wrong;
  if (first !== undefined)
    failWithUsageError(`${first} is not a reference: check it with the visitor`);
  return references;
}

/** `npm run leads -- --csv`: a day's records, or a person's, as a file that only its owner can read. */
async function writeRecordsCsv(
  services: Services,
  file: string,
  options: LeadsOptions,
): Promise<void> {
  const search = exportedSearch(options);
  const { csv, rows } = await exportRecords(
    services,
    commandActor(services.store.now()),
    options.unreached ? { kind: 'unreached', within: search } : search,
    { isRevealed: options.reveal },
  );
  writePrivateFile(file, csv);
  console.log(`${rows} records written to ${file}.`);
}

function exportedSearch(options: LeadsOptions): DeskSearch {
  if (options.of !== undefined && options.day !== undefined)
    failWithUsageError('--of exports all records of a person: no --day');
  const typed = options.of ?? options.day;
  if (typed === undefined) failWithUsageError('Which?  --day 2026-11-26, or --of MOBILE-OR-EMAIL');
  const parsed = parseDeskSearch(typed);
  const kind = options.of === undefined ? 'day' : 'contact';
  if (parsed.kind !== 'valid' || parsed.search.kind !== kind)
    failWithUsageError(`${typed} is not understood: --day 2026-11-26, --of MOBILE-OR-EMAIL`);
  return parsed.search;
}

/** @param typed its reference in any spelling. */
async function showLead(services: Services, typed: string, options: LeadsOptions): Promise<void> {
  const parsed = parseDeskSearch(typed);
  if (parsed.kind !== 'valid' || parsed.search.kind !== 'reference') failWithoutReference(typed);
  const { search } = parsed;
  const found = await readRecord(services, search.reference, services.store.now());
  if (!found) failWithUnknownReference(search.reference);
  const opened = options.reveal
    ? await openRecord(services, commandActor(services.store.now()), search.reference)
    : { kind: 'masked' as const };
  if (options.json) {
    const story = found.story.map(({ actor: worker, ...entry }) => ({ ...entry, worker }));
    return printJson({ ...found, story, opened });
  }
  const revealed = opened.kind === 'opened' && opened.record.kind === 'call' ? opened.record : {};
  for (const [name, value] of Object.entries({ ...found.record, ...revealed }))
    console.log(
      `${name}: ${typeof value === 'object' && value ? JSON.stringify(value) : (value ?? '')}`,
    );
  const cells = found.story.map(({ at, what, text, actor }) => [
    at ?? '',
    what,
    actor ?? '',
    text.replaceAll('\n', ' / '),
  ]);
  console.log(`\n${textTable(['when', 'what', 'who', ''], cells)}`);
}

/** `npm run leads -- --erase`: erases a person, and says what the law keeps. */
async function eraseContact(services: Services, options: LeadsOptions): Promise<void> {
  const contact = requireContact(options);
  await assertPolicyKey(services);
  if (options['dry-run'])
    return printErasure(await planErasure(services, contact, services.store.now()), options);
  const reason = parseReason(options.reason);
  const erasure = await erasePerson(services, commandActor(services.store.now()), contact, {
    reason,
    onWait: printImportProgress,
  });
  if (!erasure) failWithError('Nothing has this number or address.');
  printErasure(erasure, options);
}

function printErasure(erasure: Erasure, options: LeadsOptions): void {
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
    if (options['dry-run']) console.log('Dry run: nothing was changed.');
  }
}
