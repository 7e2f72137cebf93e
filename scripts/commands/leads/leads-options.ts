/** Options of `npm run leads`, validated before the database is opened. */
import type { Contact } from '../../../lib/input/contact.ts';
import type { LeadFilter } from '../../../lib/leads/list/lead-list.server.ts';
import { leadStates } from '../../../lib/store/schema/lead-schema.ts';
import {
  failWithUsageError,
  parseArguments,
  parseContactOption,
  parseLimit,
  parseMode,
  parseSince,
  parseState,
} from '../../command-line/command-options.ts';

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
npm run leads -- --delivered CB-XXXX-XXXX CB-…  Lead.svc has them, or the desk has called: they are not sent again
Every full number that is shown, and every change, is an event of the desk's audit trail.`;

const parseWords = () =>
  parseArguments(usage, {
    status: { type: 'string' },
    since: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean', default: false },
    reveal: { type: 'boolean', default: false },
    withdraw: { type: 'string' },
    delivered: { type: 'string' },
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

const selection = ['status', 'since', 'limit'] as const;

const modes = {
  list: [...selection, 'of', 'reveal', 'json'],
  show: ['reveal', 'json'],
  csv: ['day', 'of', 'unreached', 'reveal'],
  erase: ['of', 'reason', 'dry-run', 'json'],
  by: [...selection, 'json'],
  conversions: [...selection, 'conversion-name'],
  withdraw: [],
  delivered: [],
} as const;

export type LeadsOptions = ReturnType<typeof parseLeadsOptions>;

/** @returns the options by name, the mode, the words after --show, --withdraw or --delivered, and what selects calls. */
export function parseLeadsOptions() {
  const { values, positionals } = parseWords();
  const mode = parseMode(values, modes);
  if (positionals.length > 0 && !['withdraw', 'delivered', 'show'].includes(mode.kind))
    failWithUsageError(`Unexpected: ${positionals.join(' ')}`);
  if (mode.kind === 'list' && values.of !== undefined && (values.status ?? values.since))
    failWithUsageError('--of lists all calls of a person: no --status, no --since');
  return { ...values, mode, positionals, filter: parseFilter(values) };
}

function parseFilter(values: ReturnType<typeof parseWords>['values']): LeadFilter {
  const { status, since, limit, json, by, conversions } = values;
  const state = parseState(status, leadStates);
  if (by !== undefined && by !== 'campaign') failWithUsageError('--by is campaign');
  if (conversions !== undefined && conversions !== 'google')
    failWithUsageError('--conversions is google');
  if (conversions !== undefined && !values['conversion-name']?.trim())
    failWithUsageError('--conversion-name is the name of the conversion action in Google Ads');
  // JSON, counts and conversions are of all leads, not of the first page.
  const isAll = json || by !== undefined || conversions !== undefined;
  return { state, since: parseSince(since), limit: parseLimit(limit, isAll) };
}

/** `--of`, which erasing and listing a person need. */
export function requireContact({ of }: Pick<LeadsOptions, 'of'>): Contact {
  if (of === undefined) failWithUsageError('Whose?  --of MOBILE-OR-EMAIL');
  return parseContactOption(of);
}
