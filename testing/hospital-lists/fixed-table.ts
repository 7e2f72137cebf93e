/** What was agreed about every list file, so that a change of it shows in the diff. */
import { createHash } from 'node:crypto';
import type { ListFile } from './list-file.ts';

const digest = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The file, its bytes, the reading that is right, and of this the parts that people look for. */
export function fixedTable(files: readonly ListFile[]): string {
  const lines = files.map(({ file, shape, bytes, reading }) => {
    const said = Object.entries(reading.say ?? {}).map(([what, count]) => `${what}: ${count}`);
    const right = [reading.outcomes.join(' or '), String(reading.rows), said.join('; ')];
    return [file, shape, ...right, digest(bytes), digest(JSON.stringify(reading))].join('\t');
  });
  return `${['file\tshape\toutcome\trows\tsay\tbytes\treading', ...lines].join('\n')}\n`;
}
