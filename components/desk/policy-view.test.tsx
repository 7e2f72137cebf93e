import { renderToStaticMarkup } from 'react-dom/server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import type { AdminPolicy } from '@/lib/policies/find-policies.server';
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
} as unknown as AdminPolicy;
const values = { id: 'policy-1', contact: '98765', reason: 'Rang us' };

function renderRefused(action: string, fieldId: string) {
  const desk = {
    now: new Date('2026-11-22T12:00:00+05:30'),
    staffMember: { sessionId: 'session', role: 'manager' },
    services: { encryption: { keyedHash: () => 'hash' } },
    refused: { action, message: 'person-no-reason', fieldId, values },
  };
  return renderToStaticMarkup(
    <PolicyView
      desk={desk as unknown as SignedInDesk}
      policy={policy}
      documents={[]}
      story={[]}
      opened={null}
      list={null}
    />,
  );
}

test('the fold of the form that was refused is open, with what was typed and what is wrong; no other is', () => {
  const folds = renderRefused('correct-policy', 'correct-policy-reason').split('<details').slice(1);
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
