/** Options of `npm run policies`, validated before the database is opened. */
import { parseMode, parseOptions } from '../../command-line/command-options.ts';

const usage = `Lists the loaded policies, and applies the desk's actions to one.
npm run policies -- [--number "P/12-34" | --of 98… | --of name@example.in] [--limit 50] [--reveal] [--json]
npm run policies -- --number "P/12-34" --accesses                     who looked at what, and when
npm run policies -- --number "P/12-34" --from-mobile 98… --to-mobile 97… --reason "…"
npm run policies -- --number "P/12-34" --withdraw --reason "…"        hides it from its customer
npm run policies -- --number "P/12-34" --restore --reason "…"         undoes a withdrawal
npm run policies -- --number "P/12-34" --documents                    its documents, each with its id
npm run policies -- --number "P/12-34" --delete-document ID --reason "…"   one that was loaded wrongly
npm run policies -- --number "P/12-34" --erase --reason "…"           deletes rows and documents at once
npm run policies -- --of 98… --erase --reason "…"                     every policy of this contact; list them first
If two insurers have the same number, --insurer "Name" selects one. Numbers are masked without --reveal.`;

const one = ['number', 'insurer'] as const;

const modes = {
  list: [...one, 'of', 'limit', 'reveal', 'json'],
  accesses: [...one, 'json'],
  documents: [...one, 'reveal', 'json'],
  'from-mobile': [...one, 'to-mobile', 'reason'],
  'delete-document': [...one, 'reason'],
  withdraw: [...one, 'reason'],
  restore: [...one, 'reason'],
  erase: [...one, 'of', 'reason'],
} as const;

export type PoliciesOptions = ReturnType<typeof parsePoliciesOptions>;

export function parsePoliciesOptions() {
  const values = parseOptions(usage, {
    number: { type: 'string' },
    insurer: { type: 'string' },
    limit: { type: 'string' },
    reveal: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    accesses: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
    'delete-document': { type: 'string' },
    'from-mobile': { type: 'string' },
    'to-mobile': { type: 'string' },
    of: { type: 'string' },
    withdraw: { type: 'boolean', default: false },
    restore: { type: 'boolean', default: false },
    erase: { type: 'boolean', default: false },
    reason: { type: 'string' },
  });
  return { ...values, mode: parseMode(values, modes) };
}
