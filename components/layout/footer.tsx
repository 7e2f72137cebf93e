/** Footer of every page: links, the broker’s details, and the disclosures that the law requires. */
import { telephoneHref } from '@/lib/site/contact-links';
import {
  allProductGroups,
  blogLinks,
  legalLinks,
  type NavigationGroup,
  navigationGroups,
  serviceLinks,
} from '@/lib/site/navigation';
import styles from './footer.module.css';
import { FooterDisclosures } from './footer-disclosures';
import type { FrameProps } from './frame-props';
import { LanguageLink } from './language-link';
import { LinkGroup } from './link-group';
import { Logo } from './logo';

/** @public required by static-frame.tsx */
export function Footer({ path, datedPath, languageHref, broker }: FrameProps) {
  const { name, phone, helpMailbox, callingHours, mainUrl, socialLinks, isDemonstration } = broker;
  const company = navigationGroups(mainUrl).filter(
    ({ id }) => id === 'company' || id === 'library',
  );
  const companyLinks = company
    .flatMap(({ links }) => links)
    .filter(({ href, isExternal }) => href !== '/' && !isExternal);
  // A demonstration's broker has no social profiles.
  const profiles = socialLinks.map(({ label, url }) => ({
    label: isDemonstration ? `${label} (stand-in)` : label,
    href: url,
  }));
  const groups = [
    { id: 'company', heading: 'Company', links: companyLinks },
    { id: 'legal', heading: 'Legal', links: legalLinks },
    { id: 'elsewhere', heading: 'On other sites', links: [...blogLinks(mainUrl), ...profiles] },
    { id: 'service', heading: 'Help with a policy', links: serviceLinks },
  ];
  const toLinkGroup = ({ id, heading, links }: NavigationGroup) => (
    <LinkGroup key={id} heading={heading} links={links} path={path} className={styles.group} />
  );
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inner}`} data-later="">
        <div className={styles.links} data-print="no">
          <div className={styles.us}>
            <a href="/" className={styles.brand} aria-label={`${name}, home page`}>
              <Logo size={40} />
              {/* Text browsers put the links on one line: separate them. */}
              <span>{`${name} `}</span>
            </a>
            <a href={telephoneHref(phone)}>{phone}</a>
            {languageHref && <LanguageLink href={languageHref} />}
            <p>{callingHours}</p>
            <a href={`mailto:${helpMailbox}`}>{`${helpMailbox} `}</a>
            <a href="#all-products" className={styles.all}>
              All products
            </a>
          </div>
          <nav
            id="all-products"
            aria-label="Products"
            className={`${styles.groups} ${styles.products}`}
          >
            {allProductGroups().map(toLinkGroup)}
          </nav>
          <nav aria-label="Services and company" className={`${styles.groups} ${styles.second}`}>
            {groups.map(toLinkGroup)}
          </nav>
        </div>
        <FooterDisclosures path={path} datedPath={datedPath} broker={broker} />
      </div>
    </footer>
  );
}
