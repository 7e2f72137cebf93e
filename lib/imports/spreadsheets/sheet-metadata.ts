/**
 * Reads what read-excel-file leaves out: hidden sheets, hidden rows, merged cells, texts that are struck through, colors,
 * and comments. Rule: sizes are checked in the zip's directory before anything is unpacked, because a few kilobytes may unpack to gigabytes.
 */
import { posix } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ImportError } from './import-error.ts';
import {
  emptySheet,
  isStrike,
  type MarkedText,
  parseReference,
  type SheetContent,
  scanSheet,
} from './scan-sheet.ts';
import { damagedWorkbook, scanXml, type XmlTag } from './scan-xml.ts';

export type SheetMetadata = SheetContent & {
  name: string;
  isHidden: boolean;
  /** Comments of cells, by the number of the row. */
  comments: ReadonlyMap<number, string>;
};

/** A list of 120,000 hospitals in twenty columns has 140; the time to read it must be far from its bound. */
const maxUnpackedMb = 150;
/** Sheets compress to a tenth or twentieth of their size; a thousandth is one letter repeated. */
const maxCompressionRatio = 200;
/** Of a row; a longer one is prose all the same. */
const maxCommentLetters = 2_000;
const minBytesForRatio = 1024 * 1024;

/** The sheets in the workbook's order. Every part is scanned, whatever its name. @throws ImportError */
export async function readSheetMetadata(bytes: Buffer): Promise<SheetMetadata[]> {
  const { zip, entries } = await openZip(bytes);
  assertUnpackedSize(entries);
  const parts = entries.filter(({ fileName }) => /\.(xml|rels)$/.test(fileName));
  const elementsOf = async (path: string, ...names: string[]): Promise<XmlTag[]> => {
    const entry = parts.find(({ fileName }) => fileName === path);
    const xml = entry ? await unpack(zip, entry) : '';
    return [...scanXml(xml)].filter((tag) => names.includes(tag.name));
  };
  const relationships = await elementsOf('xl/_rels/workbook.xml.rels', 'Relationship');
  const pathById = new Map(
    relationships.map(({ attribute }) => [
      attribute('Id'),
      (attribute('Target') ?? '').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  );
  const sheets = (await elementsOf('xl/workbook.xml', 'sheet')).map(({ attribute }) => ({
    path: pathById.get(attribute('id')) ?? '',
    name: attribute('name') ?? '',
    isHidden: /hidden/i.test(attribute('state') ?? ''),
  }));
  const marked: MarkedText = { styles: new Set(), colors: new Map(), texts: new Map() };
  const contents = new Map<string, SheetContent>();
  // Sheets refer to the styles and the shared texts.
  const isShared = ({ fileName }: Entry) => /^xl\/(?:styles|sharedStrings)\.xml$/.test(fileName);
  for (const entry of parts.toSorted((a, b) => Number(isShared(b)) - Number(isShared(a)))) {
    const { fileName } = entry;
    const sheet = sheets.find(({ path }) => path === fileName);
    const xml = await unpack(zip, entry);
    if (fileName === 'xl/styles.xml') Object.assign(marked, readStyles(xml));
    if (fileName === 'xl/sharedStrings.xml') marked.texts = findStruckTexts(xml);
    contents.set(fileName, scanSheet(sheet?.name ?? fileName, xml, marked));
  }
  const commentsOf = async (sheetPath: string) => {
    const comments = new Map<number, string>();
    const folder = sheetPath.replace(/[^/]*$/, '');
    const links = await elementsOf(
      `${folder}_rels/${sheetPath.slice(folder.length)}.rels`,
      'Relationship',
    );
    for (const { attribute } of links) {
      const target = attribute('Target') ?? '';
      if (!/\/(?:comments|threadedComment)$/.test(attribute('Type') ?? '')) continue;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      let row = 0;
      for (const tag of await elementsOf(path, 'comment', 'threadedComment', 't', 'text')) {
        const place = parseReference(tag.attribute('ref') ?? '');
        if (/comment$/i.test(tag.name)) row = place?.row ?? 0;
        else if ((comments.get(row) ?? '').length < maxCommentLetters)
          comments.set(row, `${comments.get(row) ?? ''}${tag.text()}`);
      }
    }
    return comments;
  };
  return Promise.all(
    sheets.map(async ({ path, ...sheet }) => ({
      ...sheet,
      ...(contents.get(path) ?? emptySheet),
      comments: await commentsOf(path),
    })),
  );
}

/** Of cells, by their number: a style names its font and its fill by their numbers. */
function readStyles(xml: string): Omit<MarkedText, 'texts'> {
  const fonts: { isStruck: boolean; isLink: boolean; color: string }[] = [];
  const fills: string[] = [];
  const [styles, colors] = [new Set<string>(), new Map<string, string>()];
  let [section, style] = ['', -1];
  for (const { name, attribute } of scanXml(xml)) {
    const font = section === 'fonts' ? fonts.at(-1) : undefined;
    if (/^(?:fonts|fills|borders|cellStyleXfs|cellXfs|cellStyles|dxfs)$/.test(name)) section = name;
    else if (section === 'fonts' && name === 'font')
      fonts.push({ isStruck: false, isLink: false, color: '' });
    else if (section === 'fills' && name === 'fill') fills.push('');
    else if (section === 'fills' && name === 'fgColor')
      fills[fills.length - 1] = colorOf(attribute);
    else if (font && isStrike(name, attribute)) font.isStruck = true;
    else if (font && name === 'u') font.isLink = true;
    else if (font && name === 'color') font.color = colorOf(attribute);
    else if (section === 'cellXfs' && name === 'xf') {
      style++;
      const own = fonts[Number(attribute('fontId'))];
      const fill = fills[Number(attribute('fillId'))];
      if (own?.isStruck) styles.add(String(style));
      const color = [fill, own?.isLink ? '' : own?.color].filter(Boolean).join('/');
      if (color !== '') colors.set(String(style), color);
    }
  }
  return { styles, colors };
}

/** Empty for black and white, however they are written: a theme's first two, the palette's. */
function colorOf(attribute: XmlTag['attribute']): string {
  const [rgb, theme, indexed] = ['rgb', 'theme', 'indexed'].map(attribute);
  const tint = Number(attribute('tint') ?? 0);
  const isPlain =
    /^..(?:000000|FFFFFF)$/i.test(rgb ?? '') ||
    (/^[01]$/.test(theme ?? '') && tint === 0) ||
    /^(?:[0189]|6[45])$/.test(indexed ?? '');
  return isPlain ? '' : [rgb, theme, indexed, tint || ''].join('.').replace(/^\.*$/, '');
}

/** Texts of which a part is struck through, and whether that is all of them. */
function findStruckTexts(xml: string): Map<string, boolean> {
  const texts = new Map<string, boolean>();
  let [nth, isRunStruck, isPlain] = [-1, false, false];
  for (const { name, attribute, text } of xml.includes('strike') ? scanXml(xml) : []) {
    if (name === 'si') [nth, isRunStruck, isPlain] = [nth + 1, false, false];
    else if (name === 'r') isRunStruck = false;
    else if (isStrike(name, attribute)) isRunStruck = true;
    else if (name === 't' && text().trim() !== '') {
      isPlain ||= !isRunStruck;
      if (isRunStruck || texts.has(String(nth))) texts.set(String(nth), !isPlain);
    }
  }
  return texts;
}

/** @throws ImportError */
async function openZip(bytes: Buffer): Promise<{ zip: ZipFile; entries: Entry[] }> {
  try {
    const zip = await fromBufferPromise(bytes);
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    return { zip, entries };
  } catch {
    throw new ImportError(damagedWorkbook);
  }
}

/** @throws ImportError */
function assertUnpackedSize(entries: readonly Entry[]): void {
  const megabytes = entries.reduce((sum, one) => sum + one.uncompressedSize, 0) / 1024 / 1024;
  if (megabytes > maxUnpackedMb)
    throw new ImportError(
      `The XLSX file is too large: it unpacks to ${Math.round(megabytes)} MB, and at most ${maxUnpackedMb} are read. Save it as CSV.`,
    );
  if (entries.some(isZipBomb))
    throw new ImportError(
      `The XLSX file unpacks to more than ${maxCompressionRatio} times its size: that is no list. Is it the right file?`,
    );
}

function isZipBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return (
    uncompressedSize > minBytesForRatio && uncompressedSize > compressedSize * maxCompressionRatio
  );
}

/** yauzl stops an entry that has more or fewer bytes than the directory says. @throws ImportError */
async function unpack(zip: ZipFile, entry: Entry): Promise<string> {
  try {
    return await text(await zip.openReadStreamPromise(entry));
  } catch {
    throw new ImportError(damagedWorkbook);
  }
}
