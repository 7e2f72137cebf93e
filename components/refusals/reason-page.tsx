/**
 * The page of one reason of a refusal: the number that decides and an example with dates first, then meaning, rule,
 * cases and what to write. Its form begins the planner with this reason.
 */
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { localText } from '@/components/languages/local-text';
import { Section } from '@/components/sections/section';
import { ServiceDrawing } from '@/components/sections/service-drawing';
import { TextPage } from '@/components/sections/text-page';
import { ToolBand } from '@/components/sections/tool-band';
import { Button } from '@/components/ui/button';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import { Paragraphs } from '@/components/ui/prose';
import { TextField } from '@/components/ui/text-field';
import {
  type ReasonPage,
  reasonContent,
  reasonPages,
  reasonsPublishedOn,
} from '@/lib/content/refusals/reason-pages';
import { lawfulPartsFor, refusalLineRows } from '@/lib/content/refusals/refusal-copy';
import type { RefusalDay } from '@/lib/content/refusals/refusal-types';
import { answerPath } from '@/lib/site/tool-paths';
import { claimPath, refusedPath } from '@/lib/site/tool-routes';
import {
  decidedTests,
  decisiveTests,
  judgeReasonOfClaim,
  type RefusalDays,
} from '@/lib/tools/refusals/judge-reason';
import { dayWordsOf, lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { refusalSearch } from '@/lib/tools/refusals/refusal-query';
import { paragraphsInForce } from '@/lib/tools/refusals/write-refusal-letter';
import { ComparedDays } from './reason-answer';
import { ReasonPageLinks } from './reason-links';
import styles from './reason-page.module.css';
import { ReasonCases } from './refusal-folds';

type ReasonProps = { page: ReasonPage };

export function ReasonPageView({ page }: ReasonProps) {
  const { reason, examples, listed } = page;
  return (
    <TextPage
      path="/claim"
      subject={listed}
      content={reasonContent(page)}
      picture={<ServiceDrawing name="refused" />}
      actions={<ReasonFigure page={page} />}
      tool={
        <ToolBand id="your-dates" heading="Your dates and your letter">
          <ReasonForm page={page} />
        </ToolBand>
      }
      sectionExtras={{
        meaning: examples && <Examples page={page} />,
        rule: <ReasonCases reason={reason} line={null} isOwnOnly />,
        write: <SampleLetter page={page} />,
      }}
      openSections={['meaning', 'rule', 'write']}
      foldsHeading="More about this reason"
      band={<OtherReasons page={page} />}
    />
  );
}

function claimOf({ reason }: ReasonPage, days: RefusalDays): RefusalInput {
  const line = lineOf({ line: null, reasons: [reason] });
  return { line, kind: 'refused', reasons: [reason], days, sent: null };
}

function judgeExample({ reason }: ReasonPage, input: RefusalInput) {
  return judgeReasonOfClaim(input, reason, reasonsPublishedOn);
}

/** The figure of the rule, and the days of the first example drawn. */
function ReasonFigure({ page }: ReasonProps) {
  const { reason, rule, examples } = page;
  const shown = reason.rules[rule];
  if (!shown) return null;
  const input = examples && claimOf(page, examples[0]);
  const [test] = input ? decisiveTests(judgeExample(page, input)) : [];
  return (
    <div className={styles.figure}>
      <HeadlineNumbers numbers={[{ label: shown.label, value: shown.figure.text }]} />
      {input && test && (
        <>
          <ComparedDays test={test} input={input} />
          <p className={styles.example}>An example: here the rule is on the side of the insured.</p>
        </>
      )}
    </div>
  );
}

function Examples({ page }: ReasonProps) {
  return page.examples?.map((days, place) => {
    if (!days) return null;
    const input = claimOf(page, days);
    return (
      <div key={place === 0 ? 'first' : 'second'} className={styles.case}>
        <h3>{place === 0 ? 'An example with dates' : 'The same with other dates'}</h3>
        {decidedTests(judgeExample(page, input)).map((test) => (
          <div key={`${test.figure.id}-${test.from}-${test.at}`} className={styles.case}>
            <ComparedDays test={test} input={input} />
            <Paragraphs text={[test.text]} />
          </div>
        ))}
      </div>
    );
  });
}

/** What the planner writes with the visitor’s days: here they are gaps. */
function SampleLetter({ page: { reason } }: ReasonProps) {
  const { letter, lines } = reason;
  const line = lines.length > 2 ? null : lines[0];
  const asks = lawfulPartsFor(line, 'refused').flatMap(({ ask }) => (ask ? [`– ${ask}`] : []));
  const ofDepends = 'depends' in letter ? letter.depends : letter;
  const own = paragraphsInForce(ofDepends, { line, days: {}, reasons: [] });
  const paragraphs = [...own, ...(asks.length > 0 ? ['Please send me, in writing:', ...asks] : [])];
  return (
    <>
      <blockquote className={styles.letter}>
        {paragraphs.map((text) => (
          <p key={text}>{localText(text).replace(/\{\w+\}/g, '………')}</p>
        ))}
      </blockquote>
      <p>
        <a href="#your-dates">Have the whole letter filled in with your dates</a> ·{' '}
        <a href="/grievance-redressal">The steps after it, and their days</a>
      </p>
    </>
  );
}

/** Days of the period that decides, and of the letter: each may be left out. */
function ReasonForm({ page }: ReasonProps) {
  const input = claimOf(page, {});
  const [test] = page.reason.tests;
  const asked = page.examples && test ? [test.from, test.at] : [];
  const days = [...new Set<RefusalDay>([...asked.filter((day) => day !== 'today'), 'letter'])];
  return (
    <FormCard
      action={answerPath(refusedPath)}
      layout={days.length > 1 ? 'row' : 'question'}
      autoComplete="off"
      note="Skip what you don’t know."
    >
      <HiddenQuery search={refusalSearch(input)} />
      {days.map((day) => (
        <TextField
          key={day}
          id={`reason-${day}`}
          name={day}
          label={dayWordsOf(day, input).label}
          type="date"
        />
      ))}
      <Button type="submit">Show my answer</Button>
    </FormCard>
  );
}

const maxOthers = 4;

/** The next ones of the same insurance, the guide to the claim itself, and all. */
function OtherReasons({ page }: ReasonProps) {
  const { reason, listed } = page;
  const at = reasonPages.indexOf(page);
  const others = [...reasonPages.slice(at + 1), ...reasonPages.slice(0, at)]
    .filter((other) => other.reason.lines.some((line) => reason.lines.includes(line)))
    .slice(0, maxOthers);
  const guides = refusalLineRows.filter(({ value }) => reason.lines.includes(value)).slice(0, 1);
  return (
    <Section id="other-reasons" heading="Other reasons that letters give">
      <ReasonPageLinks pages={others}>
        <li>
          <a href={`${listed.parent?.path}#reasons`}>All reasons, by insurance</a>
        </li>
        {guides.map(({ value, claimType, label }) => (
          <li key={value}>
            <a href={claimPath(claimType)}>{`Steps of the claim: ${label}`}</a>
          </li>
        ))}
      </ReasonPageLinks>
    </Section>
  );
}
