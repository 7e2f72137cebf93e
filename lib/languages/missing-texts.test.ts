import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMissingText, readMissingTexts, removeBrokerDetails } from './missing-texts.ts';

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
