/** Footer of every page: where to go, then who we are and what the law has us say. */
import { broker } from '@/lib/config/broker.server';
import { telephoneHref } from '@/lib/site/contact-links';
import {
  allProductGroups,
  blogLinks,
  legalLinks,
  navigationGroups,
  serviceLinks,
} from '@/lib/site/navigation';
import styles from './footer.module.css';
import { FooterDisclosures } from './footer-disclosures';
import { LinkGroup } from './link-group';
import { UmbrellaMark } from './umbrella-mark';

export function Footer({ path }: { path?: string }) {
  const { name, phone, helpMailbox, callingHours, socialLinks } = broker();
  const company = navigationGroups().filter(({ id }) => id === 'company' || id === 'library');
  const companyLinks = company
    .flatMap(({ links }) => links)
    .filter(({ href, isExternal }) => href !== '/' && !isExternal);
  const groups = [
    { id: 'service', heading: 'Help with a policy', links: serviceLinks },
    { id: 'company', heading: 'Company', links: companyLinks },
    { id: 'legal', heading: 'Legal', links: legalLinks },
    { id: 'reading', heading: 'Reading', links: blogLinks },
  ];
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.links} data-print="no">
          <div className={styles.us}>
            <a href="/" className={styles.brand} aria-label={`${name}, home page`}>
              <UmbrellaMark size={40} />
              <span>{name}</span>
            </a>
            <a href={telephoneHref(phone)}>{phone}</a>
            <p>{callingHours}</p>
            <a href={`mailto:${helpMailbox}`}>{helpMailbox}</a>
            {socialLinks.length > 0 && (
              <ul className={styles.social}>
                {socialLinks.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav id="all-products" aria-label="Products" className={styles.groups}>
            {allProductGroups().map(({ id, heading, links }) => (
              <LinkGroup
                key={id}
                heading={heading}
                links={links}
                path={path}
                className={styles.group}
              />
            ))}
          </nav>
          <nav aria-label="Services and company" className={`${styles.groups} ${styles.second}`}>
            {groups.map(({ id, heading, links }) => (
              <LinkGroup
                key={id}
                heading={heading}
                links={links}
                path={path}
                className={styles.group}
              />
            ))}
          </nav>
        </div>
        <FooterDisclosures path={path} />
      </div>
    </footer>
  );
}
