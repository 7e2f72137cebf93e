/** Judgments and awards that we have read: forum, date, what decided, what holds today. Examples, so without counts. */
import { ExternalLink } from '@/components/ui/external-link';
import { Inline } from '@/components/ui/prose';
import type { ReadCase, RefusalLine, RefusalReason } from '@/lib/content/refusals/refusal-types';
import { formatDate } from '@/lib/dates/format-date';
import { casesOf, linkableUrl } from '@/lib/tools/refusals/read-cases';
import styles from './refusal-answer.module.css';

type ReasonCasesProps = { reason: RefusalReason; line: RefusalLine | null };

export function ReasonCases({ reason, line }: ReasonCasesProps) {
  const cases = casesOf(reason, line);
  if (cases.length === 0) return null;
  return (
    <>
      <h3>What such cases turned on</h3>
      <ul className={styles.cases}>
        {cases.map((one) => (
          <li key={one.id}>
            <p>
              <b>{one.title}</b>, {one.forum}, {one.date ? formatDate(one.date) : 'day not known'}.{' '}
              {outcomes[one.outcome]}
            </p>
            <p>
              <Inline text={one.ruleThatDecided} />
            </p>
            <p>
              Today: <Inline text={one.holdsToday} />
            </p>
            <p>
              Read in: <CaseSource readCase={one} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const outcomes: Record<ReadCase['outcome'], string> = {
  'insurer-must-pay': 'The insurer had to pay.',
  part: 'A part had to be paid.',
  'insurer-right': 'The refusal stood.',
  remitted: 'It was sent back for a new decision.',
};

function CaseSource({ readCase }: { readCase: ReadCase }) {
  const url = linkableUrl(readCase);
  if (!url) return readCase.source.title;
  return <ExternalLink href={url}>{readCase.source.title}</ExternalLink>;
}
