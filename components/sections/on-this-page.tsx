/** The sections of a product page as links, in one line that stays in sight while one reads. */
import styles from './on-this-page.module.css';

type Link = { id: string; label: string };

const links: readonly Link[] = [
  { id: 'cover', label: 'Cover' },
  { id: 'compare', label: 'Compare' },
  { id: 'how-to-choose', label: 'How to choose' },
  { id: 'costs-and-rules', label: 'Costs' },
  { id: 'claims', label: 'Claims' },
  { id: 'questions', label: 'Questions' },
  { id: 'at-a-glance', label: 'At a glance' },
  { id: 'rules', label: 'Rules' },
  { id: 'sources', label: 'Sources' },
];

/** `own` are sections that only this page has: they come last. */
export function OnThisPage({ own = [] }: { own?: readonly Link[] }) {
  return (
    <nav className={styles.links} aria-label="On this page" data-print="no" data-strip>
      <ul>
        {[...links, ...own].map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
