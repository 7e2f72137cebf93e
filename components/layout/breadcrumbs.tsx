/** Home › group › page, above the heading of every page but the home page. */
import { routeFor } from '@/lib/site/find-route';
import type { RouteGroup } from '@/lib/site/route-row';
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

export function Breadcrumbs({ path }: { path: string }) {
  const { label, group } = routeFor(path);
  const groupName = groupNames[group];
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs} data-print="no">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        {groupName !== label && <li>{groupName}</li>}
        <li>
          <span aria-current="page">{label}</span>
        </li>
      </ol>
    </nav>
  );
}
