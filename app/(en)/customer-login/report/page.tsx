/** Report an error in one's own policy: the form, with the policy's reference filled in. */
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SignedInPage } from '@/components/customer-login/signed-in-page';
import { contactValues } from '@/components/customer-login/your-data';
import { RequestForm } from '@/components/requests/request-form';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { authenticate } from '@/lib/policies/customer-login/authenticate.server';
import {
  loginPath,
  policiesPath,
  withLoginMessage,
} from '@/lib/policies/customer-login/login-messages';
import { readPolicies } from '@/lib/policies/read-policies.server';
import { privateMetadata } from '@/lib/publishing/metadata';

export const dynamic = 'auto';

export const metadata = privateMetadata('Report something wrong');

export default async function ReportPage(props: PageProps) {
  const id = firstValue(await props.searchParams, 'policy');
  const auth = await authenticate(await headers());
  if (auth.kind === 'signed-out') redirect(auth.path);
  const { services, session, now } = auth;
  const policies = await readPolicies(services, session.contactKey, now);
  const policy = policies.find((one) => one.id === id);
  if (!policy) redirect(withLoginMessage(policiesPath, 'no-policy'));
  return (
    <SignedInPage
      heading="Report something wrong"
      session={session}
      otherPage={{ href: policiesPath, label: 'Your policies' }}
    >
      <p>
        {policy.product}, {policy.insurer}
      </p>
      <RequestForm
        kind="policy-mistake"
        page={loginPath}
        values={{ policy: policy.id, ...contactValues(session.contact) }}
      />
    </SignedInPage>
  );
}
