/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ListUpload } from '@/lib/desk/lists/list-uploads.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { UploadView } from './upload-view';

const now = new Date('2026-11-22T12:00:00+05:30');
const desk = {
  now,
  refused: null,
  staffMember: { sessionId: 'session' },
  services: { encryption: { keyedHash: () => 'hash' } },
} as unknown as SignedInDesk;
const upload = {
  id: 'upload-1',
  kind: 'policies',
  options: { insurer: null, listKind: null, asOf: null, columns: '' },
  list: { name: 'policies.csv' },
  documents: [],
  report: { summary: '', lines: [], counts: [], rejected: [], rejectedCount: 0, questions: [] },
  message: null,
  createdAt: now.toISOString(),
} as unknown as ListUpload;

test.each([
  ['read', false, ['Put it in force', 'Discard']],
  ['reading', false, []],
  ['loading', false, []],
  // Nothing was changed: the same file can be tried again.
  ['loading', true, ['Put it in force', 'Discard']],
  ['reading', true, ['Discard']],
  ['refused', false, ['Discard']],
  ['loaded', false, []],
] as const)(
  'of a file that is "%s", stopped: %s, what can be done is %j',
  (state, isStopped, names) => {
    // A file whose first reading has not ended has no report.
    const report = state === 'reading' || state === 'refused' ? null : upload.report;
    const shown = { ...upload, state, isStopped, report };
    render(<UploadView desk={desk} upload={shown} insurers={[]} undoable={null} />);
    const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(names);
  },
);
