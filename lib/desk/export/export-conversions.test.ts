import { toPlainCsv } from '../../imports/spreadsheets/csv.ts';
import {
  googleConversions,
  isConversionName,
  maxConversionNameLength,
} from './export-conversions.server.ts';

const lead = (clickIds: object | null, more: object = {}) => ({
  state: 'delivered' as const,
  created_at: '2026-11-24T18:35:07.123Z',
  conversion_id: '7e2f',
  click_ids: clickIds && JSON.stringify(clickIds),
  ...more,
});

const rowsOf = (...leads: Parameters<typeof googleConversions>[0]) =>
  googleConversions(leads, 'Call').slice(2);

test('each of Google’s three click ids has its own column, one per row, with India’s time', () => {
  const written = toPlainCsv(
    googleConversions(
      [lead({ gclid: '-Cj0', gbraid: 'b' }), lead({ gbraid: 'b' }), lead({ wbraid: 'w' })],
      'Call, asked for',
    ),
  );
  expect(written.split('\n')).toEqual([
    'Parameters:TimeZone=+0530',
    'Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Order ID',
    '-Cj0,,,"Call, asked for",2026-11-25 00:05:07,7e2f',
    ',b,,"Call, asked for",2026-11-25 00:05:07,7e2f',
    ',,w,"Call, asked for",2026-11-25 00:05:07,7e2f',
    '',
  ]);
});

test('visitors who did not consent, or withdrew their consent, are excluded', () => {
  expect(rowsOf(lead({ gclid: 'a' }, { conversion_id: null }), lead(null))).toEqual([]);
});

test('clicks of other networks and requests that are not called are excluded', () => {
  expect(rowsOf(lead({ fbclid: 'a', msclkid: 'b' }))).toEqual([]);
  for (const state of ['unconfirmed', 'refused', 'expired'] as const)
    expect(rowsOf(lead({ gclid: 'a' }, { state }))).toEqual([]);
  expect(rowsOf(lead({ gclid: 'a' }, { state: 'pending' }))).toHaveLength(1);
});

test('of calls that Lead.svc refused those that it may have are in the file, others are not', () => {
  const check = { state: 'delivered', follow_up: 'check' };
  const refused = { state: 'refused', follow_up: 'refused-after-promise' };
  expect(rowsOf(lead({ gclid: 'a' }, check), lead({ gclid: 'b' }, refused))).toEqual([
    ['a', '', '', 'Call', '2026-11-25 00:05:07', '7e2f'],
  ]);
});

test.each([
  ['Call-back', true],
  ['कॉल (2)', true],
  ['C'.repeat(maxConversionNameLength), true],
  ['C'.repeat(maxConversionNameLength + 1), false],
  ['', false],
  ['=1+1', false],
  ["'Call", false],
])('%j is a name of a conversion: %j', (name, isOne) => {
  expect(isConversionName(name)).toBe(isOne);
});
