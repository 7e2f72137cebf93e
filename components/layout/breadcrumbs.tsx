/** Home › group › page, above the heading of every page but the home page; of a page of one subject, those above it. */
import { routeFor } from '@/lib/site/find-route';
import type { IndexedTool, RouteGroup } from '@/lib/site/route-row';
import styles from './breadcrumbs.module.css';

const groupNames: Record<RouteGroup, string> = {
  company: 'Company',
  library: 'Library',
  life: 'Life insurance',
  general: 'General insurance',
  health: 'Health insurance',
  service: 'Help with a policy',
  legal: 'Legal',
};

type BreadcrumbsProps = { path: string; subject?: IndexedTool };

export function Breadcrumbs({ path, subject }: BreadcrumbsProps) {
  const { label, group } = routeFor(path);
  const groupName = groupNames[group];
  const above = subject ? [{ path, label }, ...(subject.parent ? [subject.parent] : [])] : [];
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs} data-print="no">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        {groupName !== label && !subject && <li>{groupName}</li>}
        {above.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{subject?.label ?? label}</span>
        </li>
      </ol>
    </nav>
  );
}
