/** Links at the end of a page of help or of the company: questions, life events, terms. */
import styles from './next-links.module.css';

const nextLinks = [
  { href: '/faqs', label: 'Questions and answers' },
  { href: '/joy-center', label: 'Good news? What to tell your insurer' },
  { href: '/terms-and-conditions', label: 'Terms of this website' },
] as const;

export function NextLinks({ path }: { path: string }) {
  return (
    <p className={`wrap ${styles.ways}`} data-print="no">
      Related:{' '}
      {nextLinks
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
