import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addMissingText,
  pagesWithText,
  readMissingTexts,
  removeBrokerDetails,
} from './missing-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'missing-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the texts without Hindi are read once each, sorted, and none without a file', () => {
  expect(readMissingTexts(folder)).toEqual([]);
  for (const key of ['b', 'a', 'b']) addMissingText(folder, key);
  expect(readMissingTexts(folder)).toEqual(['a', 'b']);
});

test('the details of a broker are no texts', () => {
  for (const key of ['Meera Nair', 'Suraksha Ltd, 4th Floor, Mumbai {0}', 'legalName', 'Name'])
    addMissingText(folder, key);
  const legalName = 'Suraksha Ltd';
  const address = '4th Floor, Mumbai 400021';
  removeBrokerDetails(folder, { legalName, address, officers: ['Meera Nair'] });
  expect(readMissingTexts(folder)).toEqual(['Name', 'a', 'b', 'legalName']);
});

test('a text is on the Hindi pages that show it, as React writes it', () => {
  const app = join(folder, 'server/app');
  mkdirSync(join(app, 'hi/claim'), { recursive: true });
  writeFileSync(join(app, 'hi.html'), '<p>Ask &quot;us&quot; within 7\u00a0days</p>');
  writeFileSync(join(app, 'hi/claim/theft.html'), '<p>Ask &quot;us&quot; today</p>');
  expect(pagesWithText(folder, 'Ask "us" {0}')).toEqual(['/hi', '/hi/claim/theft']);
  expect(pagesWithText(folder, 'Ask "us" within {0} days')).toEqual(['/hi']);
});
