/** Rows of an insurer's rate table as CSV, with a test's own values. */

const validRow = {
  Insurer: 'HDFC Life',
  Plan: 'Plan One',
  UIN: '101N999V01',
  Page: '/term-insurance',
  Approval: 'Letter 7',
  'Approved from': '2026-11-01',
  'Approved until': '31/10/2027',
  'Filed on': '1 Oct 2026',
  Source: 'Rate table of Plan One',
  Age: '34',
  'Sum assured': '1 crore',
  Zone: '',
  Term: '20',
  'Price for': 'non-smoker, yearly, with tax',
  Premium: '9,214.50',
  'Feature: Riders': 'Accident',
};

export type PlanRow = Partial<Record<keyof typeof validRow, string>>;

export const exampleRow: PlanRow = {
  Insurer: 'Example Insurer A',
  Plan: 'Example Plan',
  UIN: 'EXAMPLE-1',
  Approval: 'Example letter',
  Source: 'Example table',
};

export function planTable(...rows: readonly PlanRow[]): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = [
    Object.keys(validRow),
    ...rows.map((row) => Object.values({ ...validRow, ...row } as Record<string, string>)),
  ];
  return `${lines.map((cells) => cells.map(quoted).join(',')).join('\n')}\n`;
}
