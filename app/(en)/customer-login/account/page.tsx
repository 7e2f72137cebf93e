/** A signed-in customer's data: downloads, sessions, a copy, deletion, calls. */
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SignedInPage } from '@/components/customer-login/signed-in-page';
import { LastAccesses, OpenSessions, YourData } from '@/components/customer-login/your-data';
import { readSessions } from '@/lib/identity/sessions/sessions.server';
import { readAccesses } from '@/lib/policies/access-log.server';
import { authenticate } from '@/lib/policies/customer-login/authenticate.server';
import { policiesPath } from '@/lib/policies/customer-login/login-messages';
import { privateMetadata } from '@/lib/publishing/metadata';

export const dynamic = 'auto';

export const metadata = privateMetadata('Your data and sign-ins');

export default async function AccountPage() {
  const auth = await authenticate(await headers());
  if (auth.kind === 'signed-out') redirect(auth.path);
  const { services, session, now } = auth;
  return (
    <SignedInPage
      heading="Your data and sign-ins"
      session={session}
      otherPage={{ href: policiesPath, label: 'Your policies' }}
    >
      <YourData contact={session.contact} />
      <OpenSessions
        sessions={await readSessions(services, session.contactKey, now)}
        currentId={session.id}
      />
      <LastAccesses accesses={await readAccesses(services, session.contactKey)} />
    </SignedInPage>
  );
}
