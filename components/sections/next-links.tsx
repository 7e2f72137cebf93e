/** Two links at the end of a page of help or of the company: what its readers need next. */
import { isRoutePath, routeFor } from '@/lib/site/find-route';
import type { RoutePath } from '@/lib/site/routes';
import styles from './next-links.module.css';

const nextPaths: { readonly [path in RoutePath]?: readonly [RoutePath, RoutePath] } = {
  '/about-us': ['/legal', '/contact-us'],
  '/careers': ['/about-us', '/contact-us'],
  '/cashless-hospital': ['/claim', '/insurance-companies'],
  '/claim': ['/cashless-hospital', '/grievance-redressal'],
  '/contact-us': ['/claim', '/grievance-redressal'],
  '/customer-login': ['/renewal', '/claim'],
  '/faqs': ['/claim', '/contact-us'],
  '/grievance-redressal': ['/claim', '/legal'],
  '/insurance-companies': ['/cashless-hospital', '/grievance-redressal'],
  '/joy-center': ['/customer-login', '/faqs'],
  '/legal': ['/about-us', '/insurance-companies'],
  '/privacy-policy': ['/terms-and-conditions', '/grievance-redressal'],
  '/renewal': ['/customer-login', '/claim'],
  '/terms-and-conditions': ['/privacy-policy', '/legal'],
};

export function NextLinks({ path }: { path: string }) {
  const next = isRoutePath(path) ? nextPaths[path] : undefined;
  if (!next) return null;
  return (
    <p className={`wrap ${styles.ways}`} data-print="no">
      Related:{' '}
      {next.map((href, place) => (
        <span key={href}>
          {place > 0 && ' · '}
          <a href={href}>{routeFor(href).label}</a>
        </span>
      ))}
    </p>
  );
}
