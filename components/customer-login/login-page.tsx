/** /customer-login as it is prerendered, and with what was asked of it: why nobody is signed in, a list, a form. */
import { RequestForm } from '@/components/requests/request-form';
import { TextPage } from '@/components/sections/text-page';
import { availableCodeChannels, broker } from '@/lib/config/broker.server';
import { customerLogin } from '@/lib/content/pages/customer-login';
import { type LoginProblem, loginPath } from '@/lib/customer-login/login-messages';
import { InsurerSites } from './insurer-sites';
import { SignIn } from './sign-in';

type LoginPageProps = {
  problem?: LoginProblem | null;
  /** Both are heavy, and most people come to sign in: the page has them for whoever asks. */
  hasInsurerList?: boolean;
  hasCopyForm?: boolean;
};

export function LoginPage({ problem = null, hasInsurerList, hasCopyForm }: LoginPageProps) {
  return (
    <TextPage
      path={loginPath}
      content={customerLogin(broker())}
      tool={<SignIn channels={availableCodeChannels()} problem={problem} />}
      sectionExtras={{
        'insurers-own-sites': hasInsurerList && <InsurerSites key="insurers" />,
        'ask-for-a-copy': hasCopyForm && (
          <RequestForm key="ask" kind="policy-copy" page={loginPath} />
        ),
      }}
    />
  );
}
