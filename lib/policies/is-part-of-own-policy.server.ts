/**
 * A second factor that is printed on the policy: the last four characters of its number, the whole number, or the
 * registration number of the vehicle if the desk's list has one.
 */
import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../store/services.server.ts';
import { toAsciiDigits } from '../text/to-ascii-digits.ts';
import { normalizePolicyNumber, type SealedPolicy } from './policy-details.ts';
import type { ContactKey } from './policy-types.ts';
import { maxPolicies, openDetails, visibleTo } from './read-policies.server.ts';

const maxLength = 100;
const lastLength = 4;
/** "KA 01 AB 1234", "22 BH 1234 AA", without spaces. */
const registrations = /[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-Z]{1,2}/g;

/** The caller counts the attempts. */
export async function isPartOfOwnPolicy(
  services: Services,
  key: ContactKey,
  typed: string,
): Promise<boolean> {
  const part = normalizePolicyNumber(toAsciiDigits(typed.slice(0, maxLength)));
  if (part.length < lastLength) return false;
  const rows = await visibleTo(services.store, key)
    .select(['policy.id', 'details_sealed'])
    .limit(maxPolicies)
    .execute();
  const { keyedHash } = services.encryption;
  const hashed = (text: string) => Buffer.from(keyedHash(`policy-part:${text}`));
  const expected = hashed(part);
  // All are compared even after a match, so that the time reveals nothing.
  return rows
    .flatMap((row) => partsOf(openDetails(services, row)))
    .map((part) => timingSafeEqual(hashed(part), expected))
    .includes(true);
}

function partsOf({ number, kind, covered }: SealedPolicy): string[] {
  const plain = normalizePolicyNumber(number);
  const isVehicle = kind === 'car' || kind === 'bike';
  return [
    plain,
    plain.slice(-lastLength),
    ...(isVehicle ? (normalizePolicyNumber(covered).match(registrations) ?? []) : []),
  ];
}
