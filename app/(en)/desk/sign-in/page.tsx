/** Where a staff member signs in. */
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { DeskPage } from '@/components/desk/desk-page';
import { AddressForm, DeskCodeForm, ProviderSignIn } from '@/components/desk/desk-sign-in';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskPath } from '@/lib/desk/desk-paths';
import { requireVisible } from '@/lib/desk/require-staff.server';
import { readStaffSession } from '@/lib/desk/sign-in/desk-sessions.server';
import { readCodeState } from '@/lib/identity/one-time-codes/read-code-state.server';
import { openServices } from '@/lib/store/services.server';

export const dynamic = 'auto';

export default async function DeskSignInPage(props: PageProps) {
  const requestHeaders = await headers();
  requireVisible(requestHeaders);
  const query = await props.searchParams;
  const message = parseDeskMessage(firstValue(query, 'message'));
  const services = await openServices();
  const now = services.store.now();
  if (await readStaffSession(services, requestHeaders, now)) redirect(deskPath);
  if (services.env.desk?.provider) {
    return (
      <DeskPage heading="Sign in" message={message}>
        <ProviderSignIn />
      </DeskPage>
    );
  }
  const code = await readCodeState(services, requestHeaders, 'desk', now);
  if (code.kind === 'waiting' && firstValue(query, 'address') !== 'other') {
    return (
      <DeskPage heading="Enter the code">
        <DeskCodeForm code={code} message={message} />
      </DeskPage>
    );
  }
  return (
    <DeskPage heading="Sign in" message={message === 'address' ? null : message}>
      <AddressForm isWrong={message === 'address'} />
    </DeskPage>
  );
}
