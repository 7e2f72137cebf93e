/** Help for policyholders: five links; beside them who we are, and the people. */
import { People } from '@/components/sections/people-band';
import { refusedPath } from '@/lib/site/tool-routes';
import styles from './already-insured.module.css';

const rows = [
  { href: '/claim', label: 'Make a claim', gives: 'Claim steps' },
  { href: refusedPath, label: 'Claim refused or cut', gives: 'What it means' },
  { href: '/renewal', label: 'Policy expired or due', gives: 'Days left' },
  { href: '/cashless-hospital', label: 'Find a cashless hospital', gives: 'By PIN code' },
  { href: '/customer-login', label: 'Download my policy', gives: 'With a code' },
];

export function AlreadyInsured() {
  return (
    <div className={`wrap ${styles.outer}`}>
      <section aria-labelledby="already-insured">
        <h2 id="already-insured">Help with a policy</h2>
        <ul className={styles.rows}>
          {rows.map(({ href, label, gives }) => (
            <li key={href}>
              <a href={href}>
                <b>{label}</b>
                <span>{gives}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="who-we-are">
        <h2 id="who-we-are">Who we are</h2>
        <div className={styles.us}>
          <p>
            A broker: we act for you, not for an insurer. You pay the insurer; it pays us a
            commission, which is inside the premium. Ask for a call, and one expert calls once.{' '}
            <a href="/about-us">About Us</a>
          </p>
          <People />
        </div>
      </section>
    </div>
  );
}
