/** `npm run policies` without a mode: the policies that were found. */
import { commandActor, recordDeskEvent } from '../../../lib/desk/trail/audit-trail.server.ts';
import { maskMobile } from '../../../lib/input/mobile.ts';
import type { DeskPolicy } from '../../../lib/policies/find-policies.server.ts';
import { maskPolicyNumber } from '../../../lib/policies/policy-details.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { printJson, textTable } from '../../command-line/command-output.ts';
import type { PoliciesOptions } from './policies-options.ts';
import { selectPolicies } from './select-policies.ts';

export async function listPolicies(services: Services, options: PoliciesOptions): Promise<void> {
  const found = await selectPolicies(services, options);
  if (options.reveal && found.length > 0)
    await recordDeskEvent(services, {
      ...commandActor(services.store.now()),
      action: 'opened-number',
      subject: null,
      detail: `a list of ${found.length} policies`,
    });
  const shown = found.map((policy) => toListedPolicy(policy, options.reveal));
  if (options.json) return printJson(shown);
  if (shown.length === 0) return console.log('No policies found.');
  const cells = shown.map((one) => Object.values(one));
  console.log(textTable(Object.keys(shown[0] ?? {}), cells));
}

function toListedPolicy({ row, details }: DeskPolicy, isRevealed: boolean) {
  const { number, holders, mobiles, insurer, product, from, to } = details;
  return {
    number: isRevealed ? number : maskPolicyNumber(number),
    insurer,
    product,
    holders: isRevealed ? holders.join(', ') : `${holders.length}`,
    mobiles: mobiles.map((mobile) => (isRevealed ? mobile : maskMobile(mobile))).join(', '),
    from,
    to,
    loaded: row.loaded_on,
    state: row.withdrawn_at ? 'withdrawn' : 'shown',
  };
}
