/** "Do this next": at most three rows; the sentence of a row is its link, if it leads anywhere. */
import type { ReactNode } from 'react';
import type { NextStep, PlainStep } from '@/lib/tools/answer-parts/answer-parts';
import { AnswerLink } from './answer-link';
import styles from './next-steps.module.css';
import { Inline } from './prose';

export type StepContent = {
  href: string;
  content: ReactNode;
  /** The content leads further than the link would. */
  isInsteadOfLink?: boolean;
};

type NextStepsProps = {
  steps: readonly (NextStep | PlainStep)[];
  /** Within the row that leads to `href`: what that step needs at once, such as a choice. */
  inStep?: StepContent;
  children?: ReactNode;
};

/**
 * In characters. A longer label names another organisation's site; if the sentence does not name it, the label is the
 * link.
 */
const maxHiddenLabel = 16;

export function NextSteps({ steps, inStep, children }: NextStepsProps) {
  return (
    <section className={styles.section} aria-labelledby="next-heading">
      <h2 id="next-heading">Do this next</h2>
      <ol className={styles.next}>
        {steps.map((step) => (
          <Row
            key={step.text}
            step={step}
            inStep={step.href && inStep?.href === step.href ? inStep : undefined}
          />
        ))}
      </ol>
      {children}
    </section>
  );
}

type RowProps = { step: NextStep | PlainStep; inStep: StepContent | undefined };

function Row({ step: { text, note, link, href }, inStep }: RowProps) {
  const isLabelled =
    link !== undefined &&
    link.length > maxHiddenLabel &&
    !text.toLowerCase().includes(link.toLowerCase());
  return (
    <li>
      <span>
        {!link || isLabelled || inStep?.isInsteadOfLink ? (
          <Inline text={text} />
        ) : (
          <AnswerLink href={href}>
            <span className="visually-hidden">{`${link}: `}</span>
            <Inline text={text} />
          </AnswerLink>
        )}
        {note && (
          <small>
            <Inline text={note} />
          </small>
        )}
      </span>
      {isLabelled && (
        <AnswerLink href={href}>
          {link}
          {/* Read out of its row, two links of one name differ. */}
          <span className="visually-hidden">{`: ${text}`}</span>
        </AnswerLink>
      )}
      {inStep && <div>{inStep.content}</div>}
    </li>
  );
}
