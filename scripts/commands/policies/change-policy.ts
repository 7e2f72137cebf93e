/**
 * `npm run policies -- --withdraw`, `--restore`, `--delete-document`, `--from-mobile`: changes of one policy;
 * `--erase`: one, or every policy of a contact, with their documents.
 */
import {
  changePolicy,
  erasePoliciesAs,
  type PolicyChange,
} from '../../../lib/desk/records/change-policy.server.ts';
import { commandActor } from '../../../lib/desk/trail/audit-trail.server.ts';
import { maskMobile, parseMobile } from '../../../lib/input/mobile.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { failWithError, failWithUsageError } from '../../command-line/command-error.ts';
import { parseReason } from '../../command-line/command-options.ts';
import { printImportProgress } from '../../command-line/command-output.ts';
import type { PoliciesOptions } from './policies-options.ts';
import { selectPolicies, selectPolicy } from './select-policies.ts';

export async function withdrawSelected(
  services: Services,
  options: PoliciesOptions,
): Promise<void> {
  if (!(await change(services, options, { kind: 'withdraw' })))
    failWithError('It is withdrawn already.');
  console.log('Withdrawn: its customer no longer sees it.');
}

export async function restoreSelected(services: Services, options: PoliciesOptions): Promise<void> {
  if (!(await change(services, options, { kind: 'restore' })))
    failWithError('It is not withdrawn.');
  console.log('Restored: its customer sees it again.');
}

export async function replaceMobile(services: Services, options: PoliciesOptions): Promise<void> {
  const from = parseMobile(options['from-mobile'] ?? '');
  const to = parseMobile(options['to-mobile'] ?? '');
  if (!from || !to) failWithUsageError('--from-mobile and --to-mobile are ten digits each.');
  const move: PolicyChange = {
    kind: 'contact',
    from: { channel: 'sms', address: from },
    to: { channel: 'sms', address: to },
  };
  if (!(await change(services, options, move)))
    failWithError('The policy does not have the mobile of --from-mobile.');
  console.log(`The policy belongs to ${maskMobile(to)} now.`);
}

export async function deleteDocument(
  services: Services,
  options: PoliciesOptions,
  id: string,
): Promise<void> {
  if (!(await change(services, options, { kind: 'delete-document', id })))
    failWithError('The policy has no such document:  --documents lists them.');
  console.log('Deleted. Take it out of the next list too, or that list loads it again.');
}

export async function eraseSelected(services: Services, options: PoliciesOptions): Promise<void> {
  const found =
    options.of === undefined
      ? [await selectPolicy(services, options)]
      : await selectPolicies(services, options);
  if (found.length === 0) failWithError('No policy has this number or address.');
  await erasePoliciesAs(services, commandActor(services.store.now()), found, {
    reason: parseReason(options.reason),
    onWait: printImportProgress,
  });
  console.log(`Erased: ${found.length}, with their documents. They are not loaded again.`);
}

/** @returns false where there is nothing to change. */
async function change(
  services: Services,
  options: PoliciesOptions,
  what: PolicyChange,
): Promise<boolean> {
  const policy = await selectPolicy(services, options);
  return changePolicy(services, commandActor(services.store.now()), policy, {
    change: what,
    reason: parseReason(options.reason),
  });
}
