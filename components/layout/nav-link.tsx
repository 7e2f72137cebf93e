/** One link of a menu: knows whether it is the page it stands on, and which language it leads to. */
import type { NavigationLink } from '@/lib/site/navigation';

type NavLinkProps = { link: NavigationLink; path?: string | undefined; className?: string };

/** Attributes that do not apply are left out, not passed as undefined: every one is sent twice per link. */
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
