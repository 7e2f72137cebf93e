/** The links of menus, drawer and footer: one alone, and a headed list of them. */
import type { NavigationLink } from '@/lib/site/navigation';

type LinkGroupProps = {
  heading: string;
  links: NavigationLink[];
  path?: string;
  className?: string;
};

/** The heading is a paragraph: menus stay out of the outline of the page's own headings. */
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

type NavLinkProps = { link: NavigationLink; path?: string | undefined; className?: string };

/**
 * Knows whether it is the page it stands on, and which language it leads to. Attributes that do not apply are left out, not passed as undefined: every one
 * is sent twice per link.
 */
export function NavLink({ link: { href, label, lang }, path, className }: NavLinkProps) {
  return (
    <a
      href={href}
      {...(className && { className })}
      {...(href === path && { 'aria-current': 'page' as const })}
      {...(lang && { lang, hrefLang: lang })}
    >
      {label}
    </a>
  );
}
