/** What to do next, in at most three rows: each leads to its place on the page. */
import { Inline } from '@/components/ui/prose';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { lowerFirst } from '@/lib/text/words';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import styles from './next-steps.module.css';

type NextStepsProps = { input: RefusalInput; plan: DatedPlan; today: IsoDate };
type Row = { href: string; title: string; text: string };

export function NextSteps({ input, plan, today }: NextStepsProps) {
  return (
    <section className={styles.next} aria-labelledby="next-heading" data-print="no">
      <h2 id="next-heading">Do this next</h2>
      <ol>
        {rowsOf(input, plan, today).map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>
              <Inline text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function rowsOf(input: RefusalInput, plan: DatedPlan, today: IsoDate): Row[] {
  const ahead = plan.steps.find(({ date }) => date !== null && date > today);
  const nextDay = ahead?.date
    ? `Next: ${formatDate(ahead.date)}, ${lowerFirst(ahead.title)}.`
    : 'Each step, and what it asks for.';
  const state = { title: plan.heading, text: plan.answer };
  return [
    ...(isLetterFirst(input, plan)
      ? [
          { href: '#letter', ...state },
          { href: '#plan', title: 'Keep your dates', text: nextDay },
        ]
      : [
          { href: '#plan', ...state },
          {
            href: '#letter',
            ...(input.sent
              ? {
                  title: 'Remind the insurer',
                  text: 'The letter names your complaint and its day. The Ombudsman takes a form of its own: see your plan.',
                }
              : { title: 'Use the letter', text: 'It has your dates and your reason.' }),
          },
        ]),
    { href: '#ask-us', title: 'Let us help', text: 'Free, also if you bought elsewhere.' },
  ];
}

/** For people who were hurt the tribunal comes first, and for an old letter the lawyer: the plan says so. */
export function isLetterFirst(input: RefusalInput, plan: DatedPlan): boolean {
  return plan.state === 'send' && lineOf(input) !== 'third-party';
}
