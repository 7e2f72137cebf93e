/**
 * Three example customers for the demonstration. No real person can be meant: insurers, products and people are called
 * examples on every row and every document. Refused outside a demonstration.
 */
import 'server-only';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, todayInIndia } from '../dates/iso-date.ts';
import type { Services } from '../store/services.server.ts';
import { importPolicies } from './import/import-policies.server.ts';

/** Valid mobile numbers. The demonstration sends no messages, so an owner of such a number gets none. */
const exampleMobiles = ['9000000001', '9000000002', '9000000003'] as const;

const header = [
  'Insurer',
  'Policy No',
  'Product',
  'LOB',
  'Insured Name',
  'Mobile No',
  'Email',
  'Covered',
  'Sum Insured',
  'Start Date',
  'Expiry Date',
  'Premium incl GST',
  'Document',
  'Document Type',
];
const customerOne = ['Example Customer One', exampleMobiles[0], 'one@example.com'];
const customerTwo = ['Example Customer Two', exampleMobiles[1], 'two@example.com'];
const customerThree = ['Example Customer Three', exampleMobiles[2], 'three@example.com'];

type Example = { cells: string[]; endsInDays: number; documents: string[] };

/** @returns whether they are loaded now. */
export async function importExampleCustomers(services: Services, now: Date): Promise<boolean> {
  if (services.env.siteEnv !== 'demonstration') return false;
  const folder = await mkdtemp(join(tmpdir(), 'example-customers-'));
  try {
    const rows: string[][] = [header];
    for (const { cells, endsInDays, documents } of examples()) {
      const to = addDays(todayInIndia(now), endsInDays);
      const [insurer = '', number = '', product = '', lob = '', ...rest] = cells;
      const [name = '', mobile = '', email = '', covered = '', sum = '', premium = ''] = rest;
      for (const kind of documents) {
        const file = `${number} ${kind}.pdf`;
        const lines = ['EXAMPLE, not a policy', insurer, `${product}: ${kind}`, number, name];
        await writeFile(join(folder, file), examplePdf(lines));
        const days = [addDays(to, -364), to];
        const policy = [insurer, number, product, lob, name, mobile, email, covered, sum, ...days];
        rows.push([...policy, premium, file, kind]);
      }
    }
    const file = join(folder, 'list.csv');
    await writeFile(file, `${rows.map((row) => row.join(';')).join('\n')}\n`);
    await importPolicies(
      services,
      { file, documents: folder, insurer: null, map: new Map(), isDryRun: false },
      () => undefined,
    );
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function examples(): Example[] {
  const health = ['Example Insurer A', 'EXAMPLE-H-0001', 'Example Health Plan', 'Health'];
  const car = ['Example Insurer B', 'EXAMPLE-C-0002', 'Example Car Policy', 'Private Car'];
  const life = ['Example Insurer C', 'EXAMPLE-L-0003', 'Example Term Plan', 'Life'];
  const bike = ['Example Insurer B', 'EXAMPLE-B-0004', 'Example Bike Policy', 'Two-wheeler'];
  return [
    {
      cells: [...health, ...customerOne, 'Example member, example spouse', '₹5,00,000', '₹11,800'],
      endsInDays: 40,
      documents: ['Policy', 'E-card', 'Renewal notice'],
    },
    {
      cells: [...car, ...customerOne, 'Example vehicle', '₹4,00,000', '₹9,440'],
      endsInDays: 200,
      documents: ['Policy', 'Schedule'],
    },
    {
      cells: [...life, ...customerTwo, 'Example member', '₹50,00,000', '₹7,080'],
      endsInDays: 300,
      documents: ['Policy', 'Endorsement'],
    },
    {
      cells: [...bike, ...customerThree, 'Example vehicle', '₹60,000', '₹1,180'],
      endsInDays: -10,
      documents: ['Policy'],
    },
  ];
}

/** A PDF of one page with a few lines of Latin text: the documents of the demonstration's example customers. */
export function examplePdf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line) => `(${line.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')}) Tj T*`)
    .join('\n');
  const content = `BT /F1 14 Tf 20 TL 60 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
