/**
 * A calculator's answer below its verdict and numbers: one drawing, one sentence, the one exception, what to do next,
 * the call; everything else is folded.
 */
import { Fragment, type ReactNode } from 'react';
import { localText } from '@/components/languages/local-text';
import { AnswerActions } from '@/components/ui/answer-actions';
import { AnswerNote } from '@/components/ui/answer-note';
import { LinkButton } from '@/components/ui/button';
import cardStyles from '@/components/ui/card.module.css';
import { Disclosure } from '@/components/ui/disclosure';
import { NextSteps } from '@/components/ui/next-steps';
import { Note } from '@/components/ui/note';
import { PrintButton } from '@/components/ui/print-button';
import { BulletList, Inline, Paragraphs } from '@/components/ui/prose';
import { ShareButton } from '@/components/ui/share-button';
import { Table } from '@/components/ui/table';
import { notAdvice } from '@/lib/content/not-advice';
import type { Prose } from '@/lib/content/types';
import type {
  CalculatorAnswer as Answer,
  PlanWorkingRow,
} from '@/lib/tools/calculators/calculator';
import { workingId } from '@/lib/tools/calculators/parse-calculator-query';
import { BarChart } from './bar-chart';
import styles from './calculator-answer.module.css';
import { WorkingTable } from './working-table';

type CalculatorAnswerProps = {
  answer: Answer;
  /**
   * Changes with the answer, which is then replaced as a whole: a partial update breaks a page that the browser
   * translates. The call panel stays, with what was typed in it.
   */
  answerKey?: string;
  /** The query of this answer's URL, for links that carry it on. */
  search: string;
  /** Links to insurers' own plans. */
  planLinks?: readonly Prose[];
  /** The way to a person, after what to do next. */
  callPanel?: ReactNode;
  /** The last fold. */
  sources?: ReactNode;
  /** Opened by a link that asks why. */
  isWorkingOpen?: boolean;
};

export function CalculatorAnswer(props: CalculatorAnswerProps) {
  const {
    answer,
    answerKey = '',
    search,
    planLinks = [],
    callPanel,
    sources,
    isWorkingOpen,
  } = props;
  const { text, exception, nextSteps, working, chart, brief } = answer;
  const planRows = working.rows.filter((row): row is PlanWorkingRow => row.plan !== undefined);
  return (
    <div className={styles.answer} data-answer="">
      <Fragment key={`answer ${answerKey}`}>
        <div className={styles.opening}>
          {chart && <BarChart drawing={chart} />}
          {text.map((sentence) => (
            <p key={sentence}>
              <Inline text={sentence} />
            </p>
          ))}
        </div>
        {planRows.length > 0 && <PlanCards caption={working.caption} rows={planRows} />}
        {exception && (
          <Note title={exception.title}>
            <p>
              <Inline text={exception.text} />
            </p>
          </Note>
        )}
        <NextSteps steps={nextSteps}>
          {planLinks.map((link) => (
            <p key={link} data-print="no">
              <Inline text={link} />
            </p>
          ))}
        </NextSteps>
        <AnswerNote>{notAdvice}</AnswerNote>
      </Fragment>
      {callPanel && <div data-print="no">{callPanel}</div>}
      <Fragment key={`more ${answerKey}`}>
        <AnswerActions>
          <PrintButton />
          <ShareButton label={localText('Save or share')} search={search} />
          {brief && (
            <LinkButton href={`?${search}&brief=1`} variant="quiet">
              Page to hand over
            </LinkButton>
          )}
        </AnswerActions>
        <MoreAbout answer={answer} sources={sources} isWorkingOpen={isWorkingOpen} />
      </Fragment>
    </div>
  );
}

type MoreAboutProps = Pick<CalculatorAnswerProps, 'answer' | 'sources' | 'isWorkingOpen'>;

function MoreAbout({ answer, sources, isWorkingOpen = false }: MoreAboutProps) {
  const { working, tables = [], reasons, assumptions, related } = answer;
  const rows = working.rows.filter(({ plan }) => plan === undefined);
  return (
    <section className={styles.more} aria-labelledby="more-heading">
      <h2 id="more-heading">More about this answer</h2>
      {rows.length > 0 && (
        <Disclosure id={workingId} summary="How we counted" isOpen={isWorkingOpen}>
          <WorkingTable caption={working.caption} rows={rows} />
        </Disclosure>
      )}
      {tables.map((table) => (
        <Disclosure key={table.caption} summary={table.caption}>
          <Table {...table} />
        </Disclosure>
      ))}
      {reasons && (
        <Disclosure summary={reasons.caption}>
          <Paragraphs text={reasons.text} />
        </Disclosure>
      )}
      <Disclosure summary="What we assumed">
        <BulletList items={assumptions} />
      </Disclosure>
      <div data-print="no">
        <Disclosure summary="Related">
          <BulletList items={related} />
        </Disclosure>
        {sources}
      </div>
    </section>
  );
}

/** Insurers' own plans, a card each: the facts that a buyer compares are large, the filing of the price is folded. */
function PlanCards({ caption, rows }: { caption: string; rows: readonly PlanWorkingRow[] }) {
  return (
    <section aria-labelledby="plans-heading">
      <h2 id="plans-heading" className="visually-hidden">
        {caption}
      </h2>
      <ul className={styles.plans}>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan has a card for each of its prices
          <li key={place} className={`${cardStyles.card} ${styles.plan}`}>
            <PlanDetails row={row} isOnly={rows.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `isOnly`: several coloured buttons in one view would compete. */
function PlanDetails({ row, isOnly }: { row: PlanWorkingRow; isOnly: boolean }) {
  const { label, value, note, plan } = row;
  const { insurer, name, price, priceFor, facts, askHref } = plan;
  return (
    <>
      <h3>
        <span>{insurer}</span> {name}
      </h3>
      <p className={styles.price}>
        <b>{price}</b>
        <span>{priceFor}</span>
      </p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Disclosure summary="Where this price is from" headingLevel={4}>
        <p>
          <b>{value}</b>, exactly as in the insurer’s table.
        </p>
        {note && (
          <p>
            <Inline text={note} />
          </p>
        )}
      </Disclosure>
      <LinkButton href={askHref} variant={isOnly ? 'person' : 'quiet'} isWide>
        <span>
          Ask about this plan<span className="visually-hidden">{`: ${label}`}</span>
        </span>
      </LinkButton>
    </>
  );
}
