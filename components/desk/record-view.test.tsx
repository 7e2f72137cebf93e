/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { CallRecord, RequestRecord } from '@/lib/desk/records/records.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { leadTextColumns } from '@/lib/store/schema/lead-schema';
import { callRecord, deskNow, requestRecord, signedInDesk } from '@/testing/data/desk-records';
import { RecordView } from './record-view';
import { Story } from './story';

const unsealed = leadTextColumns.filter(({ isSealed }) => !isSealed);
const sealed = leadTextColumns.filter(({ isSealed }) => isSealed);

const record = callRecord(
  Object.fromEntries(unsealed.map(({ column, listed }) => [listed, `/${column}`])),
);

test('the page of an opened call shows every text of it, with its words', () => {
  const texts = sealed.map(({ column, label, isLink = false }) => ({
    label,
    text: `/${column}`,
    isLink,
  }));
  render(
    <RecordView
      desk={signedInDesk()}
      found={{ record, story: [], stoppedCalls: [] }}
      opened={{ record: { kind: 'call', mobile: '9876543210', texts }, until: deskNow }}
      list={null}
    />,
  );
  for (const { column, label } of unsealed)
    expect(screen.getByText(label).closest('tr, div')).toHaveTextContent(`/${column}`);
  for (const { label, text, isLink } of texts) {
    if (isLink) expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', text);
    else expect(screen.getByText(`${label}: ${text}`)).toBeInTheDocument();
  }
});

test('an erased call cannot be opened, noted or stopped', () => {
  const words = /^(Show the number|Call made|Stop calls)$/;
  const found = { record, story: [], stoppedCalls: [] };
  const props = { desk: signedInDesk(), opened: null, list: null };
  const buttons = () => screen.queryAllByRole('button', { name: words, hidden: true });
  const { rerender } = render(<RecordView {...props} found={found} />);
  expect(buttons()).toHaveLength(3);
  rerender(<RecordView {...props} found={{ ...found, record: { ...record, isErased: true } }} />);
  expect(buttons()).toEqual([]);
});

function renderWith(over: Partial<SignedInDesk>, shown: CallRecord | RequestRecord = record) {
  return render(
    <RecordView
      desk={signedInDesk(over)}
      found={{ record: shown, story: [], stoppedCalls: [] }}
      opened={null}
      list={{ kind: 'for-you' }}
    />,
  );
}

const rejected = {
  action: 'note',
  message: 'note-too-long',
  fieldId: 'desk-note',
  values: { id: record.reference, note: 'what was typed' },
} as const;

test('a rejected note is there again with what is wrong; that of another record is not', () => {
  const { unmount } = renderWith({ rejected });
  const note = screen.getByLabelText(/^Note/);
  expect(note).toHaveValue('what was typed');
  expect(note).toBeInvalid();
  expect(note).toHaveAccessibleDescription(/longer than 200 characters/);
  unmount();
  renderWith({ rejected: { ...rejected, values: { ...rejected.values, id: 'CB-9999-9999' } } });
  expect(screen.getByLabelText(/^Note/)).toHaveValue('');
  expect(screen.getByLabelText(/^Note/)).toBeValid();
});

test('every form of a record names the list that the record was opened out of', () => {
  const { container } = renderWith({});
  const forms = [...container.querySelectorAll('form')];
  expect(forms.length).toBeGreaterThan(2);
  for (const form of forms) expect(new FormData(form).get('list')).toBe('for-you');
});

test('a time is said as a person says it, and exact to the second beside it', () => {
  renderWith({});
  const time = screen.getByText('today, 12:00\u00a0pm', { normalizer: (text) => text });
  expect(time).toHaveAttribute('datetime', '2026-11-22T12:00:00+05:30');
});

test('the story says in words what became of a withdrawal', () => {
  const told = (text: string) => {
    const entry = { at: null, what: 'withdrew', text, actor: 'asha@example.in' } as const;
    const { container, unmount } = render(<Story story={[entry]} now={deskNow} />);
    const words = container.textContent;
    unmount();
    return words;
  };
  expect(told('withdrawn-after-delivery')).toMatch(/^Withdrawn: Lead.svc has it/);
  expect(told('may-be-called')).toMatch(/^Withdrawn: it was on its way to Lead.svc/);
  expect(told('withdrawn')).toMatch(/^Withdrawntime/);
  // For a policy the detail is the manager's reason.
  expect(told('a letter')).toMatch(/^Withdrawn: a letter/);
});

test('the page says what a caller must know before the call: that the number wants none, or asked all the same', () => {
  const stopped = 'This number asked for no calls: do not ring it.';
  const register = 'On that register; asked for this call all the same';
  const { unmount } = renderWith({});
  expect(screen.queryByText(stopped)).toBeNull();
  expect(screen.queryByText(register)).toBeNull();
  unmount();
  renderWith({}, { ...record, isStopped: true, callDespiteDoNotDisturb: true });
  expect(screen.getByText(stopped)).toBeInTheDocument();
  expect(screen.getByText(register)).toBeInTheDocument();
});

test.each([
  ['pending', true],
  ['delivered', true],
  ['answered', false],
  ['expired', false],
] as const)('of a request that is %s "mark as answered" is offered: %s', (state, isOffered) => {
  renderWith({}, requestRecord({ state }));
  expect(screen.queryAllByRole('button', { name: /answered/ })).toHaveLength(isOffered ? 1 : 0);
});

test('a call that Lead.svc refused after a promise is called or closed; after its seven days only closed', () => {
  const refused = callRecord({
    followUp: 'refused-after-promise',
    state: 'refused',
    refusalWords: 'Duplicate',
  });
  const outcomes = () =>
    screen
      .getAllByRole('button', { name: /^(Call made|Not reached|Close without a call)$/ })
      .map(({ textContent }) => textContent);
  const { unmount } = renderWith({}, refused);
  expect(screen.getByText('Promised, then refused by Lead.svc: call this person.')).toBeVisible();
  expect(screen.getByText('Lead.svc said: “Duplicate”')).toBeVisible();
  expect(screen.getByText(/^It may be called until 29 Nov, /)).toBeVisible();
  expect(outcomes()).toEqual(['Call made', 'Not reached', 'Close without a call']);
  unmount();
  renderWith({}, { ...refused, isOver: true });
  expect(screen.getByText(/The 7 days .* are over: do not ring, only close this/)).toBeVisible();
  expect(outcomes()).toEqual(['Close without a call']);
});
