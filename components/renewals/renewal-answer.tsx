/** The answer to one renewal; folded, the request for help and the form again. */

import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { SiteFrame } from '@/components/layout/site-frame';
import { Letter } from '@/components/letter/letter';
import { RequestForm } from '@/components/requests/request-form';
import { InsurerPicker } from '@/components/sections/insurer-picker';
import { LetterSection } from '@/components/sections/letter-section';
import { Section } from '@/components/sections/section';
import {
  DatedPlanAnswer,
  DatedPlanFolds,
  DatedPlanHead,
  DatedPlanNext,
} from '@/components/timeline/dated-plan-sheet';
import { AnswerLink } from '@/components/ui/answer-link';
import { Button, LinkButton } from '@/components/ui/button';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { TextField } from '@/components/ui/text-field';
import { usedVehiclePlanHref } from '@/lib/content/life-events/vehicle-event';
import { lifeKinds } from '@/lib/content/renewals/life-kinds';
import { motorParts } from '@/lib/content/renewals/motor-parts';
import { insurersPath } from '@/lib/content/renewals/shared-copy';
import { formatDate, formatShortDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { askUs, savePlan } from '@/lib/site/page-action';
import { answerPath } from '@/lib/site/tool-paths';
import { lowerFirst } from '@/lib/text/words';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import {
  buildRenewalLetter,
  planRenewal,
  renewalCalendar,
} from '@/lib/tools/renewals/plan-renewal';
import { isMotorLine, renewalLines } from '@/lib/tools/renewals/renewal-lines';
import { type RenewalInput, renewalHref, renewalSearch } from '@/lib/tools/renewals/renewal-query';
import styles from './renewal-answer.module.css';
import { RenewalForm } from './renewal-form';

const path = '/renewal';

type RenewalAnswerProps = { input: RenewalInput; today: IsoDate };

export function RenewalAnswer({ input, today }: RenewalAnswerProps) {
  const plan = planRenewal(input, today);
  const letter = buildRenewalLetter(input, today);
  // Once something has ended, a person helps more than a saved plan.
  const bottomBarAction = input.expiry < today && input.line !== 'new' ? askUs : savePlan;
  return (
    <SiteFrame
      path={path}
      href={renewalHref(input)}
      bottomBarAction={bottomBarAction}
      {...(input.line !== 'new' && { helpHref: askUs.href })}
    >
      <OpenFragmentTarget />
      <DatedPlanHead
        path={path}
        queryText={askedText(input, plan, today)}
        heading={plan.heading}
        numbers={plan.numbers}
      />
      <DatedPlanAnswer
        text={plan.answer}
        today={today}
        question={
          input.part === 'unknown' ? (
            <MotorPartLinks input={input} />
          ) : (
            input.line === 'life' && <LifeQuestions input={input} />
          )
        }
      >
        {isMotorLine(input.line) && (
          <p className={styles.parts} data-print="no">
            Bought it second-hand?{' '}
            <AnswerLink href={usedVehiclePlanHref}>See which cover passes to you</AnswerLink>
          </p>
        )}
      </DatedPlanAnswer>
      <DatedPlanNext
        plan={plan}
        today={today}
        calendarHref={renewalCalendar.hrefOf(input, today)}
        search={renewalSearch(input)}
        {...(input.line !== 'new' && {
          inStep: {
            href: insurersPath,
            isInsteadOfLink: true,
            content: (
              <InsurerPicker
                group={isMotorLine(input.line) ? 'motor' : input.line}
                lead="Choose it to go to its own site, and pay there."
                headingLevel={3}
              />
            ),
          },
        })}
      />
      {letter && (
        <LetterSection heading={letter.title}>
          <Letter {...letter} />
        </LetterSection>
      )}
      <DatedPlanFolds
        plan={plan}
        heading={input.line === 'new' ? 'More about the free look' : 'More about this renewal'}
      >
        {input.line !== 'new' && (
          <Section
            id="ask-us"
            heading="Ask us to help with this renewal"
            lead="One answer about this policy. Sending this doesn’t renew it: you’re covered once the insurer has the premium and accepts."
            isCollapsed
          >
            <RequestForm
              kind="renewal"
              page={path}
              values={{
                line: input.line,
                expiryDate: input.expiry,
                ...(input.part && { part: input.part }),
              }}
            />
          </Section>
        )}
        <Section id="change" heading="Another policy or date" isCollapsed>
          <RenewalForm values={input} />
          <p>
            <a href={path}>How renewals work, line by line</a>
          </p>
        </Section>
      </DatedPlanFolds>
    </SiteFrame>
  );
}

/** "Car policy. Both parts end: 10 May 2027", "Car policy. Both parts ended on 18 Nov": this year is left out. */
function askedText(
  input: RenewalInput,
  { startLabel, pastStartLabel }: DatedPlan,
  today: IsoDate,
): string {
  const { expiry } = input;
  if (expiry >= today || !pastStartLabel)
    return `${policyLabel(input)}. ${startLabel}: ${formatDate(expiry)}`;
  return `${policyLabel(input)}. ${pastStartLabel} ${formatShortDate(expiry, today)}`;
}

/** "Car policy", "Life policy, unit-linked (ULIP)". */
function policyLabel({ line, kind }: RenewalInput): string {
  const label = renewalLines.find(({ value }) => value === line)?.label ?? '';
  const kindLabel = lifeKinds.find(({ value }) => value === kind)?.label;
  return kindLabel ? `${label}: ${lowerFirst(kindLabel)}` : label;
}

/** The missing answers on which the dates of a life policy depend: its kind, and the start of a unit-linked one. */
function LifeQuestions({ input }: { input: RenewalInput }) {
  if (input.kind === 'unit-linked' && !input.started) return <StartDateForm input={input} />;
  if (input.kind) return null;
  return (
    <p className={styles.parts} data-print="no">
      Which kind is it?{' '}
      {lifeKinds.map(
        ({ value, label }) =>
          value !== 'unknown' && (
            <AnswerLink key={value} href={renewalHref({ ...input, kind: value })}>
              {label}
            </AnswerLink>
          ),
      )}
    </p>
  );
}

/** The one date that is missing, under the heading; everything else is in the address already. */
function StartDateForm({ input }: { input: RenewalInput }) {
  return (
    <FormCard action={answerPath(path)} layout="question">
      <HiddenQuery search={renewalSearch(input)} />
      <TextField
        id="start-day"
        name="started"
        label="Start of the policy"
        hint="On its first page. The lock-in counts from it."
        type="date"
        required
      />
      <Button type="submit">Use this start</Button>
    </FormCard>
  );
}

/** Links to the same date for each part of a motor policy, if the visitor did not know which part ends. */
function MotorPartLinks({ input }: { input: RenewalInput }) {
  const knownParts = motorParts.filter(({ value }) => value !== 'unknown');
  return (
    <div className={styles.choices} data-print="no">
      <p>On the policy, which part ends on {formatDate(input.expiry)}?</p>
      {knownParts.map(({ value, label }) => (
        <LinkButton key={value} variant="quiet" href={renewalHref({ ...input, part: value })}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
