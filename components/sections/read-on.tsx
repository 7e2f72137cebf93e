/** Ways on at the end of a page of help or of the company: questions, the moments of a life, the terms. */
import styles from './read-on.module.css';

const ways = [
  { href: '/faqs', label: 'Questions and answers' },
  { href: '/joy-center', label: 'Good news? What to tell your insurer' },
  { href: '/terms-and-conditions', label: 'Terms of this website' },
] as const;

export function ReadOn({ path }: { path: string }) {
  return (
    <p className={`wrap ${styles.ways}`} data-print="no">
      Read on:{' '}
      {ways
        .filter(({ href }) => href !== path)
        .map(({ href, label }, place) => (
          <span key={href}>
            {place > 0 && ' · '}
            <a href={href}>{label}</a>
          </span>
        ))}
    </p>
  );
}
