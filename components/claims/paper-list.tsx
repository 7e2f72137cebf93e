/** Documents for a claim, to tick off. */
import { Inline } from '@/components/ui/prose';
import { planName } from '@/lib/content/claims/claim-plans';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { formatDate } from '@/lib/dates/format-date';
import { Checklist } from './checklist';
import styles from './checklist.module.css';

export function PaperList({ type }: { type: ClaimType }) {
  const { papers } = type;
  const [first] = papers;
  const items = papers.map(({ id, name, condition }) => ({
    id,
    content: (
      <>
        <Inline text={name} />
        {condition && <span className={styles.note}> {condition}</span>}
      </>
    ),
  }));
  return (
    <>
      <Checklist name={planName(type)} word="ready" items={items} />
      {first && (
        <p className={styles.note}>
          As of {formatDate(first.asOf)}. {first.source.title}. It may ask only for papers that have
          to do with the claim.
        </p>
      )}
    </>
  );
}
