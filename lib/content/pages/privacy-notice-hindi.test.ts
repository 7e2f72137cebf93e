import { parseEnvironment } from '../../config/parse-environment.ts';
import { clickIdNames } from '../../site/campaign/campaign.ts';
import { sha256Hex } from '../../text/sha256-hex.ts';
import type { TextSection } from '../types.ts';
import { englishRowsHash } from './privacy-notice-hindi.ts';
import { privacyPolicy } from './privacy-policy.ts';

const { broker } = parseEnvironment({});
const { sections } = privacyPolicy(broker);

/** @param block which of the section's lists of rows: the Hindi section has one for each English notice. */
function rowsOf(id: string, shown = sections, block = 0): string[] {
  const section = shown.find((one): one is TextSection => one.id === id);
  const lists = section?.blocks.flatMap((one) => (one.kind === 'rows' ? [one.rows] : [])) ?? [];
  return (lists[block] ?? []).map(({ text }) => text);
}

/** Parts in digits and Latin letters in both languages: days, ages, numbers, links. */
function figuresIn(texts: readonly string[]): string[] {
  return [...new Set(texts.join(' ').match(/\d[\d ]*\d|\d+/g))].sort();
}

const notices = ['get-a-call', 'service-requests', 'your-policies'];

test('the Hindi section is marked as Hindi and written in Devanagari', () => {
  expect(sections.find(({ id }) => id === 'hindi')?.lang).toBe('hi');
  for (const block of notices.keys()) {
    for (const text of rowsOf('hindi', sections, block))
      expect(text).toMatch(/\p{Script=Devanagari}/u);
  }
});

test.each(notices.map((id, block) => [id, block] as const))(
  '%s has all its rows and their figures in Hindi',
  (id, block) => {
    const [english, hindi] = [rowsOf(id), rowsOf('hindi', sections, block)];
    // Complaints have a separate row.
    expect(hindi).toHaveLength(english.length + 1);
    expect(figuresIn(hindi)).toEqual(expect.arrayContaining(figuresIn(english)));
  },
);

test('the Hindi notice was compared with the English one since that was changed', () => {
  // Details of the broker change without a translation.
  const { sections: shown } = privacyPolicy({ ...broker, callingHours: 'HOURS' }, true);
  const english = notices.flatMap((id) => rowsOf(id, shown)).join('\n');
  expect(sha256Hex(english).slice(0, 12)).toBe(englishRowsHash);
});

test('both languages name the configured days after which a number is erased', () => {
  const { sections: shown } = privacyPolicy(
    parseEnvironment({ LEAD_RETENTION_DAYS: '800' }).broker,
  );
  expect(rowsOf('get-a-call', shown).join(' ')).toContain('After 800 days');
  expect(rowsOf('hindi', shown).join(' ')).toContain('800 दिन बाद');
});

test.each(['get-a-call', 'hindi'])(
  '%s names every id of a click, and Google where it is told',
  (id) => {
    const reporting = privacyPolicy(broker, true).sections;
    for (const shown of [sections, reporting]) {
      const words = rowsOf(id, shown).join(' ');
      for (const name of clickIdNames) expect(words).toContain(name);
    }
    // Beside the click ids: the tick, the recipient, and that a withdrawal ends the report.
    const times = (shown: typeof sections) =>
      rowsOf(id, shown).join(' ').split('Google').length - 1;
    expect(times(reporting) - times(sections)).toBeGreaterThanOrEqual(2);
  },
);
