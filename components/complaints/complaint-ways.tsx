/** Whom a complaint is about, as links to that part of the page: most are about an insurer. */
import { LinkButton } from '@/components/ui/button';
import styles from './complaint-ways.module.css';

const ways = [
  { href: '#ladder-insurer', label: 'About my insurer' },
  { href: '#your-dates', label: 'No answer yet' },
  { href: '#complain-to-us', label: 'About us' },
  { href: '#grievance-redressal-calls', label: 'Unwanted calls' },
];

export function ComplaintWays() {
  return (
    <nav className={styles.ways} aria-label="What is your complaint about?" data-print="no">
      {ways.map(({ href, label }) => (
        <LinkButton key={href} href={href} variant="quiet">
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
