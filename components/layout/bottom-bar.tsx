/** Phones only: the two ways to an expert, always in the same place. */
import { Phone } from 'lucide';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { broker } from '@/lib/config/broker.server';
import { telephoneHref } from '@/lib/site/contact-links';
import { isRoutePath, routeFor } from '@/lib/site/find-route';
import styles from './bottom-bar.module.css';

/** To this page's own form where it has one, to contact-us otherwise. A product without a call is asked about in writing. */
function offerOf(path?: string): { href: string; label: string } {
  const route = path !== undefined && isRoutePath(path) ? routeFor(path) : undefined;
  if (route?.kind === 'product' && !route.hasCallBackForm)
    return { href: '#ask', label: 'Write to us' };
  const page = route?.hasCallBackForm ? '' : '/contact-us';
  return { href: `${page}#get-a-call`, label: 'Get a Call' };
}

export function BottomBar({ path }: { path?: string }) {
  const offer = offerOf(path);
  return (
    <nav className={styles.bar} aria-label="Talk to us" data-print="no">
      <LinkButton href={telephoneHref(broker().phone)} variant="quiet" isWide>
        <Icon node={Phone} size={20} />
        Call us
      </LinkButton>
      <LinkButton href={offer.href} isWide>
        {offer.label}
      </LinkButton>
    </nav>
  );
}
