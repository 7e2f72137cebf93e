import type { Finding } from './finding.ts';
import { applyWaivers, parseWaivers } from './waivers.ts';

const finding = (id: string, url: string) => ({ id, url, waived: null }) as Finding;

test('a waiver applies to its check and its pages, with its reason', () => {
  const waivers = [
    { id: 'title-long', url: '/plans/*', reason: 'Names are long.' },
    { id: 'h1-missing', url: '/', reason: 'None.' },
  ];
  const { findings, unused } = applyWaivers(
    [
      finding('title-long', 'https://a.test/plans/x?y=1'),
      finding('title-long', 'https://a.test/'),
      finding('title-cut', 'https://a.test/plans/x'),
    ],
    waivers,
  );
  expect(findings.map(({ waived }) => waived)).toEqual(['Names are long.', null, null]);
  expect(unused).toEqual([waivers[1]]);
});

test('a dot or bracket in an address has no special meaning', () => {
  const { unused } = applyWaivers(
    [finding('a', 'https://a.test/xhtml')],
    [{ id: 'a', url: '/x.html', reason: 'r' }],
  );
  expect(unused).toHaveLength(1);
});

test('a waiver without a reason, or another kind of file, is refused in one line', () => {
  for (const text of [
    '{',
    '[{\n"id":\n x\n}]',
    '{}',
    '[{"id":"a","url":"/"}]',
    '[{"id":"a","url":"/","reason":" "}]',
    '[null]',
  ]) {
    expect(() => parseWaivers(text, 'w.json')).toThrow(/^w\.json: [^\n]+$/);
  }
});
