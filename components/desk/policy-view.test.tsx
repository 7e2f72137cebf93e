import { renderToStaticMarkup } from 'react-dom/server';
import type { Opened } from '@/lib/desk/records/open-record.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import type { DeskPolicy } from '@/lib/policies/find-policies.server';
import { documentTitles, type PolicyDocument } from '@/lib/policies/policy-types';
import { PolicyView } from './policy-view';

const policy = {
  row: { id: 'policy-1', withdrawn_at: null, loaded_on: '2026-11-01' },
  details: {
    number: 'P/12-3456',
    insurer: 'Star Health',
    product: 'Health',
    from: '2026-01-01',
    to: '2026-12-31',
    holders: ['Asha'],
    mobiles: ['9876543210'],
    emails: [],
  },
} as unknown as DeskPolicy;
const values = { id: 'policy-1', contact: '98765', reason: 'Rang us' };

const now = new Date('2026-11-22T12:00:00+05:30');

type View = { refused?: object; documents?: PolicyDocument[]; opened?: Opened };

function renderView({ refused, documents = [], opened = null }: View) {
  const desk = {
    now,
    staffMember: { sessionId: 'session', role: 'manager' },
    services: { encryption: { keyedHash: () => 'hash' } },
    refused: refused ?? null,
  };
  return renderToStaticMarkup(
    <PolicyView
      desk={desk as unknown as SignedInDesk}
      policy={policy}
      documents={documents}
      story={[]}
      opened={opened}
      list={null}
    />,
  );
}

test('the fold of the form that was refused is open, with what was typed and what is wrong; no other is', () => {
  const refused = {
    action: 'correct-policy',
    message: 'person-no-reason',
    fieldId: 'correct-policy-reason',
    values,
  };
  const folds = renderView({ refused }).split('<details').slice(1);
  const [correct = '', withdraw = ''] = folds;
  expect(correct).toMatch(/^[^>]* open=""/);
  const field = (id: string) => new RegExp(`<[^>]* id="${id}"[^>]*>`).exec(correct)?.[0];
  expect(field('policy-to')).toContain('value="98765"');
  // The address of the page ends with this id: the field has the focus.
  expect(field('correct-policy-reason')).toMatch(/aria-invalid="true".* value="Rang us"/);
  expect(correct).toContain('Say why: who asked');
  expect(correct.match(/aria-invalid/g)).toHaveLength(1);
  expect(withdraw).not.toMatch(/^[^>]* open|aria-invalid|value="Rang us"/);
});

test('the title of a document, which may name a person, is shown once the policy is opened', () => {
  const title = 'Schedule of Asha Rao';
  const documents: PolicyDocument[] = [
    { id: 'document-1', kind: 'schedule', title, bytes: 1, loadedOn: '2026-11-01' },
  ];
  const masked = renderView({ documents });
  expect(masked).toContain(documentTitles.schedule);
  expect(masked).not.toContain(title);
  const opened = { record: { kind: 'policy', details: policy.details }, until: now } as const;
  expect(renderView({ documents, opened })).toContain(title);
});
