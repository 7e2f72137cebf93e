/** Lists the loaded policies, and applies the desk's actions to one. */
import { byCommand, recordDeskEvent } from '../../lib/desk/audit-trail.server.ts';
import {
  changePolicy,
  erasePoliciesAs,
  type PolicyChange,
} from '../../lib/desk/change-policy.server.ts';
import type { Contact } from '../../lib/input/contact.ts';
import { maskMobile, parseMobile } from '../../lib/input/mobile.ts';
import { assertPolicyKey } from '../../lib/policies/assert-policy-key.server.ts';
import {
  type AdminPolicy,
  findPolicies,
  readPolicyAccesses,
} from '../../lib/policies/policy-admin.server.ts';
import { maskPolicyNumber } from '../../lib/policies/policy-details.ts';
import { type Services, servicesFor } from '../../lib/store/services.server.ts';
import { failWithError, failWithUsageError } from '../command-line/command-error.ts';
import {
  parseContactOption,
  parseLimit,
  parseOptions,
  parseReason,
} from '../command-line/command-options.ts';
import { printJson, printProgress, textTable } from '../command-line/command-output.ts';
import { withStore } from '../command-line/with-store.ts';

const usage = `Lists the loaded policies, and applies the desk's actions to one.
npm run policies -- [--number "P/12-34" | --of 98… | --of name@example.in] [--limit 50] [--reveal] [--json]
npm run policies -- --number "P/12-34" --accesses                     who looked at what, and when
npm run policies -- --number "P/12-34" --from-mobile 98… --to-mobile 97… --reason "…"
npm run policies -- --number "P/12-34" --withdraw --reason "…"        hides it from its customer
npm run policies -- --number "P/12-34" --restore --reason "…"         undoes a withdrawal
npm run policies -- --number "P/12-34" --erase --reason "…"           deletes rows and documents at once
npm run policies -- --of 98… --erase --reason "…"                     every policy of this contact; list them first
If two insurers have the same number, --insurer "Name" selects one. Numbers are masked without --reveal.`;

const values = parseOptions(usage, {
  number: { type: 'string' },
  insurer: { type: 'string' },
  limit: { type: 'string' },
  reveal: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  accesses: { type: 'boolean', default: false },
  'from-mobile': { type: 'string' },
  'to-mobile': { type: 'string' },
  of: { type: 'string' },
  withdraw: { type: 'boolean', default: false },
  restore: { type: 'boolean', default: false },
  erase: { type: 'boolean', default: false },
  reason: { type: 'string' },
});

await withStore((store, env) => run(servicesFor(store, env)));

async function run(services: Services): Promise<void> {
  const isChange = values['from-mobile'] !== undefined || values['to-mobile'] !== undefined;
  const { number, insurer } = values;
  await assertPolicyKey(services);
  // Only the list of all policies with a number shows whether --insurer is required.
  const isForAll = values.json || values.erase || number !== undefined || insurer !== undefined;
  const limit = parseLimit(number === undefined ? values.limit : undefined, isForAll);
  const found = (await findPolicies(services, { number, contact: contactOption() }, limit)).filter(
    ({ details }) => !insurer || details.insurer.toLowerCase() === insurer.trim().toLowerCase(),
  );
  if (values.accesses) return printAccesses(services, requireSinglePolicy(found));
  if (isChange) return replaceMobile(services, requireSinglePolicy(found));
  if (values.withdraw) {
    if (!(await change(services, requireSinglePolicy(found), { kind: 'withdraw' })))
      failWithError('It is withdrawn already.');
    return console.log('Withdrawn: its customer no longer sees it.');
  }
  if (values.restore) {
    if (!(await change(services, requireSinglePolicy(found), { kind: 'restore' })))
      failWithError('It is not withdrawn.');
    return console.log('Restored: its customer sees it again.');
  }
  if (values.erase)
    return erase(services, values.of === undefined ? [requireSinglePolicy(found)] : found);
  if (values.reveal && found.length > 0)
    await recordDeskEvent(services, {
      ...byCommand,
      action: 'opened-number',
      subject: null,
      detail: `a list of ${found.length} policies`,
    });
  const shown = found.map(toListedPolicy);
  if (values.json) return printJson(shown);
  if (shown.length === 0) return console.log('No policies found.');
  const cells = shown.map((one) => Object.values(one));
  console.log(textTable(Object.keys(shown[0] ?? {}), cells));
}

function change(services: Services, policy: AdminPolicy, what: PolicyChange): Promise<boolean> {
  return changePolicy(services, byCommand, policy, what, requireReason());
}

function toListedPolicy({ row, details }: AdminPolicy) {
  const { number, holders, mobiles, insurer, product, from, to } = details;
  return {
    number: values.reveal ? number : maskPolicyNumber(number),
    insurer,
    product,
    holders: values.reveal ? holders.join(', ') : `${holders.length}`,
    mobiles: mobiles.map((mobile) => (values.reveal ? mobile : maskMobile(mobile))).join(', '),
    from,
    to,
    loaded: row.loaded_on,
    state: row.withdrawn_at ? 'withdrawn' : 'shown',
  };
}

function requireSinglePolicy(found: readonly AdminPolicy[]): AdminPolicy {
  const [policy, other] = found;
  if (values.number === undefined) failWithUsageError('Which policy?  --number "P/12-34"');
  if (!policy) failWithError('No policy has this number.');
  if (other)
    failWithUsageError(
      `Insurers with this number: ${found.map(({ details }) => details.insurer).join(', ')}. Select one:  --insurer "Name"`,
    );
  return policy;
}

function contactOption(): Contact | undefined {
  if (values.of === undefined) return undefined;
  return parseContactOption(values.of);
}

function requireReason(): string {
  return parseReason(values.reason);
}

async function replaceMobile(services: Services, policy: AdminPolicy): Promise<void> {
  const from = parseMobile(values['from-mobile'] ?? '');
  const to = parseMobile(values['to-mobile'] ?? '');
  if (!from || !to) failWithUsageError('--from-mobile and --to-mobile are ten digits each.');
  const move: PolicyChange = {
    kind: 'contact',
    from: { channel: 'sms', address: from },
    to: { channel: 'sms', address: to },
  };
  if (!(await change(services, policy, move)))
    failWithError('The policy does not have the mobile of --from-mobile.');
  console.log(`The policy belongs to ${maskMobile(to)} now.`);
}

async function erase(services: Services, found: readonly AdminPolicy[]): Promise<void> {
  if (found.length === 0) failWithError('No policy has this number or address.');
  await erasePoliciesAs(services, byCommand, found, requireReason(), printProgress);
  console.log(`Erased: ${found.length}, with their documents. They are not loaded again.`);
}

async function printAccesses(services: Services, { row }: AdminPolicy): Promise<void> {
  const accesses = await readPolicyAccesses(services, row.id);
  if (values.json) return printJson(accesses);
  if (accesses.length === 0) return console.log('No accesses.');
  const cells = accesses.map((one) => [
    one.at,
    one.kind ?? one.what,
    one.contact_key.slice(0, 12),
    one.client_class,
  ]);
  console.log(textTable(['when', 'what', 'who', 'with'], cells));
}
