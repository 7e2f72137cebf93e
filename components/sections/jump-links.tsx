/** The sections of a product page as links in a sticky line. */
import styles from './jump-links.module.css';

/** More links than these are not read. */
const links: readonly { id: string; label: string }[] = [
  { id: 'costs-and-rules', label: 'Costs' },
  { id: 'compare', label: 'Compare' },
  { id: 'cover', label: 'Cover' },
  { id: 'how-to-choose', label: 'How to choose' },
  { id: 'questions', label: 'Questions' },
  { id: 'claims', label: 'Claims' },
];

export function JumpLinks() {
  return (
    <nav className={styles.links} aria-label="On this page" data-print="no" data-strip>
      <ul>
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
