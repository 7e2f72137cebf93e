/** npm run translations. */
import { mainBuildDir } from '../../lib/config/build-dir.ts';
import { readMissingTexts } from '../../lib/languages/missing-texts.ts';
import { readPoFiles, readPoFilesAnew } from '../../lib/languages/po-files.ts';
import { textsToWrite } from '../../lib/publishing/built-pages.ts';
import { readSignatures, sign, unreadTexts } from '../../lib/publishing/signature.ts';
import { failWithError, parseOptions } from '../command-line/command-options.ts';
import { answerTextsWithoutHindi } from './translations/answer-texts.ts';
import { readSourceTexts } from './translations/source-texts.ts';
import { updatePoFiles } from './translations/update-po.ts';

const { unread, signed } = parseOptions(
  `Brings translations/hi in line with the English texts of the sources and of the last build: a changed text keeps its
Hindi as outdated, a new one waits for its Hindi, an unused one is marked. Prints what waits, with its pages.
npm run translations
npm run translations -- --unread /renewal --unread answers
                                     prints what was not read since these pages were signed, the English above its
                                     Hindi; into a file or a program: page, English and Hindi with tabs between
npm run translations -- --signed /renewal --signed answers
                                     somebody has read these pages as the last build shows them
"all" is every page, and the answers.`,
  {
    unread: { type: 'string', multiple: true, default: [] },
    signed: { type: 'string', multiple: true, default: [] },
  },
);

if (unread.length > 0) printUnread(unread);
else if (signed.length > 0) signPages(signed);
else update();

function update(): void {
  const sources = readSourceTexts();
  const ofAnswers = answerTextsWithoutHindi(sources, readPoFiles()).map(({ text }) => text);
  const missing = new Set([...readMissingTexts(mainBuildDir), ...ofAnswers]);
  const changes = updatePoFiles(sources, [...missing]);
  for (const { kind, text, path } of changes)
    console.log(`${kind}: ${path}: ${JSON.stringify(text)}`);
  const waiting = textsToWrite(mainBuildDir, readPoFilesAnew());
  for (const line of waiting) console.log(line);
  console.log(`${changes.length} changes; ${waiting.length} texts wait for their Hindi`);
}

/** A text of several pages once. */
function printUnread(names: readonly string[]): void {
  const printed = new Set<string>();
  for (const { page, unread } of pagesNamed(names)) {
    const texts = unread.filter(({ english }) => printed.size < printed.add(english).size);
    console.error(`\n${page}: ${unread.length} texts not read, ${texts.length} of them not above`);
    for (const { english, hindi } of texts)
      console.log(
        process.stdout.isTTY ? `\n${english}\n${hindi}` : `${page}\t${english}\t${hindi}`,
      );
  }
}

function signPages(names: readonly string[]): void {
  const read = pagesNamed(names);
  sign(new Map(read.map(({ page, texts }) => [page, texts])));
  console.log(`${read.length} pages signed in translations/signed.json`);
}

function pagesNamed(names: readonly string[]) {
  const pages = unreadTexts(mainBuildDir, readPoFiles(), readSignatures());
  const unknown = names.find((name) => name !== 'all' && !pages.some(({ page }) => page === name));
  if (unknown) failWithError(`The last build has no Hindi page ${unknown}`);
  return pages.filter(({ page }) => names.includes(page) || names.includes('all'));
}
