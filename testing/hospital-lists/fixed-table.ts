/** A digest of every list file and its expected result, so that a change of either appears in the diff. */
import { sha256Hex } from '../../lib/text/sha256-hex.ts';
import type { ListFile } from './list-file.ts';

const digest = (content: Buffer | string) => sha256Hex(content).slice(0, 16);

/** File name, readable parts of the expected result, and digests of the bytes and of the whole result. */
export function fixedTable(files: readonly ListFile[]): string {
  const lines = files.map(({ file, shape, bytes, reading }) => {
    const messages = Object.entries(reading.say ?? {}).map(([what, count]) => `${what}: ${count}`);
    const expected = [reading.outcomes.join(' or '), String(reading.rows), messages.join('; ')];
    return [file, shape, ...expected, digest(bytes), digest(JSON.stringify(reading))].join('\t');
  });
  return `${['file\tshape\toutcome\trows\tsay\tbytes\treading', ...lines].join('\n')}\n`;
}
