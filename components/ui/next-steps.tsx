/** "Do this next": at most three rows, each with one link. */
import type { ReactNode } from 'react';
import { answerRel } from '@/components/ui/answer-rel';
import type { NextStep } from '@/lib/tools/answer-parts/answer-parts';
import styles from './next-steps.module.css';
import { Inline } from './prose';

export type StepContent = { href: string; content: ReactNode };

type NextStepsProps = {
  steps: readonly NextStep[];
  /** Within the row that leads to `href`: what that step needs at once, such as a choice. */
  inStep?: StepContent;
  children?: ReactNode;
};

/** In characters: a longer label has no room beside its sentence on a phone. */
const maxLinkBeside = 16;

export function NextSteps({ steps, inStep, children }: NextStepsProps) {
  return (
    <section className={styles.section} aria-labelledby="next-heading">
      <h2 id="next-heading">Do this next</h2>
      <ol className={styles.next}>
        {steps.map(({ text, note, link, href }) => (
          <li key={text}>
            <span>
              <Inline text={text} />
              {note && (
                <small>
                  <Inline text={note} />
                </small>
              )}
            </span>
            <a
              href={href}
              rel={answerRel(href)}
              data-long={link.length > maxLinkBeside ? '' : undefined}
            >
              {link}
              {/* Read out of its row, two links of one name differ. */}
              <span className="visually-hidden">{`: ${text}`}</span>
            </a>
            {inStep?.href === href && <div>{inStep.content}</div>}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
