/** The layout of answers before the template of calculator-answer.tsx: it goes with the last answer that has it. */
import type { ReactNode } from 'react';
import { AnswerNote } from '@/components/ui/answer-note';
import { Disclosure } from '@/components/ui/disclosure';
import { PrintButton } from '@/components/ui/print-button';
import { BulletList, Inline, Paragraphs } from '@/components/ui/prose';
import { ShareButton } from '@/components/ui/share-button';
import { Table } from '@/components/ui/table';
import { notAdvice } from '@/lib/content/not-advice';
import type { CalculatorAnswer as Answer, PlanRow } from '@/lib/tools/calculators/calculator';
import { BarChart } from './bar-chart';
import styles from './calculator-answer.module.css';
import { PlanCards } from './plan-cards';
import { WorkingTable } from './working-table';

type UnconvertedAnswerProps = {
  answer: Answer;
  /** The query of this answer's URL, for links that carry it on. */
  search: string;
  callPanel: ReactNode;
};

export function UnconvertedAnswer({ answer, search, callPanel }: UnconvertedAnswerProps) {
  const { text, steps = [], reasons, working, tables = [], chart, assumptions, next } = answer;
  const planRows = working.rows.filter((row): row is PlanRow => row.plan !== undefined);
  return (
    <div className={styles.answer} data-answer="">
      <div className={styles.opening}>
        <AnswerNote>{notAdvice}</AnswerNote>
        {text.map((sentence) => (
          <p key={sentence}>
            <Inline text={sentence} />
          </p>
        ))}
        {steps.length > 0 && <Steps steps={steps} />}
        {reasons && (
          <Disclosure summary={reasons.caption} headingLevel={2}>
            <Paragraphs text={reasons.text} />
          </Disclosure>
        )}
      </div>
      {planRows.length > 0 ? (
        <PlanCards caption={working.caption} rows={planRows} />
      ) : (
        working.rows.length > 0 && <WorkingTable {...working} />
      )}
      {chart && <BarChart drawing={chart} />}
      {tables.map(({ isFolded, ...table }) =>
        isFolded ? (
          <Disclosure key={table.caption} summary={table.caption} headingLevel={2}>
            <Table {...table} />
          </Disclosure>
        ) : (
          <Table key={table.caption} {...table} />
        ),
      )}
      <section aria-labelledby="assumed-heading">
        <h2 id="assumed-heading">What we assumed</h2>
        <BulletList items={assumptions} />
      </section>
      <section aria-labelledby="next-heading" data-print="no">
        <h2 id="next-heading">What next</h2>
        <BulletList items={next} />
        <p className={styles.actions}>
          <PrintButton />
          <ShareButton label="Save or share" search={search} />
        </p>
      </section>
      {callPanel && <div data-print="no">{callPanel}</div>}
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps} aria-label="What to do">
      {steps.map((step) => (
        <li key={step}>
          <Inline text={step} />
        </li>
      ))}
    </ol>
  );
}
