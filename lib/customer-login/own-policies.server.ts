/** The list of somebody's policies, written down as looked at, with the one number they have just asked to see. */
import 'server-only';
import { parseAccessToken } from '../outbox/record-access-token.server.ts';
import { recordAccess } from '../policies/access-record.server.ts';
import type { Policy } from '../policies/policy-types.ts';
import { listPolicies, revealPolicyNumber } from '../policies/read-policies.server.ts';
import type { AuthResult } from './authenticate.server.ts';

type OwnPolicies = {
  policies: Policy[];
  revealed: { policyId: string; number: string } | null;
};

/** @param pass of the press on "Show number" (post-number.server.ts); empty without one. */
export async function readOwnPolicies(
  { outbox, session, now }: Extract<AuthResult, { kind: 'signed-in' }>,
  pass: string,
): Promise<OwnPolicies> {
  const policies = await listPolicies(outbox, session.contactKey);
  await recordAccess(outbox, session.contactKey, { what: 'list' }, session.clientClass);
  const policyId = pass && parseAccessToken(outbox, pass, now, session.id);
  const number = policyId ? await revealPolicyNumber(outbox, session.contactKey, policyId) : null;
  return { policies, revealed: policyId && number !== null ? { policyId, number } : null };
}
