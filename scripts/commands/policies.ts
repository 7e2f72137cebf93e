/** Lists the loaded policies, and applies the desk's actions to one; the modes are in policies/. */
import { assertPolicyKey } from '../../lib/policies/assert-policy-key.server.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { withServices } from '../command-line/with-services.ts';
import {
  deleteDocument,
  eraseSelected,
  replaceMobile,
  restoreSelected,
  withdrawSelected,
} from './policies/change-policy.ts';
import { listDocuments } from './policies/list-documents.ts';
import { listPolicies } from './policies/list-policies.ts';
import { parsePoliciesOptions } from './policies/policies-options.ts';
import { printAccesses } from './policies/print-accesses.ts';

const options = parsePoliciesOptions();

await withServices(run);

async function run(services: Services): Promise<void> {
  await assertPolicyKey(services);
  const { mode } = options;
  switch (mode.kind) {
    case 'accesses':
      return printAccesses(services, options);
    case 'documents':
      return listDocuments(services, options);
    case 'delete-document':
      return deleteDocument(services, options, mode.value);
    case 'from-mobile':
      return replaceMobile(services, options);
    case 'withdraw':
      return withdrawSelected(services, options);
    case 'restore':
      return restoreSelected(services, options);
    case 'erase':
      return eraseSelected(services, options);
    case 'list':
      return listPolicies(services, options);
  }
}
