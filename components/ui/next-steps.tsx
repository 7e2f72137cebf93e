/** "Do this next": at most three rows, each with one link. */
import type { ReactNode } from 'react';
import type { NextStep } from '@/lib/tools/answer-parts/answer-parts';
import styles from './next-steps.module.css';
import { Inline } from './prose';

type NextStepsProps = { steps: readonly NextStep[]; children?: ReactNode };

export function NextSteps({ steps, children }: NextStepsProps) {
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
            <a href={href}>
              {link}
              {/* Read out of its row, two links of one name differ. */}
              <span className="visually-hidden">{`: ${text}`}</span>
            </a>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
