/** How many insurers of each kind are on our list, and where the list is. */

import { Section } from '@/components/sections/section';
import { SourceReference } from '@/components/sections/sources';
import { LinkButton } from '@/components/ui/button';
import { type InsurerKind, insurerListChecked, insurers } from '@/lib/content/insurers';
import type { NumberedSources } from '@/lib/content/number-sources';
import styles from './insurer-summary.module.css';

const kinds: { kind: InsurerKind; label: string }[] = [
  { kind: 'life', label: 'life insurers' },
  { kind: 'general', label: 'general insurers' },
  { kind: 'standalone-health', label: 'standalone health insurers' },
];

export function InsurerSummary({ sources }: { sources: NumberedSources }) {
  return (
    <Section
      id="insurers"
      heading="The insurers behind the policies"
      lead="The insurer, not us. Our list has each one's legal name and registration number, in alphabetical order. It is of the market and recommends nobody."
      tone="sand"
    >
      <ul className={styles.kinds}>
        {kinds.map(({ kind, label }) => (
          <li key={kind}>
            <span className={styles.count}>
              {insurers.filter((row) => row.kind === kind).length}
            </span>{' '}
            {label}
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <LinkButton href="/insurance-companies" variant="quiet">
          See the list of insurers
        </LinkButton>
        <SourceReference figure={insurerListChecked} sources={sources} />
      </div>
    </Section>
  );
}
