/** Customer login: the way to the Application, and where a copy of a policy can be found. */
import { TextPage } from '@/components/sections/text-page';
import { LinkButton } from '@/components/ui/button';
import { broker } from '@/lib/config/broker.server';
import { customerLogin } from '@/lib/content/pages/customer-login';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/customer-login';
export const metadata = pageMetadata(path);

export default function CustomerLoginPage() {
  return (
    <TextPage
      path={path}
      content={customerLogin(broker())}
      actions={<LinkButton href="/api/go/application">Go to the customer application</LinkButton>}
    />
  );
}
