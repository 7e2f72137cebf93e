/** The folds of an answer, for each reason: the papers, the rule, and how such cases ended. */
import { RulesTable } from '@/components/sections/rules-table';
import { Paragraphs } from '@/components/ui/prose';
import { Table } from '@/components/ui/table';
import type { RefusalLine } from '@/lib/content/refusals/refusal-types';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { lowerFirst } from '@/lib/text/words';
import { decidedTests, type JudgedReason, rulesOfLine } from '@/lib/tools/refusals/judge-reason';
import { ReasonCases } from './reason-cases';
import { PaidElsewhere } from './reason-meaning';
import styles from './refusal-answer.module.css';

type JudgedProps = { judged: readonly JudgedReason[] };

export function ReasonPapers({ judged }: JudgedProps) {
  return judged.map(({ reason }) => (
    <Table
      key={reason.id}
      caption={judged.length > 1 ? reason.label : 'Papers, and what each proves'}
      columns={['Paper', 'It proves']}
      rows={reason.evidence.map(({ paper, proves }) => [paper, proves])}
    />
  ));
}

type ReasonLawProps = JudgedProps & { line: RefusalLine | null; sources: NumberedSources };

export function ReasonLaw({ judged, line, sources }: ReasonLawProps) {
  return judged.map((one) => {
    const { reason, tests, standing } = one;
    const rules = rulesOfLine(reason, line);
    const isTurnAbove = tests.length === 0 || decidedTests(one).length < tests.length;
    return (
      <section
        key={reason.id}
        className={styles.folded}
        {...(judged.length > 1 && { 'aria-label': reason.label })}
      >
        {judged.length > 1 && <h3>{reason.label}</h3>}
        {!isTurnAbove && <Paragraphs text={[`**What decides:** ${lowerFirst(reason.turnsOn)}`]} />}
        {rules.length > 0 && <RulesTable caption="The rule" rules={rules} sources={sources} />}
        {reason.unread && <Paragraphs text={[`**No rule read.** ${reason.unread}`]} />}
        <ReasonCases reason={reason} line={line} />
        {standing === 'depends' && <PaidElsewhere judged={one} />}
        <Paragraphs text={[`**What we cannot judge.** ${reason.cannotJudge}`]} />
      </section>
    );
  });
}
