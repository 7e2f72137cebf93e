/** The plan for a visitor's life events: steps on one line, letters, and the form again. Nothing is sold here. */

import { SiteFrame } from '@/components/layout/site-frame';
import { Letter } from '@/components/letter/letter';
import { LetterSection } from '@/components/sections/letter-section';
import { PageHero } from '@/components/sections/page-hero';
import { FoldGroup, Section } from '@/components/sections/section';
import { DatedPlanAnswer } from '@/components/timeline/dated-plan-sheet';
import { AnswerLink } from '@/components/ui/answer-link';
import { AnswerNote } from '@/components/ui/answer-note';
import { Disclosure } from '@/components/ui/disclosure';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import { NextSteps } from '@/components/ui/next-steps';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { lifeEventOf } from '@/lib/content/life-events/life-events';
import { boughtChoices, type VehicleBought } from '@/lib/content/life-events/vehicle-event';
import { notAdvice } from '@/lib/content/not-advice';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { savePlan } from '@/lib/site/page-action';
import { joinWords } from '@/lib/text/words';
import type { NextStep, PlainStep } from '@/lib/tools/answer-parts/answer-parts';
import { nextStepsOf } from '@/lib/tools/dated-plan/next-steps';
import { type LifeEventInput, lifeEventHref } from '@/lib/tools/life-events/life-event-query';
import {
  buildLifeEventLetters,
  type LifeEventPlan,
  planLifeEvents,
} from '@/lib/tools/life-events/plan-life-events';
import styles from './life-event-answer.module.css';
import { LifeEventForm } from './life-event-form';
import { LifeEventSheet } from './life-event-sheet';

const path = '/joy-center';

type LifeEventAnswerProps = { input: readonly LifeEventInput[]; today: IsoDate };

export function LifeEventAnswer({ input, today }: LifeEventAnswerProps) {
  const plan = planLifeEvents(input, today);
  const bought = input.find(({ kind }) => kind === 'vehicle')?.bought;
  return (
    <SiteFrame path={path} bottomBarAction={savePlan}>
      <OpenFragmentTarget />
      <PageHero
        path={path}
        heading={plan.isJoyful ? congratulations(input) : plan.heading}
        lead={`${plan.isJoyful ? 'Enjoy the moment. ' : ''}Your steps are just below, and nobody rings you about them.`}
        querySummary={{ text: eventsInWords(input), changeHref: '#change' }}
      >
        {plan.numbers.length > 0 && <HeadlineNumbers numbers={plan.numbers} />}
      </PageHero>
      <DatedPlanAnswer text={input.length > 1 ? null : plan.answer} today={today}>
        <NewOrUsedLinks input={input} />
        <GuessedDays input={input} />
      </DatedPlanAnswer>
      {plan.doNow.length > 0 && (
        <div className={`wrap ${styles.next}`} data-print="no">
          <NextSteps steps={nextTasks(plan, input)} />
        </div>
      )}
      <LifeEventSheet plan={plan} input={input} today={today} />
      <div className="wrap">
        <AnswerNote>{notAdvice}</AnswerNote>
      </div>
      <LifeEventLetters input={input} />
      <div data-print="no">
        <FoldGroup id="more" heading="Something else to tell?">
          <Section id="change" heading="Other good news, or another date" isCollapsed>
            <LifeEventForm
              values={{
                ticked: input.map(({ kind }) => kind),
                dates: Object.fromEntries(input.map(({ kind, date }) => [kind, date])),
                guessed: input.flatMap(({ isGuess, date }) => (isGuess ? [date] : [])),
                ...(bought && { bought }),
              }}
            />
          </Section>
        </FoldGroup>
        <p className={`wrap ${styles.more}`}>
          More on:{' '}
          {input.map(({ kind }) => (
            <a key={kind} href={`${path}#${lifeEventOf(kind).section}`}>
              {lifeEventOf(kind).label}
            </a>
          ))}
          <a href={path}>All happy moments</a>
        </p>
      </div>
    </SiteFrame>
  );
}

/** The first tasks for now; one without a link of its own leads to its letter. */
function nextTasks(
  { doNow }: LifeEventPlan,
  input: readonly LifeEventInput[],
): (NextStep | PlainStep)[] {
  const letters = input.flatMap(({ kind, bought }) =>
    Object.entries(lifeEventOf(kind, bought).taskLetters ?? {}),
  );
  return nextStepsOf(doNow).map((step) => {
    const [, letter] = letters.find(([words]) => step.text.includes(words)) ?? [];
    return letter && !step.href?.startsWith('/')
      ? { ...step, link: 'Letter', href: `#letter-${letter}` }
      : step;
  });
}

/** Congratulates on the events; the number below says which is first. */
function congratulations(input: readonly LifeEventInput[]): string {
  if (input.length === 1) return 'Congratulations. Here is what to do';
  if (input.length > maxNamed) return `Congratulations on ${input.length} happy events`;
  const names = input.map(({ kind, bought }) => lifeEventOf(kind, bought).joyName);
  return `Congratulations on ${joinWords(names)}`;
}

/** Events in a heading: more of them are counted. */
const maxNamed = 3;

/** Which days are guesses, each with the way to its field. */
function GuessedDays({ input }: { input: readonly LifeEventInput[] }) {
  const guesses = input.filter(({ isGuess }) => isGuess);
  if (guesses.length === 0) return null;
  return (
    <p className={styles.choice} data-print="no">
      <span>A guess, and other dates are counted from it. Is the day known now?</span>
      {guesses.map(({ kind }) => (
        <a key={kind} href={`#joy-${kind}`}>
          {`${lifeEventOf(kind).label}: set the day`}
        </a>
      ))}
    </p>
  );
}

/** Links to the same plan for a new and for a used vehicle, where the visitor did not say which it is. */
function NewOrUsedLinks({ input }: { input: readonly LifeEventInput[] }) {
  if (!input.some(({ kind, bought }) => kind === 'vehicle' && !bought)) return null;
  return (
    <p className={styles.choice} data-print="no">
      Is the car or bike new or used?{' '}
      {boughtChoices.map(({ value, label }) => (
        <AnswerLink key={value} href={hrefWith(input, value)}>
          {label}
        </AnswerLink>
      ))}
    </p>
  );
}

function hrefWith(input: readonly LifeEventInput[], bought: VehicleBought): string {
  return lifeEventHref(input.map((one) => (one.kind === 'vehicle' ? { ...one, bought } : one)));
}

/** "27 February 2027"; "about 27 February 2027, your guess" */
function dayText({ date, isGuess }: LifeEventInput): string {
  return isGuess ? `about ${formatDate(date)}, your guess` : formatDate(date);
}

/** One event with its day; for several, their names: their days are marked on the line. */
function eventsInWords(input: LifeEventAnswerProps['input']): string {
  const [first] = input;
  return first && input.length === 1
    ? `${lifeEventOf(first.kind).label}, ${dayText(first)}`
    : input.map(({ kind }) => lifeEventOf(kind).label).join(', ');
}

/** The letters of a plan, folded; what is typed into them stays in the browser. */
function LifeEventLetters({ input }: { input: readonly LifeEventInput[] }) {
  const letters = buildLifeEventLetters(input);
  if (letters.length === 0) return null;
  return (
    <LetterSection
      id="letters"
      heading="Letters, ready to fill in"
      lead="Print it, copy it or open it in your own mail program. You send it; we don’t."
    >
      {letters.map(({ id, title, ...letter }) => (
        <Disclosure key={id} id={`letter-${id}`} summary={title}>
          <Letter {...letter} />
        </Disclosure>
      ))}
    </LetterSection>
  );
}
