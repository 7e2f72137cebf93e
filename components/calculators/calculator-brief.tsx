/**
 * One sheet of A4 from the visitor to an insurer or adviser: a request, questions to answer in writing, and lines to
 * fill in by hand. It has an address of its own, and no frame of the site, so that a browser's menu prints it without
 * scripts. What identifies a person is on none of it.
 */
import { Analytics } from '@/components/analytics/analytics';
import { PrintButton } from '@/components/ui/print-button';
import { BulletList, Inline } from '@/components/ui/prose';
import { notAdvice } from '@/lib/content/not-advice';
import { type AnswerBrief, briefBlanks } from '@/lib/tools/calculators/answer-brief';
import styles from './calculator-brief.module.css';

type CalculatorBriefProps = {
  /** Undefined where the answer leaves nothing to ask an insurer. */
  brief: AnswerBrief | undefined;
  /** The answer's, which says so. */
  verdict: string;
  answerHref: string;
};

export function CalculatorBrief({ brief, verdict, answerHref }: CalculatorBriefProps) {
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.page}`}>
      <div className={styles.tools} data-print="no">
        <p>
          <a href={answerHref}>Back to the answer</a>
          {brief && <PrintButton />}
        </p>
        {brief && (
          <p>
            {`Print it, and fill in the lines by hand: this site asks for none of them and prints none. ${notAdvice}`}
          </p>
        )}
      </div>
      {brief ? (
        <BriefSheet brief={brief} />
      ) : (
        <>
          <h1>No page for an insurer</h1>
          <p>{`${verdict}. There is nothing to ask an insurer about this answer.`}</p>
        </>
      )}
      {/* Without a path nothing is recorded. */}
      <Analytics path={undefined} tagManagerId={null} />
    </main>
  );
}

function BriefSheet({ brief }: { brief: AnswerBrief }) {
  const { heading, request, facts, blanks, askInWriting, mustHaveTerms, assumed } = brief;
  return (
    <article className={styles.sheet}>
      <ul className={styles.blanks}>
        <Blank label="To" />
        <Blank label="Date" />
      </ul>
      <h1>{heading}</h1>
      <p>{request}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="blanks-heading">
        <h2 id="blanks-heading">Filled in by hand</h2>
        <ul className={styles.blanks}>
          {blanks.map((name) => (
            <Blank key={name} {...briefBlanks[name]} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="ask-heading">
        <h2 id="ask-heading">Please answer in writing</h2>
        <ol className={styles.questions}>
          {askInWriting.map((question) => (
            <li key={question}>
              <Inline text={question} />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="terms-heading">
        <h2 id="terms-heading">Must be in the answer</h2>
        <BulletList items={mustHaveTerms} />
      </section>
      <section aria-labelledby="assumed-heading">
        <h2 id="assumed-heading">Assumed</h2>
        <BulletList items={assumed} />
      </section>
      <p className={styles.note}>This is a request, not a proposal. The sums in it are my own.</p>
    </article>
  );
}

/** One line behind its label, or as wide as the sheet. */
function Blank({ label, lines }: { label: string; lines?: number }) {
  return (
    <li className={lines ? styles.wide : undefined}>
      {label}
      {Array.from({ length: lines ?? 1 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
        <span key={line} aria-hidden="true" />
      ))}
    </li>
  );
}
