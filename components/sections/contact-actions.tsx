/** Buttons for the three ways to reach us. */
import { Mail, Phone } from 'lucide';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { broker } from '@/lib/config/broker.server';
import { telephoneHref } from '@/lib/site/contact-links';
import styles from './contact-actions.module.css';

export function ContactActions() {
  const { phone, helpMailbox } = broker();
  return (
    <div className={styles.actions}>
      <LinkButton href="#get-a-call" variant="person">
        Get a Call
      </LinkButton>
      <LinkButton href={telephoneHref(phone)} variant="quiet">
        <Icon node={Phone} size={20} />
        {phone}
      </LinkButton>
      <LinkButton href={`mailto:${helpMailbox}`} variant="quiet">
        <Icon node={Mail} size={20} />
        {helpMailbox}
      </LinkButton>
    </div>
  );
}
