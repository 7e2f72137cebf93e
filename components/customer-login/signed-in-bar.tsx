/** The bar of every signed-in page: the signed-in contact, a link to the other page, and the sign-out. */
import { Button } from '@/components/ui/button';
import styles from './customer-login.module.css';

type SignedInBarProps = { contact: string; otherPage: { href: string; label: string } };

export function SignedInBar({ contact, otherPage }: SignedInBarProps) {
  return (
    <form
      method="post"
      action="/api/customer-login/sign-out"
      className={styles.others}
      data-print="no"
    >
      <span>Signed in as {contact}</span>
      <a href={otherPage.href}>{otherPage.label}</a>
      <Button type="submit" variant="quiet">
        Sign out
      </Button>
    </form>
  );
}
