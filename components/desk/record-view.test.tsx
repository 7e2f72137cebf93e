/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { CallRecord } from '@/lib/desk/records/records.server';
import type { SignedInDesk } from '@/lib/desk/require-worker.server';
import { timeSlots } from '@/lib/lead-service/time-slots';
import { leadTextColumns } from '@/lib/store/schema/lead-schema';
import { RecordView } from './record-view';

const now = new Date('2026-11-22T12:00:00+05:30');
const desk = {
  now,
  worker: { sessionId: 'session' },
  services: { encryption: { keyedHash: () => 'hash' } },
};
const unsealed = leadTextColumns.filter(({ isSealed }) => !isSealed);
const sealed = leadTextColumns.filter(({ isSealed }) => isSealed);

const record = {
  kind: 'call',
  waitsFor: null,
  lastCall: null,
  isStopped: false,
  reference: 'CB-2222-3333',
  state: 'delivered',
  product: 'Car',
  mobile: '••••••••10',
  callDate: '2026-11-23',
  timeSlot: timeSlots[0],
  createdAt: now.toISOString(),
  withdrawnAt: null,
  ...Object.fromEntries(unsealed.map(({ column, listed }) => [listed, `/${column}`])),
} as CallRecord;

test('the page of an opened call shows every text of it, with its words', () => {
  const texts = sealed.map(({ column, label, isLink = false }) => ({
    label,
    text: `/${column}`,
    isLink,
  }));
  render(
    <RecordView
      desk={desk as unknown as SignedInDesk}
      found={{ record, story: [], stoppedCalls: [] }}
      opened={{ record: { kind: 'call', mobile: '9876543210', texts }, until: now }}
    />,
  );
  for (const { column, label } of unsealed)
    expect(screen.getByText(label).closest('tr, div')).toHaveTextContent(`/${column}`);
  for (const { label, text, isLink } of texts) {
    if (isLink) expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', text);
    else expect(screen.getByText(`${label}: ${text}`)).toBeInTheDocument();
  }
});
