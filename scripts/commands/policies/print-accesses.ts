/** `npm run policies -- --accesses`: who looked at a policy, and when. */
import { readPolicyAccesses } from '../../../lib/policies/find-policies.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { printJson, textTable } from '../../command-line/command-output.ts';
import type { PoliciesOptions } from './policies-options.ts';
import { selectPolicy } from './select-policies.ts';

export async function printAccesses(services: Services, options: PoliciesOptions): Promise<void> {
  const { row } = await selectPolicy(services, options);
  const accesses = await readPolicyAccesses(services, row.id);
  if (options.json) return printJson(accesses);
  if (accesses.length === 0) return console.log('No accesses.');
  const cells = accesses.map((one) => [
    one.at,
    one.kind ?? one.what,
    one.contact_key.slice(0, 12),
    one.client_class,
  ]);
  console.log(textTable(['when', 'what', 'who', 'with'], cells));
}
