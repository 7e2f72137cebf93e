import { renderToStaticMarkup } from 'react-dom/server';
import type { Opened } from '@/lib/desk/records/open-record.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { documentTitles, type PolicyDocument } from '@/lib/policies/policy-types';
import { deskNow, deskPolicy, signedInDesk } from '@/testing/data/desk-records';
import { PolicyView } from './policy-view';

const policy = deskPolicy();
const values = { id: 'policy-1', contact: '98765', reason: 'Rang us' };

type View = Pick<Partial<SignedInDesk>, 'rejected'> & {
  documents?: PolicyDocument[];
  opened?: Opened;
};

function renderView({ rejected = null, documents = [], opened = null }: View) {
  const desk = signedInDesk({ rejected });
  return renderToStaticMarkup(
    <PolicyView
      desk={{ ...desk, staffMember: { ...desk.staffMember, role: 'manager' } }}
      policy={policy}
      documents={documents}
      story={[]}
      opened={opened}
      list={null}
    />,
  );
}

test('the fold of the form that was rejected is open, with what was typed and what is wrong; no other is', () => {
  const rejected = {
    action: 'correct-policy',
    message: 'person-no-reason',
    fieldId: 'correct-policy-reason',
    values,
  } as const;
  const folds = renderView({ rejected }).split('<details').slice(1);
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
  const opened = { record: { kind: 'policy', details: policy.details }, until: deskNow } as const;
  expect(renderView({ documents, opened })).toContain(title);
});
