/** All pages that look wrong and are correct: a finding about the subject of such a row is a false positive. */
import { hash } from './generated-text.ts';
import type { Row, WithHoldout } from './row.ts';
import { dataTraps } from './traps/data.ts';
import { fileTraps } from './traps/files.ts';
import { headTraps } from './traps/head.ts';
import { linkTraps } from './traps/links.ts';
import { textTraps } from './traps/text.ts';

const rows: Row[] = [...headTraps, ...textTraps, ...linkTraps, ...dataTraps, ...fileTraps];

export const cleanTraps: readonly WithHoldout<Row>[] = rows.map((row) => ({
  ...row,
  held: hash(`held ${row.id}`) % 3 === 0,
}));
