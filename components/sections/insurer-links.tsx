/** Insurers' own sites, A to Z. */
import { ExternalLink } from '@/components/ui/external-link';
import { compareByBrand, type InsurerKind, insurers } from '@/lib/content/insurers';
import styles from './insurer-links.module.css';

export function InsurerLinks({ kinds }: { kinds: readonly InsurerKind[] }) {
  return (
    <ul className={styles.links}>
      {insurers
        .filter(({ kind, website }) => kinds.includes(kind) && website)
        .sort(compareByBrand)
        .map(({ id, brand, website }) => (
          <li key={id}>
            <ExternalLink href={`https://${website}`}>{brand}</ExternalLink>
          </li>
        ))}
    </ul>
  );
}
