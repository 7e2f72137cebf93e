/**
 * Sticky header of every page: the specification's five links, two shortcuts, the phone number, the menu and, on
 * desktops, a field for a question and the way to a person.
 */
import { ChevronDown, CircleUserRound, Hospital, Menu, Phone, Search } from 'lucide';
import { Icon, type IconNode } from '@/components/ui/icon';
import { maxQuestionLength } from '@/lib/site/answer-fields';
import { telephoneHref } from '@/lib/site/contact-links';
import { headerLinks, headerShortcuts } from '@/lib/site/navigation';
import { answerPath } from '@/lib/site/tool-paths';
import type { FrameProps } from './frame-props';
import styles from './header.module.css';
import { LanguageLink } from './language-link';
import { NavLink } from './link-group';
import { Logo } from './logo';
import { SiteMenu, siteMenuId } from './site-menu';

const shortcutIcons: Record<string, IconNode> = {
  '/cashless-hospital': Hospital,
  '/customer-login': CircleUserRound,
};

/** @public required by static-frame.tsx */
export function Header({
  path,
  languageHref,
  action,
  broker: { name, phone, mainUrl },
}: FrameProps) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <a href="/" className={styles.brand} aria-label={`${name}, home page`}>
          <Logo />
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
              <button type="button" className={styles.link} popoverTarget={siteMenuId}>
                Products <Icon node={ChevronDown} size={18} className={styles.chevron} />
              </button>
              <a href="#all-products" className={`${styles.link} ${styles.fallback}`}>
                All products
              </a>
            </li>
            {headerLinks.after.map((link) => (
              <li key={link.href}>
                <NavLink link={link} path={path} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <search className={styles.question} data-print="no">
          <form action={answerPath('/faqs')}>
            <input
              type="search"
              name="q"
              aria-label="Ask a question"
              placeholder="Ask a question"
              maxLength={maxQuestionLength}
              required
              autoComplete="off"
            />
            <button type="submit" aria-label="Find answers">
              <Icon node={Search} size={20} />
            </button>
          </form>
        </search>
        {/* Before what every page has, at whose end nothing moves without it. */}
        {languageHref && <LanguageLink href={languageHref} className={styles.language} />}
        {headerShortcuts.map(({ href, label, shortLabel }) => (
          <a
            key={href}
            href={href}
            className={styles.shortcut}
            aria-label={label}
            data-print="no"
            {...(href === path && { 'aria-current': 'page' as const })}
          >
            {shortcutIcons[href] && <Icon node={shortcutIcons[href]} size={20} />}
            {/* Text browsers put the links on one line: separate them. */}
            <span>{`${shortLabel} `}</span>
          </a>
        ))}
        <a href={telephoneHref(phone)} className={styles.phone}>
          <Icon node={Phone} size={18} />
          <span className="visually-hidden">Call us on </span>
          <span>{`${phone} `}</span>
        </a>
        <button type="button" className={styles.menu} popoverTarget={siteMenuId} data-print="no">
          <Icon node={Menu} size={22} />
          Menu{' '}
        </button>
        <a href="#all-products" className={`${styles.menu} ${styles.fallback}`} data-print="no">
          All products
        </a>
        <a
          href={action?.href}
          className={action?.isSale ? `${styles.call} ${styles.sale}` : styles.call}
          data-print="no"
          data-header-call=""
        >
          {action?.label}
        </a>
      </div>
      <SiteMenu path={path} languageHref={languageHref} mainUrl={mainUrl} />
    </header>
  );
}
