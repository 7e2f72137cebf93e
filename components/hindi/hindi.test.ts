import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMissingTexts } from '@/lib/languages/missing-texts';
import { productionVariables } from '@/testing/servers/production-variables.ts';

const own = { ...process.env };
const folder = mkdtempSync(join(tmpdir(), 'hindi-'));
afterAll(() => {
  process.env = own;
  rmSync(folder, { recursive: true });
});

test('a production build reports a text without Hindi, and no name or address of the broker', async () => {
  const build = { NEXT_PHASE: 'phase-production-build', BUILD_DIR: folder };
  process.env = { ...own, ...productionVariables, ...build };
  jest.resetModules();
  const { hindi } = await import('./hindi');
  const details = productionVariables;
  for (const text of [
    details.BROKER_NAME,
    details.BROKER_LEGAL_NAME,
    details.BROKER_ADDRESS,
    `${details.BROKER_LEGAL_NAME}, ${details.BROKER_ADDRESS}`,
    details.BROKER_PRINCIPAL_OFFICER,
    details.BROKER_GRIEVANCE_OFFICER,
    'LinkedIn',
    'Suraksha Post',
    'Suraksha Exchange',
  ])
    expect(hindi.translate(text)).toBe(text);
  hindi.translate('A sentence that nobody has translated');
  expect(readMissingTexts(folder)).toEqual(['A sentence that nobody has translated']);
});
