/** Customer login with the reason of a failed sign-in, or with the requested list or form. */
import { LoginPage } from '@/components/customer-login/login-page';
import { redirectInLanguage } from '@/components/sections/redirect-in-language';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { loginPath, parseLoginMessage } from '@/lib/policies/customer-login/login-messages';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { hasAnswerFields } from '@/lib/site/answer-fields';

export const dynamic = 'auto';

export const metadata = unlistedMetadata(loginPath);

export default async function LoginAnswerPage(props: PageProps) {
  const query = await props.searchParams;
  if (!hasAnswerFields(loginPath, query)) redirectInLanguage(loginPath, query);
  return (
    <LoginPage
      message={parseLoginMessage(firstValue(query, 'problem'))}
      hasInsurerList={firstValue(query, 'insurers') !== ''}
      hasCopyForm={firstValue(query, 'ask') !== ''}
    />
  );
}
