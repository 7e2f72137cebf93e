/** Reveals a policy's number for a quarter of an hour, to this session only. The access is recorded. */
import 'server-only';
import { addQuery } from '../../browser/url-state/add-query.ts';
import { issueAccessToken } from '../../forms/record-access-token.server.ts';
import { readSession } from '../../identity/sessions/sessions.server.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { recordAccess } from '../access-log.server.ts';
import { revealPolicyNumber } from '../read-policies.server.ts';
import { loginAnswerPath, policiesPath } from './login-messages.ts';
import { loginMessageReply, loginPost } from './login-post.server.ts';

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
