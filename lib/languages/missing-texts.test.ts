import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMissingText, readMissingTexts } from './missing-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'missing-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the texts without Hindi are read once each, sorted, and none without a file', () => {
  expect(readMissingTexts(folder)).toEqual([]);
  for (const key of ['b', 'a', 'b']) addMissingText(folder, key);
  expect(readMissingTexts(folder)).toEqual(['a', 'b']);
});
