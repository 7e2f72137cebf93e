/** One reason of a refusal, decoded: the verdict on the visitor's dates; apart from it papers, rule and cases. */
import { RulesTable } from '@/components/sections/rules-table';
import { Disclosure } from '@/components/ui/disclosure';
import { Note } from '@/components/ui/note';
import { Paragraphs } from '@/components/ui/prose';
import { Table } from '@/components/ui/table';
import { dayNoun, decidedByOthers, standingHeadings } from '@/lib/content/refusals/refusal-copy';
import type { RefusalReason } from '@/lib/content/refusals/refusal-types';
import type { IsoDate } from '@/lib/dates/iso-date';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { joinWords } from '@/lib/text/words';
import { type JudgedReason, judgeReasonOfClaim } from '@/lib/tools/refusals/judge-reason';
import type { RefusalInput } from '@/lib/tools/refusals/refusal-query';
import { ReasonCases } from './reason-cases';
import styles from './refusal-answer.module.css';

type ReasonAnswerProps = {
  judged: JudgedReason;
};

/** The verdict: it stands before the letter. */
export function ReasonAnswer({ judged }: ReasonAnswerProps) {
  const { reason } = judged;
  return (
    <section
      id={`reason-${reason.id}`}
      className={styles.reason}
      aria-labelledby={`reason-${reason.id}-heading`}
    >
      <h2 id={`reason-${reason.id}-heading`}>{reason.label}</h2>
      <Paragraphs text={[reason.meaning]} />
      <ReasonStanding judged={judged} />
      <Paragraphs text={[`**What it turns on.** ${reason.turnsOn}`]} />
    </section>
  );
}

type ReasonDetailsProps = { input: RefusalInput; sources: NumberedSources; today: IsoDate };

/** Behind the letter and the dates: the papers of each reason; its rule, cases and limits are folded. */
export function ReasonDetails({ input, sources, today }: ReasonDetailsProps) {
  return input.reasons.map((reason) => (
    <section
      key={reason.id}
      className={styles.reason}
      aria-labelledby={`papers-${reason.id}-heading`}
    >
      <h2 id={`papers-${reason.id}-heading`}>What to send back: {reason.label}</h2>
      <Table
        caption="Papers, and what each proves"
        columns={['Paper', 'It proves']}
        rows={reason.evidence.map(({ paper, proves }) => [paper, proves])}
      />
      {judgeReasonOfClaim(input, reason, today).standing !== 'cannot-stand' && (
        <Elsewhere reason={reason} />
      )}
      <Disclosure summary="The rule and what such cases turned on" contentClass={styles.folded}>
        {reason.rules.length > 0 && (
          <RulesTable caption="The rule" rules={reason.rules} sources={sources} />
        )}
        {reason.unread && <Paragraphs text={[`**No rule read.** ${reason.unread}`]} />}
        <ReasonCases reason={reason} />
        <h3>What we cannot judge</h3>
        <Paragraphs text={[reason.cannotJudge]} />
      </Disclosure>
    </section>
  ));
}

function Elsewhere({ reason: { elsewhere } }: { reason: RefusalReason }) {
  return (
    elsewhere && (
      <>
        <h3>If the reason is right: what may still pay</h3>
        <Paragraphs text={[elsewhere]} />
      </>
    )
  );
}

function ReasonStanding({ judged }: { judged: JudgedReason }) {
  const { tests, standing, missing, canDecide } = judged;
  const decided = tests.flatMap((test) => ('missing' in test ? [] : [test]));
  const isOpen = decided.length === 0 && missing.length > 0 && canDecide;
  return (
    <Note title={isOpen ? 'Your dates decide here' : standingHeadings[standing]}>
      {decided.map((test) => (
        <Paragraphs
          key={`${test.figure.id}-${test.from}-${test.at}`}
          text={[`On these dates the rule is: ${test.text}`, ...(test.edge ? [test.edge] : [])]}
        />
      ))}
      {missing.length > 0 && (
        <p>
          To count, we need {joinWords(missing.map(dayNoun))}.{' '}
          <a href="#change">{missing.length > 1 ? 'Add them' : 'Add it'}</a>
        </p>
      )}
      <p>{decidedByOthers}</p>
    </Note>
  );
}
