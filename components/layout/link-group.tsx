/** A headed list of links in a menu, the drawer or the footer. */
import type { NavigationLink } from '@/lib/site/navigation';
import { NavLink } from './nav-link';

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
