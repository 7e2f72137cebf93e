/** The answer to one claim: the next deadline, what to do now, the dates, the papers. One page with places in it, and one sheet on paper. */
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { Sources } from '@/components/sections/sources';
import { Disclosure } from '@/components/ui/disclosure';
import { OpenTarget } from '@/components/ui/open-target';
import { Paragraphs } from '@/components/ui/prose';
import { formatDate, formatDateTime, formatShortDay, formatTime } from '@/lib/dates/format-date';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import type { ListedAnswer } from '@/lib/site/route-row';
import { type ClaimPartId, headingOf } from '@/lib/tools/claims/claim-parts';
import { nextDeadline } from '@/lib/tools/claims/next-deadline';
import type { ClaimQuery } from '@/lib/tools/claims/parse-claim-query';
import { AskForHelp } from './ask-for-help';
import styles from './claim-answer.module.css';
import { ClaimDates } from './claim-dates';
import { ClaimQuickDays } from './claim-dates-form';
import { ClaimJumps } from './claim-jumps';
import { ClaimLadder } from './claim-ladder';
import { ClaimLetters } from './claim-letters';
import { ClaimProblems } from './claim-problems';
import { claimSources, PrintedSources } from './claim-sources';
import { DoNow } from './do-now';
import { InsurerPicker } from './insurer-picker';
import { PaperList } from './paper-list';
import { Pitfalls } from './pitfalls';
import { SafetyLine } from './safety-line';
import { SaveClaim } from './save-claim';
import { WhomToTell } from './whom-to-tell';

type ClaimAnswerProps = {
  asked: Extract<ClaimQuery, { kind: 'claim' }>;
  now: LocalDateTime;
  /** Where this is the kind's own address. */
  listed: ListedAnswer | undefined;
};

const path = '/claim';

export function ClaimAnswer({ asked, now, listed }: ClaimAnswerProps) {
  const { type, given, problems } = asked;
  const claim = { type, given, now, sources: claimSources(type, given, now) };
  const deadline = nextDeadline(type, given, now);
  const isDated = given.happened !== undefined;
  return (
    <SiteFrame path={path} barOffer={isDated ? savePlan : askUs} answer={listed}>
      <OpenTarget />
      <PageHero
        path={path}
        face="answer"
        asked={<Asked label={type.label} happened={given.happened} now={now} />}
        heading={deadline?.heading ?? type.heading}
        {...(deadline && { answer: `${deadline.basis}.` })}
      />
      <ClaimJumps />
      <div className={`wrap ${styles.plan}`}>
        <ClaimProblems type={type} problems={problems} />
        <SafetyLine isAbroad={type.group === 'travel'} />
        {!isDated && <ClaimQuickDays type={type} asked={asked} now={now} />}
        <InsurerPicker group={type.group} />
        <div className={styles.pair}>
          <div className={styles.stack}>
            <Part id="now">
              <Paragraphs text={[type.summary]} />
              <DoNow {...claim} />
            </Part>
            <Part id="tell">
              <WhomToTell {...claim} />
            </Part>
          </div>
          <Part id="dates">
            <ClaimDates asked={asked} now={now} sources={claim.sources} />
          </Part>
        </div>
        <div className={styles.pair}>
          <div className={styles.stack}>
            <Folded id="papers">
              <PaperList type={type} />
            </Folded>
            <SaveClaim type={type} given={given} now={now} />
          </div>
          <div className={styles.stack}>
            <div data-print="no">
              <Folded id="letter">
                <ClaimLetters {...claim} />
              </Folded>
            </div>
            <Disclosure summary="What often goes wrong" headingLevel={2}>
              <Pitfalls type={type} />
            </Disclosure>
            <Folded id="refused">
              <div data-print="no">
                <Paragraphs text={type.afterwards} />
              </div>
              <ClaimLadder given={given} />
            </Folded>
          </div>
        </div>
        <p className={styles.made}>
          Made on {formatDateTime(now)}. Guidance; the insurer decides.{' '}
          <span data-print="no">
            Nothing here says that a claim will be paid. Where this page and your policy differ, the
            policy holds. Late notice or a missing paper is not by itself a ground to reject.
          </span>
        </p>
      </div>
      <PrintedSources sources={claim.sources} />
      <AskForHelp path={path} type={type} />
      <div data-print="no">
        <Sources path={path + (listed?.search ?? '')} sources={claim.sources} isFolded />
      </div>
    </SiteFrame>
  );
}

const askUs = { href: '#ask-us', label: 'Ask us to help' };
const savePlan = { href: '#save', label: 'Save this plan' };

type AskedProps = { label: string; happened: LocalDateTime | undefined; now: LocalDateTime };

/** In one line on a phone: this year's day without its year. */
function Asked({ label, happened, now }: AskedProps) {
  const isThisYear = happened?.date.slice(0, 4) === now.date.slice(0, 4);
  const day = happened && (isThisYear ? formatShortDay(happened.date) : formatDate(happened.date));
  const hour = happened?.time && formatTime(happened.time);
  return (
    <>
      {[label, [day, hour].filter(Boolean).join(', ')].filter(Boolean).join(' · ')}{' '}
      <span data-print="no">
        · <a href={happened ? '#change' : '/claim'}>change</a>
      </span>
    </>
  );
}

type PartProps = { id: ClaimPartId; children: ReactNode };

function Part({ id, children }: PartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{headingOf(id)}</h2>
      {children}
    </section>
  );
}

function Folded({ id, children }: PartProps) {
  return (
    <Disclosure id={id} summary={headingOf(id)} headingLevel={2}>
      {children}
    </Disclosure>
  );
}
