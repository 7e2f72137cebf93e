/** Checks the code of a sign-in and, above the budget of wrong codes, a part of the policy: one attempt for both. */
import 'server-only';
import type { Contact } from '../input/contact.ts';
import { readTextField } from '../input/read-text-field.ts';
import { checkCode } from '../one-time-codes/check-code.server.ts';
import type { CheckOutcome } from '../one-time-codes/one-time-code.ts';
import {
  consumeWrongCodeBudget,
  refundWrongCodeBudget,
} from '../one-time-codes/wrong-code-budget.server.ts';
import { isPartOfOwnPolicy } from '../policies/is-part-of-own-policy.server.ts';
import { contactKeyOf } from '../store/field-encryption.server.ts';
import type { LoginContext } from './login-post.server.ts';

export type SignInOutcome =
  | (CheckOutcome & { isPartNeeded: boolean })
  /** A part of the policy is needed; the code was not checked, and no attempt counted. */
  | { kind: 'part-missing' };

/** @throws when the database cannot be used. */
export async function checkSignIn({
  services,
  headers,
  post,
  now,
}: LoginContext): Promise<SignInOutcome> {
  const isPartNeeded = await consumeWrongCodeBudget(services, now);
  const part = readTextField(post.fields, 'part');
  if (isPartNeeded && part.trim() === '') {
    await refundWrongCodeBudget(services, now);
    return { kind: 'part-missing' };
  }
  const isProven = async (contact: Contact) =>
    !isPartNeeded || isPartOfOwnPolicy(services, contactKeyOf(services.encryption, contact), part);
  let isWrong = false;
  try {
    const checked = await checkCode(services, headers, {
      purpose: 'sign-in',
      typed: readTextField(post.fields, 'code'),
      now,
      isProven,
    });
    isWrong = checked.kind === 'wrong' || (checked.kind === 'used-up' && checked.isGuess);
    return { ...checked, isPartNeeded };
  } finally {
    // A check that threw revealed nothing.
    if (!isWrong) await refundWrongCodeBudget(services, now);
  }
}
