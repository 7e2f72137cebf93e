/** The sections of a product page as links in a sticky line. */
import styles from './jump-links.module.css';

type JumpLink = { id: string; label: string };

const links: readonly JumpLink[] = [
  { id: 'cover', label: 'Cover' },
  { id: 'compare', label: 'Compare' },
  { id: 'how-to-choose', label: 'How to choose' },
  { id: 'costs-and-rules', label: 'Costs' },
  { id: 'claims', label: 'Claims' },
  { id: 'questions', label: 'Questions' },
  { id: 'at-a-glance', label: 'At a glance' },
  { id: 'rules', label: 'Rules' },
];

/** More links than this are not read, and do not fit the line of a desktop. */
const maxLinks = 8;

/** `own` are sections that only this page has: before the last two, which are tables to look things up in. */
export function JumpLinks({ own: extraLinks = [] }: { own?: readonly JumpLink[] }) {
  return (
    <nav className={styles.links} aria-label="On this page" data-print="no" data-strip>
      <ul>
        {[...links.slice(0, -2), ...extraLinks, ...links.slice(-2)]
          .slice(0, maxLinks)
          .map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
