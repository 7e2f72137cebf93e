/** On every page of somebody signed in: as whom, the other page, and the way out. */
import { Button } from '@/components/ui/button';
import styles from './customer-login.module.css';

type SignedInBarProps = { who: string; other: { href: string; label: string } };

export function SignedInBar({ who, other }: SignedInBarProps) {
  return (
    <form
      method="post"
      action="/api/customer-login/sign-out"
      className={styles.others}
      data-print="no"
    >
      <span>Signed in as {who}</span>
      <a href={other.href}>{other.label}</a>
      <Button type="submit" variant="quiet">
        Sign out
      </Button>
    </form>
  );
}
