/** No decision: which of the insurer's time limits are over, and the interest on money paid late. */
import { RulesTable } from '@/components/sections/rules-table';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { Table } from '@/components/ui/table';
import {
  insurerTimes,
  interestRule,
  noInsurerTime,
  olderLimits,
} from '@/lib/content/refusals/refusal-copy';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { lateInterestOf } from '@/lib/tools/refusals/late-interest';
import { hasOlderTimes, silentClocks } from '@/lib/tools/refusals/plan-refusal';
import { lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import styles from './refusal-answer.module.css';

type InsurerSilenceProps = { input: RefusalInput; today: IsoDate; sources: NumberedSources };

export function InsurerSilence({ input, today, sources }: InsurerSilenceProps) {
  const line = lineOf(input);
  const clocks = silentClocks(input, today);
  const hasTimes = line !== null && insurerTimes[line].length > 0;
  return (
    <section id="silence" className={styles.reason} aria-labelledby="silence-heading">
      <h2 id="silence-heading">The insurer’s own time</h2>
      {line && !hasTimes && <Paragraphs text={[noInsurerTime]} />}
      {hasOlderTimes(input) && <Paragraphs text={[olderLimits]} />}
      {hasTimes && clocks && clocks.length > 0 && (
        <Table
          caption="Counted from the day you gave, at the latest"
          columns={['Step', 'Time', 'Last day', 'Today']}
          rows={clocks.map(({ title, figure, end, isOver }) => [
            title,
            figure.text,
            formatDate(end),
            isOver ? 'over' : 'still running',
          ])}
        />
      )}
      {hasTimes && !clocks && (
        <p>
          Tell us the day you sent the last papers, and we can count.{' '}
          <a href="#refusal-papers">Add it</a>
        </p>
      )}
      {!line && (
        <p>
          Which insurance is it? Its time limits depend on that. <a href="#change">Choose it</a>
        </p>
      )}
      {line !== 'health-cashless' && lateInterestOf(input, today) !== 'older' && (
        <Disclosure summary="The rule on interest">
          <RulesTable caption="Interest" rules={[interestRule]} sources={sources} />
        </Disclosure>
      )}
    </section>
  );
}
