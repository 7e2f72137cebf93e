/**
 * The menu: help with a policy, every product with drawing and line, the company. One popover, wide under the header's
 * "Products" and a drawer on phones: opening, closing and Escape need no JavaScript.
 */
import { X } from 'lucide';
import { existsInPageLanguage } from '@/components/languages/local-text';
import { Icon } from '@/components/ui/icon';
import { products } from '@/lib/content/products';
import { menuGroups, type NavigationGroup, type NavigationLink } from '@/lib/site/navigation';
import type { ProductPath } from '@/lib/site/routes';
import { LanguageLink } from './language-link';
import { LinkGroup } from './link-group';
import icons from './product-icons.module.css';
import styles from './site-menu.module.css';

export const siteMenuId = 'site-menu';

type SiteMenuProps = { path?: string; languageHref?: string; mainUrl: string };

export function SiteMenu({ path, languageHref, mainUrl }: SiteMenuProps) {
  return (
    <nav
      id={siteMenuId}
      popover="auto"
      className={styles.menu}
      aria-label="All pages"
      data-print="no"
    >
      <div className={styles.top}>
        {languageHref && <LanguageLink href={languageHref} />}
        <button
          type="button"
          className={styles.close}
          popoverTarget={siteMenuId}
          popoverTargetAction="hide"
        >
          <Icon node={X} size={22} />
          Close
        </button>
      </div>
      <div className={styles.groups}>
        {withEnglishApart(menuGroups(mainUrl)).map((group) =>
          group.links.every(({ href }) => href in products) ? (
            <ProductGroup key={group.id} group={group} path={path} />
          ) : (
            <LinkGroup
              key={group.id}
              heading={group.heading}
              links={group.links}
              path={path}
              className={`${styles.group} ${styles[group.id]}`}
            />
          ),
        )}
      </div>
    </nav>
  );
}

/** On a Hindi page what exists in English only is a group of its own, whose heading says it. */
function withEnglishApart(groups: NavigationGroup[]): NavigationGroup[] {
  const isInEnglish = ({ href }: NavigationLink) =>
    href.startsWith('/') && !existsInPageLanguage(href);
  const links = groups.flatMap((group) => group.links).filter(isInEnglish);
  if (links.length === 0) return groups;
  return [
    ...groups
      .map((group) => ({ ...group, links: group.links.filter((one) => !isInEnglish(one)) }))
      .filter((group) => group.links.length > 0),
    {
      id: 'english',
      heading: 'In English',
      links: links.map((one) => ({ ...one, hrefLang: 'en' })),
    },
  ];
}

function ProductGroup({ group, path }: { group: NavigationGroup; path?: string }) {
  return (
    <div className={`${styles.group} ${styles.products} ${icons.icons} ${styles[group.id]}`}>
      <p>{group.heading}</p>
      <ul>
        {group.links.map(({ href, label }) => {
          const { menuLine } = products[href as ProductPath];
          return (
            <li key={href}>
              <a href={href} {...(href === path && { 'aria-current': 'page' as const })}>
                <b>{label}</b> {menuLine}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
