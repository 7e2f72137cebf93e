/** What one person may see of their policies. Rule: every question carries the contact key of who asks. */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import type { ContactKey, Policy } from './policy-types.ts';

export async function hasPolicies(_outbox: Outbox, _key: ContactKey): Promise<boolean> {
  throw new Error('not built yet');
}

/** Newest end first. */
export async function listPolicies(_outbox: Outbox, _key: ContactKey): Promise<Policy[]> {
  throw new Error('not built yet');
}

/** @returns null for a policy that is not there, and for somebody else's. */
export async function revealPolicyNumber(
  _outbox: Outbox,
  _key: ContactKey,
  _policyId: string,
): Promise<string | null> {
  throw new Error('not built yet');
}
