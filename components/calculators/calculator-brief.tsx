/**
 * One sheet of A4 to hand to an insurer or adviser: who asks, for which cover, what to answer in writing. It has an
 * address of its own, so that a browser's menu prints it alone and without scripts. No name and no number is on it.
 */
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { PrintButton } from '@/components/ui/print-button';
import { BulletList, Inline } from '@/components/ui/prose';
import { notAdvice } from '@/lib/content/not-advice';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import type { AnswerBrief, CalculatorAnswer } from '@/lib/tools/calculators/calculator';
import styles from './calculator-brief.module.css';

type CalculatorBriefProps = {
  path: ProductPath;
  asked: string;
  answer: CalculatorAnswer;
  brief: AnswerBrief;
  answerHref: string;
};

export function CalculatorBrief({ path, asked, answer, brief, answerHref }: CalculatorBriefProps) {
  const { verdict, numbers = [], assumptions } = answer;
  return (
    <SiteFrame path={path}>
      <PageHero
        path={path}
        theme="answer"
        querySummary={
          <span data-print="no">
            <a href={answerHref}>Back to the answer</a>
          </span>
        }
        heading={`${routeFor(path).label}: please make us an offer in writing`}
      />
      <div className={`wrap ${styles.brief}`}>
        <dl className={styles.facts}>
          {[{ label: 'Who', value: asked }, { label: 'Cover', value: verdict }, ...numbers].map(
            ({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        <section aria-labelledby="ask-heading">
          <h2 id="ask-heading">Please answer in writing</h2>
          <ol className={styles.questions}>
            {brief.askInWriting.map((question) => (
              <li key={question}>
                <Inline text={question} />
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="terms-heading">
          <h2 id="terms-heading">Terms that must be in it</h2>
          <BulletList items={brief.mustHaveTerms} />
        </section>
        <section aria-labelledby="assumed-heading">
          <h2 id="assumed-heading">What we assumed</h2>
          <BulletList items={assumptions} />
        </section>
        <p className={styles.note}>
          {`${notAdvice} No name and no telephone number is on this page: add what the insurer needs yourself.`}
        </p>
        <p data-print="no">
          <PrintButton />
        </p>
      </div>
    </SiteFrame>
  );
}
