/** For a product without a call code: replaces the call-back form with the two ways to reach us. */
import { Phone } from 'lucide';
import { RequestForm } from '@/components/requests/request-form';
import { Section } from '@/components/sections/section';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { broker } from '@/lib/config/broker.server';
import { telephoneHref } from '@/lib/site/contact-links';
import type { Route } from '@/lib/site/find-route';

function WriteToUsCard({ route }: { route: Route }) {
  const { phone, callingHours } = broker();
  return (
    // The card is as high as its text, whatever is beside it.
    <div>
      <Card>
        <h2>Ask about {route.label.toLowerCase()}</h2>
        <p>
          Get a Call does not cover {route.label.toLowerCase()}. Call us yourself ({callingHours}),
          or write your question below.
        </p>
        <LinkButton href={telephoneHref(phone)} variant="quiet" isWide>
          <Icon node={Phone} size={20} />
          {phone}
        </LinkButton>
      </Card>
    </div>
  );
}

export function WriteToUsForm({ route, page }: { route: Route; page: string }) {
  return (
    <Section
      id="ask"
      heading={`Write to us about ${route.label.toLowerCase()}`}
      lead="A person reads it and answers in writing, or by phone if you give only a number."
    >
      <WriteToUsCard route={route} />
      <RequestForm kind="contact" page={page} values={{ message: `${route.label}: ` }} />
    </Section>
  );
}
