/** The customer's policies, with the one number that was just revealed. The access is recorded. */
import 'server-only';
import { addQuery } from '../../browser/url-state/add-query.ts';
import { issueAccessToken, parseAccessToken } from '../../forms/record-access-token.server.ts';
import { readSession } from '../../identity/sessions/sessions.server.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { recordAccess } from '../access-log.server.ts';
import type { Policy } from '../policy-types.ts';
import { readPolicies, revealPolicyNumber } from '../read-policies.server.ts';
import type { AuthOutcome } from './authenticate.server.ts';
import { loginAnswerPath, policiesPath } from './login-messages.ts';
import { loginMessageReply, loginPost } from './login-post.server.ts';

type OwnPolicies = {
  policies: Policy[];
  revealed: { policyId: string; number: string } | null;
};

/** @param token of "Show number" below, or "". */
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

/** Reveals a policy's number for a quarter of an hour, to this session only. The access is recorded. */
export const postNumber = loginPost('policy-number', async ({ services, headers, post, now }) => {
  const session = await readSession(services, headers, now);
  if (!session) return loginMessageReply(401, 'ended', loginAnswerPath);
  const id = readTextField(post.fields, 'policy');
  const number = await revealPolicyNumber(services, session.contactKey, id);
  if (number === null) return loginMessageReply(404, 'no-policy', policiesPath);
  await recordAccess(
    services,
    session.contactKey,
    { what: 'number', policyId: id },
    { clientClass: session.clientClass, now },
  );
  const token = issueAccessToken(services, id, { now, session: session.id });
  return {
    outcome: 'shown',
    status: 200,
    body: { number },
    page: `${addQuery(policiesPath, { shown: token })}#policy-${id}`,
  };
});
