/** Reasons as links to their answer: a choice of those that the words may mean, or all folded by kind of insurance. */
import type { ReactNode } from 'react';
import { AnswerLink } from '@/components/ui/answer-link';
import { Disclosure } from '@/components/ui/disclosure';
import type { ReasonPage } from '@/lib/content/refusals/reason-pages';
import {
  healthLines,
  type RefusalLine,
  type RefusalReason,
  vehicleLines,
} from '@/lib/content/refusals/refusal-types';
import { joinWords, lowerStart, upperFirst } from '@/lib/text/words';
import { areOfOneLine, bothOf, shortLabel, whatTheySay } from '@/lib/tools/refusals/reason-choice';
import type { RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { refusalHref } from '@/lib/tools/refusals/refusal-query';
import styles from './reason-links.module.css';

type ReasonLinksProps = {
  input: RefusalInput;
  reasons: readonly RefusalReason[];
  /** The deductions that were typed, as a query: each link keeps them. */
  typedDeductions?: string;
};

type GroupedReasonLinksProps = ReasonLinksProps & {
  /** 2 where the heading above is the page's. */
  headingLevel?: 2 | 3;
};

export function ReasonLinks({ input, reasons, typedDeductions }: ReasonLinksProps) {
  return (
    <ul className={styles.links}>
      {reasons.map((reason) => {
        const href = refusalHref(
          { ...input, reasons: [...input.reasons, reason] },
          typedDeductions,
        );
        return (
          <li key={reason.id}>
            <AnswerLink href={href}>{reason.label}</AnswerLink>
          </li>
        );
      })}
    </ul>
  );
}

type ReasonPageLinksProps = { pages: readonly ReasonPage[]; children?: ReactNode };

/** @param children further rows */
export function ReasonPageLinks({ pages, children }: ReasonPageLinksProps) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ label, listed }) => (
        <li key={listed.path}>
          <a href={listed.path}>{label}</a>
        </li>
      ))}
      {children}
    </ul>
  );
}

/**
 * Each with what the insurer says by it; of two that one letter can give, also both. The insurance is named where it
 * tells them apart.
 */
export function ReasonChoice({ input, reasons, typedDeductions }: ReasonLinksProps) {
  const isLineAsked = input.line === null && !areOfOneLine(reasons);
  const hrefOf = (...chosen: readonly RefusalReason[]) =>
    refusalHref({ ...input, reasons: [...input.reasons, ...chosen] }, typedDeductions);
  const both = bothOf(reasons, input.line);
  const hrefOfBoth = both && hrefOf(...both);
  return (
    <ul className={styles.choice}>
      {reasons.map((reason) => {
        const href = hrefOf(reason);
        const says = whatTheySay(reason);
        return (
          <li key={reason.id}>
            <AnswerLink href={href}>
              <b>{reason.label}</b>{' '}
              <span>{isLineAsked ? `${groupOf(reason)}: ${lowerStart(says)}` : says}</span>
            </AnswerLink>
          </li>
        );
      })}
      {both && hrefOfBoth && (
        <li>
          <AnswerLink href={hrefOfBoth}>
            <b>My letter says both</b>{' '}
            {reasons.length > 2 && <span>{upperFirst(joinWords(both.map(shortLabel)))}</span>}
          </AnswerLink>
        </li>
      )}
    </ul>
  );
}

const groups: readonly { heading: string; lines: readonly RefusalLine[] }[] = [
  { heading: 'Health', lines: healthLines },
  { heading: 'Life', lines: ['life'] },
  { heading: 'Car, bike and road', lines: vehicleLines },
  { heading: 'Travel', lines: ['travel'] },
  { heading: 'Personal accident', lines: ['accident'] },
];

/** The reason occurs in three groups or more, so it is listed in none of them. */
function isGeneral({ lines }: RefusalReason): boolean {
  return groups.filter((group) => group.lines.some((line) => lines.includes(line))).length > 2;
}

/** The less common kinds are in one fold. */
const maxFolds = 4;

const generalHeading = 'Any insurance';

function groupOf(reason: RefusalReason): string {
  const own = groups.find(({ lines }) => lines.includes(reason.lines[0]));
  return own && !isGeneral(reason) ? own.heading : generalHeading;
}

/** A reason is in the group of the visitor's insurance; while that is not known, in the group of its own first line. */
export function GroupedReasonLinks(props: GroupedReasonLinksProps) {
  const { input, reasons, typedDeductions, headingLevel = 3 } = props;
  const placed = groups.map(({ heading, lines }) => ({
    heading,
    reasons: reasons.filter((one) => !isGeneral(one) && lines.includes(input.line ?? one.lines[0])),
  }));
  const folds = [...placed, { heading: generalHeading, reasons: reasons.filter(isGeneral) }]
    .filter((group) => group.reasons.length > 0)
    .map((group) => (
      <Disclosure key={group.heading} summary={group.heading} headingLevel={headingLevel}>
        <ReasonLinks input={input} reasons={group.reasons} typedDeductions={typedDeductions} />
      </Disclosure>
    ));
  if (folds.length <= maxFolds) return folds;
  return (
    <>
      {folds.slice(0, maxFolds - 1)}
      <Disclosure summary="Travel, accident, any insurance" headingLevel={headingLevel}>
        {folds.slice(maxFolds - 1)}
      </Disclosure>
    </>
  );
}
