/** The policies of the signed-in customer. */
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { LoginNote } from '@/components/customer-login/login-page';
import { PolicyCard } from '@/components/customer-login/policy-card';
import { SignedInPage } from '@/components/customer-login/signed-in-page';
import { AnswerLink } from '@/components/ui/answer-link';
import { Note } from '@/components/ui/note';
import { BulletList } from '@/components/ui/prose';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { todayInIndia } from '@/lib/dates/iso-date';
import { authenticate } from '@/lib/policies/customer-login/authenticate.server';
import {
  accountPath,
  loginAnswerPath,
  loginPath,
  parseLoginMessage,
} from '@/lib/policies/customer-login/login-messages';
import { readOwnPolicies } from '@/lib/policies/customer-login/read-own-policies.server';
import { privateMetadata } from '@/lib/publishing/metadata';

export const dynamic = 'auto';

export const metadata = privateMetadata('Your policies');

export default async function PoliciesPage(props: PageProps) {
  const query = await props.searchParams;
  const auth = await authenticate(await headers());
  if (auth.kind === 'signed-out') redirect(auth.path);
  const { policies, revealed } = await readOwnPolicies(auth, firstValue(query, 'shown'));
  const message = parseLoginMessage(firstValue(query, 'problem'));
  const today = todayInIndia(auth.now);
  return (
    <SignedInPage
      heading="Your policies"
      session={auth.session}
      otherPage={{ href: accountPath, label: 'Your data and sign-ins' }}
    >
      {message && <LoginNote message={message} />}
      {policies.length === 0 && <NoPolicies />}
      {policies.map((policy) => (
        <PolicyCard
          key={policy.id}
          policy={policy}
          shownNumber={revealed?.policyId === policy.id ? revealed.number : null}
          today={today}
        />
      ))}
      {policies.length > 0 && (
        <p>
          These are the records that insurers sent us, on the days named. What counts is the
          insurer’s own record.
        </p>
      )}
    </SignedInPage>
  );
}

const reasons = [
  'You bought the policy somewhere else: the insurer has it.',
  'It is under another mobile number or e-mail address: sign out, and sign in with that one.',
  'The insurer’s file has not reached us or is not loaded yet.',
];

/** Why there are no policies, and where else to look. */
function NoPolicies() {
  return (
    <>
      <Note title="We have no policy under this number or address">
        <BulletList items={reasons} />
      </Note>
      <p>
        <a href={`${loginPath}#where-else`}>Where else a copy is</a>, or{' '}
        <AnswerLink href={`${loginAnswerPath}?ask=copy#ask-for-a-copy`}>
          ask our desk for it
        </AnswerLink>
        .
      </p>
    </>
  );
}
