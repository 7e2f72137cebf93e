/** Sticky header of every page. The menus are popovers: they open, close and take Escape without JavaScript. */
import { ChevronDown, Menu, Phone } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { broker } from '@/lib/config/broker.server';
import { telephoneHref } from '@/lib/site/contact-links';
import { headerLinks } from '@/lib/site/navigation';
import { Drawer, drawerId } from './drawer';
import styles from './header.module.css';
import { NavLink } from './link-group';
import { MegaMenu, megaMenuId } from './mega-menu';
import { UmbrellaMark } from './umbrella-mark';

export function Header({ path }: { path?: string }) {
  const { name, phone } = broker();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <a href="/" className={styles.brand} aria-label={`${name}, home page`}>
          <UmbrellaMark />
          <span>{name}</span>
        </a>
        <nav className={styles.nav} aria-label="Main" data-print="no">
          <ul>
            {headerLinks.before.map((link) => (
              <li key={link.href}>
                <NavLink link={link} path={path} className={styles.link} />
              </li>
            ))}
            <li>
              <button type="button" className={styles.link} popoverTarget={megaMenuId}>
                Products
                <Icon node={ChevronDown} size={18} className={styles.chevron} />
              </button>
              <a href="#all-products" className={`${styles.link} ${styles.fallback}`}>
                All products
              </a>
              <MegaMenu path={path} />
            </li>
            {headerLinks.after.map((link) => (
              <li key={link.href}>
                <NavLink link={link} path={path} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <a href={telephoneHref(phone)} className={styles.phone}>
          <Icon node={Phone} size={18} />
          <span className="visually-hidden">Call us on </span>
          {phone}
        </a>
        <button type="button" className={styles.menu} popoverTarget={drawerId} data-print="no">
          <Icon node={Menu} size={22} />
          Menu
        </button>
        <a href="#all-products" className={`${styles.menu} ${styles.fallback}`} data-print="no">
          All products
        </a>
      </div>
      <Drawer path={path} />
    </header>
  );
}
