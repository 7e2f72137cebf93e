/** /customer-login, prerendered, and its answers: why a sign-in failed, the insurers' list, the form for a copy. */

import { RequestForm } from '@/components/requests/request-form';
import { InsurerLinks } from '@/components/sections/insurer-links';
import { ServiceDrawing } from '@/components/sections/service-drawing';
import { TextPage } from '@/components/sections/text-page';
import { Disclosure } from '@/components/ui/disclosure';
import { availableCodeChannels, broker } from '@/lib/config/broker.server';
import { customerLogin } from '@/lib/content/pages/customer-login';
import { type LoginMessage, loginPath } from '@/lib/policies/customer-login/login-messages';
import { insurerGroups } from '@/lib/tools/insurers/insurer-groups';
import { SignIn } from './sign-in';

type LoginPageProps = {
  message?: LoginMessage | null;
  /** The list and the form are large, and most visitors come to sign in: only the answers have them. */
  hasInsurerList?: boolean;
  hasCopyForm?: boolean;
};

export function LoginPage({ message = null, hasInsurerList, hasCopyForm }: LoginPageProps) {
  return (
    <TextPage
      path={loginPath}
      content={customerLogin(broker())}
      picture={<ServiceDrawing name="login" />}
      tool={<SignIn channels={availableCodeChannels()} message={message} />}
      foldsHeading="Copies and your data"
      openSections={['insurers-own-sites', 'ask-for-a-copy']}
      sectionExtras={{
        'insurers-own-sites': hasInsurerList && <InsurerSites key="insurers" />,
        'ask-for-a-copy': hasCopyForm && (
          <RequestForm key="ask" kind="policy-copy" page={loginPath} />
        ),
      }}
    />
  );
}

function InsurerSites() {
  return insurerGroups.map(({ kind, name }) => (
    <Disclosure key={kind} summary={name}>
      <InsurerLinks kinds={[kind]} />
    </Disclosure>
  ));
}
