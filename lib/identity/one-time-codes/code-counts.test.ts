import { logger } from '../../process/logging/logger.server.ts';
import { codeStatus, observeCodeEvent } from './code-counts.server.ts';

const start = Date.parse('2026-11-22T06:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);

test('the codes of an hour, and their alarm, are gone after a quiet hour', () => {
  for (let n = 0; n < 6; n++) observeCodeEvent('sms', 'failed', at(n));
  expect(codeStatus(at(59))).toMatchObject({
    sms: { failed: 6, sent: 0 },
    unusual: 'more codes fail than are sent',
  });
  expect(codeStatus(at(61))).toMatchObject({ sms: { failed: 0 }, unusual: null });
});

test('an unusual hour is logged once', () => {
  const warn = jest.spyOn(logger(), 'warn').mockImplementation();
  for (let n = 0; n < 12; n++) observeCodeEvent('email', 'failed', at(180 + n));
  expect(warn.mock.calls.map(([, message]) => message)).toEqual(['codes: unusual rate']);
  warn.mockRestore();
});
