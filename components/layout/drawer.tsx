/** The phone's menu: every product, services, the company and Customer login. A popover, so no JavaScript. */
import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { allProductGroups, navigationGroups, serviceLinks } from '@/lib/site/navigation';
import styles from './drawer.module.css';
import { LinkGroup } from './link-group';

export const drawerId = 'menu-drawer';

export function Drawer({ path }: { path?: string }) {
  const others = navigationGroups().filter(({ id }) => id === 'company' || id === 'library');
  const groups = [
    ...allProductGroups(),
    { id: 'service', heading: 'Help with a policy', links: serviceLinks },
    ...others,
  ];
  return (
    <nav
      id={drawerId}
      popover="auto"
      className={styles.drawer}
      aria-label="All pages"
      data-print="no"
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget={drawerId}
        popoverTargetAction="hide"
      >
        <Icon node={X} size={22} />
        Close
      </button>
      {groups.map(({ id, heading, links }) => (
        <LinkGroup key={id} heading={heading} links={links} path={path} className={styles.group} />
      ))}
    </nav>
  );
}
