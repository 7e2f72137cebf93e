/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { listUpload, signedInDesk } from '@/testing/data/desk-records';
import { UploadView } from './upload-view';

const upload = listUpload();

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
    render(<UploadView desk={signedInDesk()} upload={shown} insurers={[]} undoable={null} />);
    const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(names);
  },
);
