/** The desk's data about one policy, row by row; the number is masked until it is requested. */
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/dates/format-date';
import type { Policy } from '@/lib/policies/policy-types';
import styles from './customer-login.module.css';

type PolicyFactsProps = { policy: Policy; shownNumber: string | null };

export function PolicyFacts({ policy, shownNumber }: PolicyFactsProps) {
  const { id, numberMasked, holders, covered, sumInsured, from, to, premium, loadedOn } = policy;
  const rows: [string, ReactNode][] = [
    ['Policy number', shownNumber ?? <HiddenNumber id={id} masked={numberMasked} />],
    [holders.length > 1 ? 'Policyholders' : 'Policyholder', holders.join(', ')],
    ['Covered', covered],
    ['Sum insured', sumInsured],
    ['From', formatDate(from)],
    ['To', formatDate(to)],
    ['Premium as printed', premium],
    ['As loaded on', formatDate(loadedOn)],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function HiddenNumber({ id, masked }: { id: string; masked: string }) {
  return (
    <form method="post" action="/api/customer-login/number" className={styles.others}>
      {masked}
      <input type="hidden" name="policy" value={id} />
      <Button type="submit" variant="quiet">
        Show number
      </Button>
    </form>
  );
}
