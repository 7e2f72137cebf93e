/** Asks for the one-time code. A browser that requested none is redirected to request one. */
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { EnterCode } from '@/components/customer-login/enter-code';
import { SiteFrame } from '@/components/layout/site-frame';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { isWrongCodeBudgetExhausted } from '@/lib/identity/one-time-codes/code-allowance.server';
import { readCodeState } from '@/lib/identity/one-time-codes/read-code-state.server';
import { readSession } from '@/lib/identity/sessions/sessions.server';
import {
  loginAnswerPath,
  loginPath,
  parseLoginMessage,
  policiesPath,
  withLoginMessage,
} from '@/lib/policies/customer-login/login-messages';
import { confirmationMetadata } from '@/lib/publishing/metadata';
import { openServices } from '@/lib/store/services.server';

export const dynamic = 'auto';

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const message = parseLoginMessage(firstValue(await searchParams, 'problem'));
  return confirmationMetadata('Enter the code', { kind: 'code', message });
}

export default async function CodePage(props: PageProps) {
  const message = parseLoginMessage(firstValue(await props.searchParams, 'problem'));
  const services = await openServices();
  const [sent, now] = [await headers(), services.store.now()];
  const code = await readCodeState(services, sent, 'sign-in', now);
  if (code.kind === 'none') {
    // The back button after signing in: the code was used, which is not an error.
    const isSignedIn = (await readSession(services, sent, now)) !== null;
    redirect(isSignedIn ? policiesPath : withLoginMessage(loginAnswerPath, 'none'));
  }
  return (
    <SiteFrame path={loginPath}>
      <EnterCode
        code={code}
        message={message}
        isPartNeeded={await isWrongCodeBudgetExhausted(services, now)}
      />
    </SiteFrame>
  );
}
