import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMissingText, readMissingTexts, removeBrokerDetails } from './missing-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'missing-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('texts without Hindi are read once each, sorted; the details of a broker are none', () => {
  for (const key of ['b', 'Meera Nair', 'Suraksha Ltd, 4th Floor, Mumbai {0}', 'Name', 'a', 'b'])
    addMissingText(folder, key);
  const address = '4th Floor, Mumbai 400021';
  removeBrokerDetails(folder, { Name: 'Suraksha Ltd', address, officers: ['Meera Nair'] });
  expect(readMissingTexts(folder)).toEqual(['Name', 'a', 'b']);
});
