/** The papers of a claim, to tick off. */
import { Inline } from '@/components/ui/prose';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { formatDate } from '@/lib/dates/format-date';
import { TickList } from './tick-list';
import styles from './tick-list.module.css';

export function PaperList({ type: { id: typeId, papers } }: { type: ClaimType }) {
  const [first] = papers;
  const items = papers.map(({ id, name, when }) => ({
    id,
    content: (
      <>
        <Inline text={name} />
        {when && <span className={styles.note}> {when}</span>}
      </>
    ),
  }));
  return (
    <>
      <TickList name={typeId} word="ready" items={items} />
      {first && (
        <p className={styles.note}>
          As of {formatDate(first.asOf)}. {first.source.title}. It may ask only for papers that have
          to do with the claim.
        </p>
      )}
    </>
  );
}
