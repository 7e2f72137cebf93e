/** An imported policy: masked until it is opened; what a manager may change in it, and who did what. */
import { formatDate } from '@/lib/dates/format-date';
import { openedId } from '@/lib/desk/desk-paths';
import type { Opened } from '@/lib/desk/records/open-record.server';
import type { RecordList } from '@/lib/desk/records/record-list';
import type { StoryEntry } from '@/lib/desk/records/record-story.server';
import { type PolicyRecord, toPolicyRecord } from '@/lib/desk/records/records.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { hasRole } from '@/lib/desk/sign-in/desk-sessions.server';
import type { DeskPolicy } from '@/lib/policies/find-policies.server';
import { documentTitles, type PolicyDocument } from '@/lib/policies/policy-types';
import { type Fact, Facts } from './facts';
import { PolicyChanges } from './policy-changes';
import { OpenForm } from './record-forms';
import { OpenedUntil } from './record-view';
import styles from './records.module.css';
import { Story } from './story';

type PolicyViewProps = {
  desk: SignedInDesk;
  policy: DeskPolicy;
  documents: readonly PolicyDocument[];
  story: readonly StoryEntry[];
  opened: Opened;
  list: RecordList | null;
};

export function PolicyView({ desk, policy, documents, story, opened, list }: PolicyViewProps) {
  const record = toPolicyRecord(policy);
  // Titles may name people, so they are shown only once the policy is opened.
  const nameOf = ({ kind, title, loadedOn, supersededOn }: PolicyDocument) =>
    [
      documentTitles[kind],
      ...(opened && title !== documentTitles[kind] ? [title] : []),
      `loaded ${formatDate(loadedOn)}`,
      ...(supersededOn ? [`replaced ${formatDate(supersededOn)}`] : []),
    ].join(', ');
  return (
    <div className={styles.columns}>
      <div className={styles.section}>
        <h2 id={openedId} tabIndex={-1}>
          {opened ? 'The policy' : 'The policy, masked'}
        </h2>
        <Facts
          caption="The policy"
          rows={[...factsOf(record, opened), ['Documents', listOf(documents.map(nameOf))]]}
        />
        {opened ? (
          <OpenedUntil until={opened.until} />
        ) : (
          <OpenForm desk={desk} record={record} list={list} />
        )}
        {hasRole(desk.staffMember, 'manager') ? (
          <PolicyChanges
            desk={desk}
            policy={policy}
            documents={documents}
            nameOf={nameOf}
            list={list}
          />
        ) : (
          <p>A manager corrects the mobile, deletes a document or withdraws the policy.</p>
        )}
      </div>
      <section className={styles.section}>
        <h2>Story</h2>
        {story.length > 0 ? (
          <Story story={story} now={desk.now} />
        ) : (
          <p>Nobody did anything yet.</p>
        )}
      </section>
    </div>
  );
}

function listOf(names: readonly string[]) {
  if (names.length === 0) return 'None';
  return (
    <ul>
      {names.map((name, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have one name
        <li key={nth}>{name}</li>
      ))}
    </ul>
  );
}

function factsOf(record: PolicyRecord, opened: Opened): Fact[] {
  const { number, insurer, product, from, to, loadedOn, withdrawnAt, mobiles, emails } = record;
  const details = opened?.record.kind === 'policy' ? opened.record.details : null;
  const shown = details ?? { number, mobiles, emails };
  return [
    ['Number', shown.number],
    ['Insurer', insurer],
    ['Product', product],
    ['Runs', `${formatDate(from)} to ${formatDate(to)}`],
    ...(details ? ([['Holders', details.holders.join(', ')]] as Fact[]) : []),
    ['Sign-in with', [...shown.mobiles, ...shown.emails].join(', ')],
    ['Imported', formatDate(loadedOn)],
    ['Shown to its holder', withdrawnAt === null ? 'Yes' : 'No: withdrawn'],
  ];
}
