/** Links of menus, drawer and footer: a single one, and a list with a heading. */
import type { NavigationLink } from '@/lib/site/navigation';

type LinkGroupProps = {
  heading: string;
  links: NavigationLink[];
  path?: string;
  className?: string;
};

/** The heading is a paragraph, so that menus stay out of the page's outline. */
export function LinkGroup({ heading, links, path, className }: LinkGroupProps) {
  return (
    <div className={className}>
      <p>{heading}</p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <NavLink link={link} path={path} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type NavLinkProps = { link: NavigationLink; path?: string; className?: string };

/**
 * Marks the current page and the language of its target. Attributes that do not apply are omitted, not undefined: every
 * one is sent twice per link.
 */
export function NavLink({ link, path, className }: NavLinkProps) {
  const { href, label, lang, hrefLang = lang } = link;
  return (
    <a
      href={href}
      {...(className && { className })}
      {...(href === path && { 'aria-current': 'page' as const })}
      {...(lang && { lang })}
      {...(hrefLang && { hrefLang })}
    >
      {label}
    </a>
  );
}
