/** The customer's policies, with the one number that was just revealed. The access is recorded. */
import 'server-only';
import { parseAccessToken } from '../../forms/record-access-token.server.ts';
import { recordAccess } from '../access-log.server.ts';
import type { Policy } from '../policy-types.ts';
import { readPolicies, revealPolicyNumber } from '../read-policies.server.ts';
import type { AuthOutcome } from './authenticate.server.ts';

type OwnPolicies = {
  policies: Policy[];
  revealed: { policyId: string; number: string } | null;
};

/** @param token of "Show number" (post-number.server.ts), or "". */
export async function readOwnPolicies(
  { services, session, now }: Extract<AuthOutcome, { kind: 'signed-in' }>,
  token: string,
): Promise<OwnPolicies> {
  const policies = await readPolicies(services, session.contactKey, now);
  const { clientClass } = session;
  await recordAccess(services, session.contactKey, { what: 'list' }, { clientClass, now });
  const policyId = token && parseAccessToken(services, token, { now, session: session.id });
  const number = policyId ? await revealPolicyNumber(services, session.contactKey, policyId) : null;
  return { policies, revealed: policyId && number !== null ? { policyId, number } : null };
}
