/** Phones only: the two ways to an expert, always in the same place. */
import { Phone } from 'lucide';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { broker } from '@/lib/config/broker.server';
import { telephoneHref } from '@/lib/site/contact-links';
import { isRoutePath, routeFor } from '@/lib/site/find-route';
import styles from './bottom-bar.module.css';

/** Where "Get a Call" leads: to this page's own form where it has one. */
function getACallHref(path?: string): string {
  const hasOwnForm = path !== undefined && isRoutePath(path) && routeFor(path).hasCallBackForm;
  return hasOwnForm ? '#get-a-call' : '/contact-us#get-a-call';
}

export function BottomBar({ path }: { path?: string }) {
  return (
    <nav className={styles.bar} aria-label="Talk to us" data-print="no">
      <LinkButton href={telephoneHref(broker().phone)} variant="quiet" isWide>
        <Icon node={Phone} size={20} />
        Call us
      </LinkButton>
      <LinkButton href={getACallHref(path)} isWide>
        Get a Call
      </LinkButton>
    </nav>
  );
}
