/** npm run translations. */
import { mainBuildDir } from '../../lib/config/build-dir.ts';
import { readMissingTexts } from '../../lib/languages/missing-texts.ts';
import { readPoFiles } from '../../lib/languages/po-files.ts';
import { parseOptions } from '../command-line/command-options.ts';
import { updatePoFiles } from './translations/update-po.ts';

const { check } = parseOptions(
  `Brings translations/hi in line with the English texts of the sources and of the last build: a changed text keeps its
Hindi as outdated, a new one waits for its Hindi, an unused one is marked. Prints what waits.
npm run translations [-- --check]   with --check nothing is written, and a change is a failure`,
  { check: { type: 'boolean', default: false } },
);

const changes = updatePoFiles(readMissingTexts(mainBuildDir), !check);
for (const { kind, subject, text, place } of changes)
  console.log(`${kind}: ${subject}.po: ${JSON.stringify(text)}${place && ` (${place})`}`);
const waiting = readPoFiles().filter(({ hindi, previous }) => hindi === '' || previous !== null);
console.log(`${changes.length} changes; ${waiting.length} texts wait for their Hindi`);
if (check && changes.length > 0) process.exitCode = 1;
