/** /customer-login as it is prerendered, and with what went wrong above the form. */
import { RequestForm } from '@/components/requests/request-form';
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { customerLogin } from '@/lib/content/pages/customer-login';
import { type LoginProblem, loginPath } from '@/lib/customer-login/login-messages';
import { InsurerSites } from './insurer-sites';
import { SignIn } from './sign-in';

export function LoginPage({ problem = null }: { problem?: LoginProblem | null }) {
  return (
    <TextPage
      path={loginPath}
      content={customerLogin(broker())}
      tool={<SignIn problem={problem} />}
      sectionExtras={{
        'insurers-own-sites': <InsurerSites key="insurers" />,
        'ask-for-a-copy': <RequestForm key="ask" kind="policy-copy" page={loginPath} />,
      }}
    />
  );
}
