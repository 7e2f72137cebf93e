/** Keyed hashes that identify a policy's number and a document's bytes. */
import 'server-only';
import type { Services } from '../store/services.server.ts';
import { sha256Hex } from '../text/sha256-hex.ts';
import { type NumberedPolicy, normalizePolicyNumber, policyIdentity } from './policy-details.ts';

export function numberKeyOf({ encryption }: Services, number: string): string {
  return encryption.keyedHash(`policy-number:${normalizePolicyNumber(number)}`);
}

/** Identifies the policy in the next list. */
export function policyKeyOf({ encryption }: Services, policy: NumberedPolicy): string {
  return encryption.keyedHash(`policy:${policyIdentity(policy)}`);
}

/** The same file in two policies has two different hashes. */
export function contentKeyOf(
  encryption: Services['encryption'],
  titleKey: string,
  bytes: Uint8Array,
): string {
  return encryption.keyedHash(`content:${titleKey}|${sha256Hex(bytes)}`);
}
