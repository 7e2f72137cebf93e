/**
 * One policy: its e-card and documents first, then the desk's data, then the actions. Never says that cover is in
 * force: only the insurer knows. Texts of the desk's list are shown unchanged, without inline marks.
 */

import type { ReactNode } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { PrintButton } from '@/components/ui/print-button';
import { formatDate } from '@/lib/dates/format-date';
import { formatDayDistance } from '@/lib/dates/format-distance';
import { daysBetween, type IsoDate } from '@/lib/dates/iso-date';
import { reportPath } from '@/lib/policies/customer-login/login-messages';
import { policyLinks } from '@/lib/policies/customer-login/policy-links';
import type { Policy, PolicyDocument } from '@/lib/policies/policy-types';
import styles from './customer-login.module.css';

type PolicyCardProps = { policy: Policy; shownNumber: string | null; today: IsoDate };

export function PolicyCard({ policy, shownNumber, today }: PolicyCardProps) {
  const { renewal, calendar, claim } = policyLinks(policy, today);
  return (
    <article
      id={`policy-${policy.id}`}
      className={styles.policy}
      aria-labelledby={`name-${policy.id}`}
      data-print-part=""
    >
      <div>
        <h2 id={`name-${policy.id}`}>{policy.product}</h2>
        <p>
          {policy.insurer}
          {policy.covered && `: ${policy.covered}`}
        </p>
        <p className={styles.ends}>{endOf(policy.to, today)}</p>
      </div>
      <PolicyDocuments policy={policy} />
      <Disclosure summary="Number, dates and cover" isOpen={shownNumber !== null}>
        <PolicyFacts policy={policy} shownNumber={shownNumber} />
      </Disclosure>
      <div className={styles.others} data-print="no">
        <LinkButton href={renewal} variant="quiet">
          Renew
        </LinkButton>
        <LinkButton href={claim} variant="quiet">
          Make a claim
        </LinkButton>
        {calendar && (
          <a href={calendar} download>
            Put the end date into my calendar
          </a>
        )}
        <a href={`${reportPath}?policy=${policy.id}`}>Report something wrong</a>
        <PrintButton label="Print this policy" />
      </div>
    </article>
  );
}

/** When the policy ends by its printed date. Whether it is in force is not ours to say. */
function endOf(to: IsoDate, today: IsoDate): string {
  if (to < today) return `Ended on ${formatDate(to)}`;
  // Further away, a date says more than a number of days.
  const isNear = daysBetween(today, to) <= 366;
  return `Ends on ${formatDate(to)}${isNear ? `, ${formatDayDistance(to, today)}` : ''}`;
}

type PolicyFactsProps = { policy: Policy; shownNumber: string | null };

/** The desk's data about one policy, row by row; the number is masked until it is requested. */
function PolicyFacts({ policy, shownNumber }: PolicyFactsProps) {
  const { id, numberMasked, holders, covered, sumInsured, from, to, premium, loadedOn } = policy;
  const rows: [string, ReactNode][] = [
    ['Policy number', shownNumber ?? <HiddenNumber id={id} masked={numberMasked} />],
    [holders.length > 1 ? 'Policyholders' : 'Policyholder', holders.join(', ')],
    ['Covered', covered],
    ['Sum insured', sumInsured],
    ['From', formatDate(from)],
    ['To', formatDate(to)],
    ['Premium as printed', premium],
    ['As loaded on', formatDate(loadedOn)],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function HiddenNumber({ id, masked }: { id: string; masked: string }) {
  return (
    <form method="post" action="/api/customer-login/number" className={styles.others}>
      {masked}
      <input type="hidden" name="policy" value={id} />
      <Button type="submit" variant="quiet">
        Show number
      </Button>
    </form>
  );
}

/** The documents of one policy: the e-card as the button, the other latest ones below, older versions folded. */
function PolicyDocuments({ policy: { id, documents } }: { policy: Policy }) {
  const [newest, older] = [
    documents.filter(({ supersededOn }) => !supersededOn),
    documents.filter(({ supersededOn }) => supersededOn),
  ];
  // The document to show at a hospital desk; otherwise the policy itself.
  const first = newest.find(({ kind }) => kind === 'e-card') ?? newest[0];
  if (documents.length === 0) return <p>We have no document of this policy yet.</p>;
  return (
    <div className={styles.documents} data-print="no">
      {first && (
        <LinkButton href={hrefOf(first)} isWide download>
          {labelOf(first)}
        </LinkButton>
      )}
      <ul>
        {newest.map(
          (document) => document !== first && <DocumentLink key={document.id} {...document} />,
        )}
      </ul>
      {older.length > 0 && (
        <Disclosure id={`older-${id}`} summary={`Older versions (${older.length})`}>
          <ul>
            {older.map((document) => (
              <DocumentLink key={document.id} {...document} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function DocumentLink(document: PolicyDocument) {
  return (
    <li>
      <a href={hrefOf(document)} download>
        {labelOf(document)}
      </a>
      {document.supersededOn && `, replaced on ${formatDate(document.supersededOn)}`}
    </li>
  );
}

function hrefOf({ id }: PolicyDocument): string {
  return `/api/customer-login/documents/${id}`;
}

function labelOf({ title, bytes }: PolicyDocument): string {
  const size =
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${title} (PDF, ${size})`;
}
