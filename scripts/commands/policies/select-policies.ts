/** The policies that --number, --of and --insurer select. */
import { type DeskPolicy, findPolicies } from '../../../lib/policies/find-policies.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { failWithError, failWithUsageError } from '../../command-line/command-error.ts';
import { parseContactOption, parseLimit } from '../../command-line/command-options.ts';
import type { PoliciesOptions } from './policies-options.ts';

export async function selectPolicies(
  services: Services,
  { number, of, insurer, limit, json, erase }: PoliciesOptions,
): Promise<DeskPolicy[]> {
  // Only the list of all policies with a number shows whether --insurer is required.
  const isForAll = json || erase || number !== undefined || insurer !== undefined;
  const contact = of === undefined ? undefined : parseContactOption(of);
  const max = parseLimit(number === undefined ? limit : undefined, isForAll);
  const found = await findPolicies(services, { number, contact }, max);
  return found.filter(
    ({ details }) => !insurer || details.insurer.toLowerCase() === insurer.trim().toLowerCase(),
  );
}

/** The one policy that an action is about. */
export async function selectPolicy(
  services: Services,
  options: PoliciesOptions,
): Promise<DeskPolicy> {
  const found = await selectPolicies(services, options);
  const [policy, other] = found;
  if (options.number === undefined) failWithUsageError('Which policy?  --number "P/12-34"');
  if (!policy) failWithError('No policy has this number.');
  if (other)
    failWithUsageError(
      `Insurers with this number: ${found.map(({ details }) => details.insurer).join(', ')}. Select one:  --insurer "Name"`,
    );
  return policy;
}
