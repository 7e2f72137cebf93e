/** The sections of a product page as links, in the space beside the form. */
import styles from './on-this-page.module.css';

type Link = { id: string; label: string };

const links: readonly Link[] = [
  { id: 'at-a-glance', label: 'At a glance' },
  { id: 'compare', label: 'Compare' },
  { id: 'cover', label: 'Cover' },
  { id: 'how-to-choose', label: 'How to choose' },
  { id: 'costs-and-rules', label: 'Costs and rules' },
  { id: 'claims', label: 'Claims' },
  { id: 'questions', label: 'Questions' },
  { id: 'sources', label: 'Sources' },
];

/** `own` are sections that only this page has: they stand first. */
export function OnThisPage({ own = [] }: { own?: readonly Link[] }) {
  return (
    <nav className={styles.links} aria-label="On this page" data-print="no">
      <ul>
        {[...own, ...links].map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
