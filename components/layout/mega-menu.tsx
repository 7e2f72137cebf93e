/** The Products menu, in the groups of docs/specification.md, section 2: links in a popover, no menu roles. */

import { navigationGroups } from '@/lib/site/navigation';
import { LinkGroup } from './link-group';
import styles from './mega-menu.module.css';

export const megaMenuId = 'products-menu';

export function MegaMenu({ path }: { path?: string }) {
  return (
    <div id={megaMenuId} popover="auto" className={styles.menu}>
      <div className={styles.columns}>
        {navigationGroups().map(({ id, heading, links }) => (
          <LinkGroup
            key={id}
            heading={heading}
            links={links}
            path={path}
            className={styles.group}
          />
        ))}
      </div>
    </div>
  );
}
