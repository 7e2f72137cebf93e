/** An answer above and below what changes it: the verdict with its number, and the bar. On the server and in place. */
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import type { CalculatorAnswer } from '@/lib/tools/calculators/calculator';
import { BarChart } from './bar-chart';
import styles from './opening-answer.module.css';

type AnswerInBrief = Pick<CalculatorAnswer, 'verdict' | 'numbers' | 'chart'>;

/** One number and one to compare it with; the answer has the others. */
const maxNumbers = 2;

export function AnswerNumber({ answer, note }: { answer: AnswerInBrief; note?: string }) {
  return (
    <>
      <p className={styles.verdict}>{answer.verdict}</p>
      {note && <p className={styles.note}>{note}</p>}
      <HeadlineNumbers numbers={answer.numbers.slice(0, maxNumbers)} />
    </>
  );
}

export function AnswerBar({ answer: { chart } }: { answer: Pick<AnswerInBrief, 'chart'> }) {
  return chart && <BarChart drawing={chart} />;
}
