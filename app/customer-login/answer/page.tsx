/** Customer login with a word in its address that says why nobody is signed in. Shown in the place of /customer-login. */
import { LoginPage } from '@/components/customer-login/login-page';
import { parseLoginProblem } from '@/lib/customer-login/login-messages';
import { answerMetadata } from '@/lib/publishing/metadata';
import { firstValue, type SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'force-dynamic';

export const metadata = answerMetadata('/customer-login');

export default async function LoginAnswerPage(props: { searchParams: Promise<SearchParams> }) {
  const problem = parseLoginProblem(firstValue(await props.searchParams, 'problem'));
  return <LoginPage problem={problem} />;
}
