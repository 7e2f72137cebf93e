/** Options of `npm run requests`, validated before the database is opened. */
import { isRequestKind, requestKindNames } from '../../../lib/content/requests/request-kinds.ts';
import { requestStates } from '../../../lib/store/schema/outbox-schema.ts';
import {
  failWithUsageError,
  parseLimit,
  parseMode,
  parseOptions,
  parseSince,
  parseState,
} from '../../command-line/command-options.ts';

const usage = `Lists the received service requests, and sets their state.
npm run requests -- [--status ${requestStates.join('|')}] [--kind contact] [--since 2026-11-21] [--limit 50] [--json]
npm run requests -- --show SR-XXXX-XXXX [--reveal]   one request; typed fields only with --reveal
npm run requests -- --answered SR-XXXX-XXXX          marks it as answered by the desk
npm run requests -- --csv requests.csv [--reveal]    the list as a file that only its owner can read`;

const parseWords = () =>
  parseOptions(usage, {
    status: { type: 'string' },
    kind: { type: 'string' },
    since: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean', default: false },
    reveal: { type: 'boolean', default: false },
    show: { type: 'string' },
    answered: { type: 'string' },
    csv: { type: 'string' },
  });

const selection = ['status', 'kind', 'since', 'limit'] as const;

const modes = {
  list: [...selection, 'reveal', 'json'],
  csv: [...selection, 'reveal'],
  show: ['reveal'],
  answered: [],
} as const;

export type RequestsOptions = ReturnType<typeof parseRequestsOptions>;

/** @returns the options by name, the mode, and what selects requests. */
export function parseRequestsOptions() {
  const values = parseWords();
  return { ...values, mode: parseMode(values, modes), filter: parseFilter(values) };
}

function parseFilter(values: ReturnType<typeof parseWords>) {
  const { status, kind } = values;
  const state = parseState(status, requestStates);
  if (kind !== undefined && !isRequestKind(kind))
    failWithUsageError(`--kind is one of ${requestKindNames.join(', ')}`);
  return {
    state,
    kind: isRequestKind(kind) ? kind : undefined,
    since: parseSince(values.since),
    limit: parseLimit(values.limit, values.json || values.csv !== undefined),
  };
}
