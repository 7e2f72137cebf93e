/** Customer login with why nobody is signed in, or with what was asked for. Shown in the place of /customer-login. */
import { LoginPage } from '@/components/customer-login/login-page';
import { parseLoginProblem } from '@/lib/customer-login/login-messages';
import { answerMetadata } from '@/lib/publishing/metadata';
import { firstValue, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

export const metadata = answerMetadata('/customer-login');

export default async function LoginAnswerPage(props: { searchParams: Promise<SearchParams> }) {
  const query = await props.searchParams;
  return (
    <LoginPage
      problem={parseLoginProblem(firstValue(query, 'problem'))}
      hasInsurerList={firstValue(query, 'insurers') !== ''}
      hasCopyForm={firstValue(query, 'ask') !== ''}
    />
  );
}
