/** Offers a call on a product's page and its tools, or the alternative where no call is possible. */
import { Phone } from 'lucide';
import { RequestForm } from '@/components/requests/request-form';
import { CallBackPanel } from '@/components/sections/call-back-panel';
import { Section } from '@/components/sections/section';
import { LinkButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { broker } from '@/lib/config/broker.server';
import { telephoneHref } from '@/lib/site/contact-links';
import type { Route } from '@/lib/site/find-route';

type ProductContactProps = {
  route: Route;
  /** The page that has the form, if not the product's own. */
  page?: string;
};

export function ProductContact({ route, page = route.path }: ProductContactProps) {
  return route.hasCallBackForm ? (
    <CallBackPanel page={page} productCode={route.productCode} />
  ) : (
    <WriteToUsForm route={route} page={page} />
  );
}

/** The two ways to reach us, in place of the call-back form, for a product without a call code. */
function WriteToUsForm({ route, page }: { route: Route; page: string }) {
  const { phone, callingHours } = broker();
  const label = route.label.toLowerCase();
  return (
    <Section
      id="write-to-us"
      heading={`Write to us about ${label}`}
      lead={`For ${label}, call us (${callingHours}) or write: a person answers.`}
    >
      <p>
        <LinkButton href={telephoneHref(phone)} variant="quiet">
          <Icon node={Phone} size={20} />
          {phone}
        </LinkButton>
      </p>
      <div>
        <Disclosure id="ask" summary="Write to us">
          <RequestForm kind="contact" page={page} values={{ message: `${route.label}: ` }} />
        </Disclosure>
      </div>
    </Section>
  );
}
