/** The documents of one policy: the e-card as the button, the other latest ones below, older versions folded. */
import { LinkButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDate } from '@/lib/dates/format-date';
import type { Policy, PolicyDocument } from '@/lib/policies/policy-types';
import styles from './customer-login.module.css';

export function PolicyDocuments({ policy: { id, documents } }: { policy: Policy }) {
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
