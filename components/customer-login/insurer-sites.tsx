/** Insurers’ own sites by kind, each list closed until it is wanted. */
import { Disclosure } from '@/components/ui/disclosure';
import { insurers } from '@/lib/content/insurers';
import { insurerGroups } from '@/lib/tools/insurers/insurer-groups';
import styles from './customer-login.module.css';

export function InsurerSites() {
  return insurerGroups.map(({ kind, name }) => (
    <Disclosure key={kind} summary={name}>
      <ul className={styles.plainLinks}>
        {insurers
          .filter((insurer) => insurer.kind === kind && insurer.website)
          .map(({ id, brand, website }) => (
            <li key={id}>
              <a href={`https://${website}`} rel="nofollow noopener external">
                {brand}
              </a>
            </li>
          ))}
      </ul>
    </Disclosure>
  ));
}
