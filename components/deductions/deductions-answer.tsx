/** The deductions of a claim that was paid in part, each judged. Their sum is the heading of the page. */
import { Disclosure } from '@/components/ui/disclosure';
import { BulletList, Inline } from '@/components/ui/prose';
import { RowTable } from '@/components/ui/row-table';
import { Table } from '@/components/ui/table';
import { rupees } from '@/lib/input/rupees';
import { lowerStart } from '@/lib/text/words';
import type { JudgedDeductions } from '@/lib/tools/deductions/judge-deductions';
import type { JudgedDeduction } from '@/lib/tools/deductions/judged-deduction';
import { sumOf } from '@/lib/tools/money/sum-of';
import styles from './deductions-answer.module.css';

export function DeductionsAnswer({ judged }: { judged: JudgedDeductions }) {
  const { rows, deducted, reductions, askedBack, notInRows, caveats } = judged;
  const rowSum = sumOf(rows.map(({ canBeAskedBack }) => canBeAskedBack));
  return (
    <section className={styles.answer} aria-label="Each deduction" data-answer="">
      <Table
        caption={`${rupees(deducted)} deducted`}
        columns={['Deduction', 'Deducted', 'By the rule', 'Ask back', 'To be explained']}
        rows={rows.map((row) => [
          row.label,
          rupees(row.deducted),
          row.allowedByRule === null ? 'not counted' : rupees(row.allowedByRule),
          rupees(row.canBeAskedBack),
          rupees(row.toBeExplained),
        ])}
      />
      {(reductions.length > 0 || notInRows > 0) && (
        <RowTable
          caption="The sum"
          rows={[
            { label: 'Ask back, all rows', text: rupees(rowSum) },
            ...reductions.map(({ label, amount }) => ({ label, text: rupees(-amount) })),
            { label: 'Can be asked back', text: `**${rupees(askedBack)}**` },
            ...(notInRows > 0
              ? [{ label: 'Not paid, and in no row', text: `${rupees(notInRows)}: ask why` }]
              : []),
          ]}
        />
      )}
      {caveats.length > 0 && <BulletList items={caveats} />}
      <Disclosure
        summary="How each is counted, and what to look up"
        headingLevel={2}
        contentClass={styles.rows}
      >
        {rows.map((row) => (
          <Deduction key={row.id} row={row} />
        ))}
      </Disclosure>
    </section>
  );
}

function Deduction({ row }: { row: JudgedDeduction }) {
  const { label, why, lookUp, cannotJudge } = row;
  return (
    <div>
      <h3>{label}</h3>
      <p>{outcomeOf(row)}</p>
      <BulletList items={why} />
      {lookUp.length > 0 && (
        <>
          <p>Look up:</p>
          <BulletList items={lookUp} />
        </>
      )}
      <p className={styles.limit}>
        <Inline text={`**We cannot judge:** ${lowerStart(cannotJudge)}`} />
      </p>
    </div>
  );
}

function outcomeOf({ deducted, allowedByRule, canBeAskedBack, toBeExplained }: JudgedDeduction) {
  return [
    ...(canBeAskedBack > 0
      ? [`${rupees(canBeAskedBack)} of ${rupees(deducted)} can be asked back.`]
      : []),
    ...(toBeExplained > 0
      ? [`${rupees(toBeExplained)}: ask for the term and the numbers first.`]
      : []),
    ...(canBeAskedBack === 0 && toBeExplained === 0
      ? [
          allowedByRule !== null && allowedByRule > deducted
            ? `They deducted less than the rule allows (${rupees(allowedByRule)}): there is nothing to ask back.`
            : 'They deducted what the rule allows: there is nothing to ask back.',
        ]
      : []),
  ].join(' ');
}
