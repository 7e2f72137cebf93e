/** The interest on money paid late, counted as far as the days and the amount are known. */
import { Paragraphs } from '@/components/ui/prose';
import type { IsoDate } from '@/lib/dates/iso-date';
import { lateInterestText } from '@/lib/tools/refusals/late-interest-text';
import type { RefusalInput } from '@/lib/tools/refusals/refusal-input';
import styles from './refusal-answer.module.css';

type LateInterestProps = { input: RefusalInput; today: IsoDate };

export function LateInterest({ input, today }: LateInterestProps) {
  const text = lateInterestText(input, today);
  return (
    text.length > 0 && (
      <section id="interest" className={styles.reason} aria-labelledby="interest-heading">
        <h2 id="interest-heading">Interest on money paid late</h2>
        <Paragraphs text={[...text]} />
      </section>
    )
  );
}
