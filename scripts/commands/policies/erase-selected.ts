/** `npm run policies -- --erase`: one policy, or every policy of a contact, with their documents. */
import { erasePoliciesAs } from '../../../lib/desk/records/change-policy.server.ts';
import { byCommand } from '../../../lib/desk/trail/audit-trail.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { failWithError } from '../../command-line/command-error.ts';
import { parseReason } from '../../command-line/command-options.ts';
import { printProgress } from '../../command-line/command-output.ts';
import type { PoliciesOptions } from './policies-options.ts';
import { selectPolicies, selectPolicy } from './select-policies.ts';

export async function eraseSelected(services: Services, options: PoliciesOptions): Promise<void> {
  const found =
    options.of === undefined
      ? [await selectPolicy(services, options)]
      : await selectPolicies(services, options);
  if (found.length === 0) failWithError('No policy has this number or address.');
  await erasePoliciesAs(services, byCommand, found, parseReason(options.reason), printProgress);
  console.log(`Erased: ${found.length}, with their documents. They are not loaded again.`);
}
