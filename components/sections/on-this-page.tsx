/** The sections of a product page as links, in the space beside the form. */
import styles from './on-this-page.module.css';

const links = [
  { id: 'at-a-glance', label: 'At a glance' },
  { id: 'compare', label: 'Compare' },
  { id: 'cover', label: 'Cover' },
  { id: 'how-to-choose', label: 'How to choose' },
  { id: 'costs-and-rules', label: 'Costs and rules' },
  { id: 'claims', label: 'Claims' },
  { id: 'questions', label: 'Questions' },
  { id: 'sources', label: 'Sources' },
];

export function OnThisPage() {
  return (
    <nav className={styles.links} aria-label="On this page" data-print="no">
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
